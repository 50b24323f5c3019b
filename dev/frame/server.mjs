import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseJson, readBody } from '../api/body.mjs'
import { empty, json, text } from '../api/reply.mjs'
import { HOST, listen } from '../ports.mjs'
import { LATE } from './faults.mjs'
import { callbackPage, dashboardPage, echoPage, fileAt, loadingPage, messagePage, sdkPage } from './pages.mjs'
import { Call, Decision, Login } from './protocol.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {import('../api/reply.mjs').Reply} Reply */
/** @typedef {{ method: string, url: URL, body: string, headers: import('node:http').IncomingHttpHeaders }} Request */
/** @typedef {import('./service.mjs').Service} Service */

/** A payload that no reply of the frame has. */
const WRONG = Object.freeze({
  action: 7,
  address: {},
  chainId: null,
  isConnected: 'perhaps',
  uri: 1,
  url: 2,
  nonsense: true,
})

/**
 * @param {Service} service
 * @param {object} site
 * @param {() => string} site.ancestors the origins that may embed the frame
 * @param {() => string} site.other the URL of the site under another host name, which is another origin
 */
function createRoutes(service, { ancestors, other }) {
  /** @param {Request} request @returns {Reply | 'hang'} */
  function sdk({ url, headers }) {
    const fault = service.faults.takeLoading(['never-loads', 'error-page', 'refuse-domain', 'redirect'])
    if (fault?.mode === 'never-loads') return 'hang'
    if (fault?.mode === 'error-page') return text('Internal server error', 500)
    if (fault?.mode === 'redirect' && headers.host !== new URL(other()).host) {
      return { ...empty(302), headers: { location: `${other()}${url.pathname}${url.search}` } }
    }
    return sdkPage({ ancestors: fault?.mode === 'refuse-domain' ? "'none'" : ancestors(), other: other() })
  }

  /** Tells the frame whether to report that it is ready. @returns {Promise<Reply>} */
  async function hello() {
    const fault = service.faults.takeLoading(['never-ready', 'loads-late'])
    if (fault?.mode === 'loads-late') await wait(fault.delayMs ?? LATE, undefined, { ref: false })
    return json({ ready: fault?.mode !== 'never-ready' })
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  async function call({ body }) {
    const parsed = Call.safeParse(parseJson(body)?.value)
    if (!parsed.success) return json({ ok: false, message: 'Something went wrong' }, 400)
    const { name } = parsed.data
    const fault = service.faults.takeReply(name)
    if (fault?.mode === 'fail')
      return json({ ok: false, message: fault.error ?? 'The development stack was told to fail.' })
    const outcome = await service.call(parsed.data)
    if (!fault) return json(outcome)
    if (fault.mode === 'late') await wait(fault.delayMs ?? LATE, undefined, { ref: false })
    if (fault.mode === 'wrong-shape') return json({ ...outcome, payload: fault.payload ?? WRONG })
    return json({ ...outcome, fault: fault.mode })
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  async function decide({ body }) {
    const parsed = Decision.safeParse(parseJson(body)?.value)
    return parsed.success
      ? json(await service.decide(parsed.data))
      : json({ ok: false, message: 'Something went wrong' }, 400)
  }

  /** Takes away what waits in a page that is closed. @param {Request} request @returns {Reply} */
  function leave({ body }) {
    service.approvals.drop(body)
    return empty()
  }

  /** Whom the result of a social login goes to. @param {Request} request @returns {Reply} */
  function giveBack({ body }) {
    const { state } = Object(parseJson(body)?.value)
    const target = service.socialLogins.returnOf(typeof state === 'string' ? state : null)
    return json(target ? { ok: true, ...target } : { ok: false })
  }

  /** The keys of the user who is logged in. @param {Request} request @returns {Reply} */
  function keys({ body }) {
    const parsed = Login.safeParse(parseJson(body)?.value)
    const payload = parsed.success ? service.keysOf(parsed.data) : undefined
    return json(payload ? { ok: true, payload } : { ok: false, message: 'You are logged out' })
  }

  /** The page behind the link in a mail. @param {Request} request @returns {Reply} */
  function device({ url }) {
    const registration = service.devices.find(url.searchParams.get('token') ?? '')
    if (!registration) return messagePage({ title: 'This link no longer works', text: 'Ask for a new email.' }, 410)
    return messagePage({
      title: 'Is this you?',
      text: `Someone is logging in at ${registration.origin} as ${registration.email}.`,
      form: { token: registration.token },
    })
  }

  /** @param {Request} request @returns {Reply} */
  function decideDevice({ body }) {
    const form = new URLSearchParams(body)
    const registration = service.devices.find(form.get('token') ?? '')
    if (!registration) return messagePage({ title: 'This link no longer works', text: 'Ask for a new email.' }, 410)
    const isYes = form.get('answer') === 'yes'
    registration.decide(isYes ? undefined : new Refusal('The device was not confirmed'))
    return isYes
      ? messagePage({
          title: 'Device confirmed',
          text: 'A code is on its way to you. Go back to the page where you log in.',
        })
      : messagePage({ title: 'Device blocked', text: 'Nobody was logged in.' })
  }

  /** @type {Readonly<Record<string, (request: Request) => Reply | 'hang' | Promise<Reply>>>} */
  return {
    'GET /sdk': sdk,
    'GET /echo': () => echoPage(service.url()),
    'GET /loading': loadingPage,
    'GET /callback': callbackPage,
    'GET /dashboard': dashboardPage,
    'GET /device': device,
    'POST /device': decideDevice,
    'POST /api/hello': hello,
    'POST /api/call': call,
    'POST /api/decide': decide,
    'POST /api/leave': leave,
    'POST /api/return': giveBack,
    'POST /api/keys': keys,
  }
}

/** @param {import('node:http').ServerResponse} response @param {Reply} reply */
function send(response, { status, headers, body }) {
  if (response.destroyed) return
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/**
 * Serves the secure site. Nothing here may be read by another site: no route says so, and what changes something asks for
 * the site's own origin.
 * @param {object} settings
 * @param {number} settings.port a taken port is replaced by a free one
 * @param {ReadonlySet<number> | undefined} settings.reserved ports that it must not take
 * @param {(url: () => string) => Service} settings.service
 * @param {() => string} settings.ancestors
 * @param {(line: string) => void} settings.print
 */
export async function serveFrame({ port, reserved, service: makeService, ancestors, print }) {
  let url = ''
  let other = ''
  const service = makeService(() => url)
  const routes = createRoutes(service, { ancestors, other: () => other })
  /** @param {import('node:http').IncomingMessage} message @returns {Promise<Reply | 'hang'>} */
  const answer = async message => {
    const target = new URL(message.url ?? '/', url)
    const method = message.method ?? 'GET'
    const body = await readBody(message)
    if (body === undefined) return text('Body is too long', 413)
    const route = routes[`${method} ${target.pathname}`]
    if (!route) return (method === 'GET' && fileAt(target.pathname)) || text('Not found', 404)
    const { origin } = message.headers
    if (method !== 'GET' && origin !== url && origin !== other) return text('Only pages of this site may ask this', 403)
    print(`frame ${method} ${target.pathname}`)
    return route({ method, url: target, body, headers: message.headers })
  }
  const server = createServer((message, response) => {
    answer(message).then(
      reply => (reply === 'hang' ? undefined : send(response, reply)),
      error => {
        print(`frame ${message.method} ${message.url} ${String(error)}`)
        if (response.headersSent) response.destroy()
        else send(response, text('Internal server error', 500))
      },
    )
  })
  const chosen = await listen(server, port, reserved)
  url = `http://${HOST}:${chosen}`
  other = `http://localhost:${chosen}`
  const stop = () =>
    new Promise(resolve => {
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  return { url, service, stop: () => stop().then(() => undefined) }
}
