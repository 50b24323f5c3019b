import { createServer } from 'node:http'
import { HOST, listen } from '../ports.mjs'
import { EvmIndex } from './blockchain/evm-index.mjs'
import { Invented } from './blockchain/invented.mjs'
import { Names } from './blockchain/names.mjs'
import { MAX_BODY, parseJson, readBody } from './body.mjs'
import { createWallets, picturesOf } from './catalogue/wallets.mjs'
import { corsHeaders, preflightHeaders } from './cors.mjs'
import { Faults } from './faults.mjs'
import { handle } from './handle.mjs'
import { Payments } from '../pay/payments.mjs'
import { RequestLog } from './log.mjs'
import { Permissions } from './permissions.mjs'
import { Project } from './project.mjs'
import { empty, text } from './reply.mjs'
import { CONTROL_PREFIX } from './routes/index.mjs'
import { ONRAMP_PATH } from './routes/onramp.mjs'
import { SignIns } from './sign-ins.mjs'

/** @typedef {import('./routes/route.mjs').ApiState} ApiState */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * @param {ServerResponse} response
 * @param {import('./reply.mjs').Reply} reply
 * @param {Record<string, string>} cors
 * @param {boolean} cut whether the connection breaks in the middle
 */
function send(response, { status, headers, body }, cors, cut) {
  const bytes = Buffer.from(body)
  const length = { 'content-length': String(bytes.length) }
  // Nothing is cached, unlike at the hosted services: a test that throws a switch must see its effect.
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, ...cors, ...length })
  if (!cut) response.end(bytes)
  else response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {ServerResponse} response
 * @param {ApiState} state
 * @param {(line: string) => void} print
 */
async function serve(request, response, state, print) {
  const url = new URL(request.url ?? '/', `http://${HOST}`)
  const method = request.method ?? 'GET'
  const gone = new AbortController()
  const started = performance.now()
  const body = await readBody(request)
  const parsed = parseJson(body ?? '')
  const control = url.pathname.startsWith(CONTROL_PREFIX)
  const entry = control ? undefined : state.log.add({ method, url, headers: request.headers, body: body ?? '', parsed })
  response.once('close', () => {
    gone.abort()
    if (entry && !response.writableFinished) entry.aborted = true
    if (!control)
      print(`${method} ${url.pathname} ${entry?.status ?? '–'} ${Math.round(performance.now() - started)} ms`)
  })

  const cors = corsHeaders(url.pathname, request.headers.origin)
  const reply = (/** @type {import('./reply.mjs').Reply} */ value, cut = false) => {
    if (response.destroyed) return
    if (entry) entry.status = value.status
    send(response, value, cors, cut)
  }
  if (body === undefined) return reply(text(`Body is longer than ${MAX_BODY} bytes`, 413))
  if (method === 'OPTIONS') return reply({ ...empty(), headers: preflightHeaders })
  const call = { method, path: url.pathname, query: url.searchParams, headers: request.headers, body, parsed }
  const outcome = await handle(call, state, gone.signal)
  if (outcome === 'hang') return
  if (outcome === 'drop') return void response.destroy()
  if ('cut' in outcome) return reply(outcome.cut, true)
  return reply(outcome)
}

/**
 * Starts the server that answers as the hosted services do.
 * @param {object} settings
 * @param {number} settings.port a taken port is replaced by a free one
 * @param {ReadonlySet<number>} [settings.reserved] ports that it must not take
 * @param {ApiState['chains']} settings.chains
 * @param {number} settings.wallets how many the catalogue holds
 * @param {ApiState['relay']} settings.relay
 * @param {ApiState['wallet']} settings.wallet
 * @param {ApiState['bitcoin']} settings.bitcoin
 * @param {ApiState['mail']} settings.mail
 * @param {ApiState['frame']} settings.frame
 * @param {ApiState['social']} settings.social
 * @param {ApiState['onramp']['desk']} settings.onramp
 * @param {string} [settings.folder] where registered names are kept
 * @param {(url: string) => unknown} settings.info the answer of `GET /__dev/info`
 * @param {(line: string) => void} settings.print gets one line a request
 * @throws {Error} when no port can be had
 */
export async function startApi({
  port,
  reserved,
  chains,
  wallets: count,
  relay,
  wallet,
  bitcoin,
  mail,
  frame,
  social,
  onramp,
  folder,
  info,
  print,
}) {
  const wallets = createWallets(count)
  const evm = chains.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'))
  const indices = new Map(evm.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, new EvmIndex(rpcUrl)]))
  const state = {
    chains,
    names: new Names(new Map(evm.map(({ caipNetworkId, rpcUrl }) => [Number(caipNetworkId.slice(7)), rpcUrl])), folder),
    invented: new Invented(),
    indexOf: (/** @type {string} */ caipNetworkId) => indices.get(caipNetworkId),
    pictureUrl: (/** @type {string} */ symbol) =>
      `${url}/public/getTokenImage/${encodeURIComponent(symbol)}?projectId=dev`,
    wallets,
    pictures: picturesOf(wallets),
    project: new Project(),
    faults: new Faults(),
    log: new RequestLog(),
    signIns: new SignIns(),
    permissions: new Permissions(),
    relay,
    wallet,
    bitcoin,
    mail,
    frame,
    social,
    payments: new Payments(),
    url: () => url,
    onramp: { desk: onramp, url: () => `${url}${ONRAMP_PATH}` },
    info: () => info(url),
  }
  const server = createServer((request, response) => {
    serve(request, response, state, print).catch(error => {
      // A caller that disconnects while sending is no error.
      if (!request.destroyed || request.complete) print(`${request.method} ${request.url} ${String(error)}`)
      if (response.headersSent || response.destroyed) response.destroy()
      else send(response, text('Internal server error', 500), corsHeaders('', undefined), false)
    })
  })
  const chosen = await listen(server, port, reserved)
  const url = `http://${HOST}:${chosen}`
  const stop = () =>
    new Promise(resolve => {
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  return { ...state, url, port: chosen, stop }
}
