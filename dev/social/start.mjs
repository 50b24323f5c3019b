import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readBody } from '../api/body.mjs'
import { HOST, listen } from '../ports.mjs'
import { faces, FARCASTER, HANDLE } from './faces.mjs'
import { FarcasterApp } from './farcaster.mjs'
import { MissingPackageError } from '../packages.mjs'
import { loginPage, messagePage, stylesheet } from './pages.mjs'
import { createProvider } from './provider.mjs'
import { SocialRules } from './rules.mjs'

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {import('./rules.mjs').Decision} Decision */

/** @param {Outgoing} response @param {import('../api/reply.mjs').Reply} reply */
function send(response, { status, headers, body }) {
  if (response.destroyed) return
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body)
}

/** @typedef {Awaited<ReturnType<typeof startSocial>>} Social */

/**
 * Starts the local stand-ins for the social providers. The OpenID provider behind them is loaded with the first login.
 * @param {object} settings
 * @param {number} [settings.port] a taken port is replaced by a free one
 * @param {ReadonlySet<number>} [settings.reserved] ports that it must not take
 * @param {() => string} settings.redirectUri of the secure site
 * @param {(line: string) => void} [settings.print]
 */
export async function startSocial({ port = 0, reserved, redirectUri, print = () => undefined }) {
  const rules = new SocialRules()
  const app = new FarcasterApp()
  let url = ''
  /** @type {ReturnType<typeof createProvider> | undefined} */
  let loading
  const load = () => (loading ??= createProvider({ issuer: url, redirectUri: redirectUri(), print }))

  /** @param {Incoming} request @param {Outgoing} response @param {string} provider @param {Decision} decision */
  async function finish(request, response, provider, { mode, handle, email, delayMs }) {
    if (mode === 'slow') await wait(delayMs, undefined, { ref: false })
    const { provider: openId, enter } = await load()
    const result =
      mode === 'cancel'
        ? { error: 'access_denied', error_description: 'The user cancelled the login' }
        : mode === 'error'
          ? { error: 'server_error', error_description: 'The provider was told to fail' }
          : { login: { accountId: enter({ provider, handle, email }), remember: false } }
    if (!response.destroyed) await openId.interactionFinished(request, response, result)
  }

  /** The login page of a provider. @param {Incoming} request @param {Outgoing} response */
  async function interact(request, response) {
    const { uid, params } = await (await load()).provider.interactionDetails(request, response)
    const provider = String(params.client_id)
    const rule = rules.of(provider)
    const face = faces[provider]
    if (!face) return send(response, messagePage('Unknown provider', provider, 404))
    const { name, tellsEmail } = face
    if (request.method === 'POST') {
      const form = new URLSearchParams(await readBody(request))
      const mode = form.get('do')
      const handle = form.get('handle') ?? ''
      const email = form.get('email') ?? rule.email
      const isLogin = (mode === 'approve' || mode === 'slow') && HANDLE.test(handle) && !/\s/.test(email)
      const isGood = mode === 'cancel' || mode === 'error' || isLogin
      if (!isGood) return send(response, messagePage('Not a user name', 'Letters, digits, dots and dashes only.', 400))
      return finish(request, response, provider, { ...rule, handle, email, mode })
    }
    if (rule.mode === 'never') return send(response, messagePage(`${name} is loading`, 'It will be so for ever.'))
    if (rule.mode !== 'ask') return finish(request, response, provider, rule)
    const email = tellsEmail ? rule.email : undefined
    const target = new URL(redirectUri()).origin
    send(response, loginPage({ name, action: `/interaction/${uid}`, handle: rule.handle, email, target }))
  }

  /** What the app of Farcaster would show. @param {Incoming} request @param {Outgoing} response @param {string} id */
  async function farcasterPage(request, response, id) {
    const waiting = app.find(id)
    const gone = messagePage('This request is no longer known', 'Start the login again.', 410)
    if (!waiting) return send(response, gone)
    if (request.method !== 'POST') {
      const { handle } = rules.of(FARCASTER)
      return send(
        response,
        loginPage({ name: 'Farcaster', action: `/farcaster/${id}`, handle, email: undefined, isApp: true }),
      )
    }
    const form = new URLSearchParams(await readBody(request))
    const handle = form.get('handle') ?? ''
    const isApproved = form.get('do') === 'approve'
    if (isApproved && !HANDLE.test(handle)) return send(response, messagePage('Not a user name', 'Try again.', 400))
    waiting.decide(isApproved ? handle : new Error('The user cancelled the login'))
    send(response, messagePage(isApproved ? 'Approved' : 'Cancelled', 'Go back to the page where you log in.'))
  }

  /** @param {Incoming} request @param {Outgoing} response */
  async function answer(request, response) {
    const { pathname } = new URL(request.url ?? '/', url)
    print(`social ${request.method} ${pathname}`)
    if (pathname === '/social.css') return send(response, stylesheet())
    const [, kind, id = ''] = pathname.split('/')
    const isOwn = kind === 'interaction' || kind === FARCASTER
    if (isOwn && request.method === 'POST' && request.headers.origin !== url) {
      return send(response, messagePage('Refused', 'Only pages of this site may ask this.', 403))
    }
    if (kind === FARCASTER) return farcasterPage(request, response, id)
    if (kind === 'interaction') return interact(request, response)
    return (await load()).provider.callback()(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(error => {
      print(`social ${request.method} ${request.url} ${String(error)}`)
      if (response.headersSent) return void response.destroy()
      if (error instanceof MissingPackageError) {
        console.error(error.message) // shown to the person who started the stack, even without a log
        send(response, messagePage('A package is missing', error.message, 500))
      } else send(response, messagePage('This login is no longer known', 'Close this window and start again.', 400))
    })
  })
  const chosen = await listen(server, port, reserved)
  url = `http://${HOST}:${chosen}`
  return {
    url,
    set: (/** @type {unknown} */ rule) => rules.set(rule),
    rule: (/** @type {string} */ provider) => rules.of(provider),
    /** Begins a login by the app. */
    beginFarcaster() {
      const request = app.begin()
      const { mode, handle, delayMs } = rules.of(FARCASTER)
      if (mode === 'approve') request.decide(handle)
      if (mode === 'slow') setTimeout(() => request.decide(handle), delayMs).unref()
      if (mode === 'cancel') request.decide(new Error('The user cancelled the login'))
      if (mode === 'error') request.decide(new Error('The provider was told to fail'))
      return { ...request, url: `${url}/${FARCASTER}/${request.id}` }
    },
    approveFarcaster(/** @type {string | undefined} */ handle) {
      const request = app.latest()
      if (!request) throw new TypeError('No login waits for the app of Farcaster.')
      request.decide(handle ?? rules.of(FARCASTER).handle)
    },
    reset() {
      rules.clear()
      app.clear()
    },
    stop: () =>
      /** @type {Promise<void>} */ (
        new Promise(resolve => {
          app.clear()
          server.close(() => resolve())
          server.closeAllConnections()
        })
      ),
  }
}
