import { once } from 'node:events'
import { createServer } from 'node:http'

/** Longest wait for a reply, in milliseconds. */
const PATIENCE = 20_000

/** What the page of the site does: holds the frame, asks it, and keeps what it says. @param {number} patience in ms */
function script(patience) {
  const seen = []
  /** @type {Map<string, (reply: unknown) => void>} */
  const waiting = new Map()
  const frame = document.createElement('iframe')
  const origin = document.body.dataset.origin
  frame.title = 'Embedded wallet'
  frame.width = '360'
  frame.height = '600'
  addEventListener('message', event => {
    const { type, id, payload } = Object(event.data)
    const isFrame = event.source === frame.contentWindow && event.origin === origin
    seen.push({ type, id, payload, origin: event.origin, isFrame })
    if (!isFrame) return
    waiting.get(type === '@w3m-frame/READY' ? 'ready' : id)?.({ type, payload })
  })
  window.seen = seen
  window.load = query =>
    new Promise(resolve => {
      waiting.set('ready', resolve)
      frame.src = `${origin}/sdk?${query}`
      document.body.append(frame)
    })
  window.ask = (name, payload, id = crypto.randomUUID()) =>
    new Promise(resolve => {
      waiting.set(id, resolve)
      setTimeout(() => resolve({ type: 'silence', payload: { message: `no reply to ${name}` } }), patience)
      frame.contentWindow.postMessage({ type: `@w3m-app/${name}`, payload, id }, origin)
    })
}

/**
 * A site on its own origin that embeds the frame.
 * @param {import('playwright-core').Browser} browser
 * @param {string} frameOrigin
 */
export async function openSite(browser, frameOrigin) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><title>Site</title><body data-origin="${frameOrigin}"><script>(${script})(${PATIENCE})</script>`,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const url = `http://127.0.0.1:${port}/`
  const page = await (await browser.newContext()).newPage()
  /** @type {string[]} */
  const complaints = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text())
  })
  page.setDefaultTimeout(PATIENCE)
  await page.goto(url)
  const query = 'projectId=dev&version=4&enableLogger=false&chainId=eip155:31337'
  return {
    page,
    url,
    origin: url.slice(0, -1),
    complaints,
    /** The content of the frame. */
    screen: page.frameLocator('iframe[title="Embedded wallet"]'),
    /** Puts the frame into the page, and waits until it is ready. @param {string} [more] of the query */
    load: (more = '') => page.evaluate(text => window.load(text), `${query}${more}`),
    /** @param {string} [more] */
    begin: (more = '') => page.evaluate(text => void window.load(text), `${query}${more}`),
    reload: () => page.reload(),
    /** @param {string} name @param {unknown} [payload] @param {string} [id] @returns {Promise<{ type: string, payload: any }>} */
    ask: (name, payload, id) => page.evaluate(args => window.ask(...args), [name, payload, id ?? crypto.randomUUID()]),
    /** The payload of a success. @param {string} name @param {unknown} [payload] @returns {Promise<any>} */
    async get(name, payload) {
      const reply = await page.evaluate(args => window.ask(...args), [name, payload])
      if (reply.type !== `@w3m-frame/${name}_SUCCESS`) throw new Error(reply.payload?.message ?? JSON.stringify(reply))
      return reply.payload
    },
    /** Every message that came. @returns {Promise<{ type: string, id: string, payload: any, origin: string, isFrame: boolean }[]>} */
    seen: () => page.evaluate(() => window.seen),
    async stop() {
      server.closeAllConnections()
      server.close()
      await page.context().close() // fails where the browser has gone before
    },
  }
}

/**
 * Logs a user in by mail, on a new device or a known one.
 * @param {Awaited<ReturnType<typeof openSite>>} site
 * @param {import('../../../dev/index.d.mts').DevFrame} frame
 * @param {string} email
 */
export async function logIn(site, frame, email) {
  const { action } = await site.get('CONNECT_EMAIL', { email })
  if (action === 'VERIFY_DEVICE') {
    frame.confirmDevice(email)
    await site.get('CONNECT_DEVICE')
  }
  await site.get('CONNECT_OTP', { otp: await frame.code(email) })
  return site.get('GET_USER', {})
}
