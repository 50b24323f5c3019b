import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { MAX_BODY, parseJson, readBody } from '../api/body.mjs'
import { corsHeaders, preflightHeaders } from '../api/cors.mjs'
import { applyFault } from '../api/fault-modes.mjs'
import { matchPath } from '../api/pattern.mjs'
import { empty, text } from '../api/reply.mjs'
import { HOST, listen } from '../ports.mjs'
import { controlRoutes, esploraRoutes } from './routes.mjs'

/** @typedef {import('../api/reply.mjs').Reply} Reply */
/** @typedef {import('./routes.mjs').State} State */

/** What the paths of our own switches begin with. */
const CONTROL = '/__dev/'
/** Delay of a `slow` rule that names none, in milliseconds. */
const SLOW = 2_000

/**
 * @param {string} method @param {string} path
 * @param {Omit<import('./routes.mjs').Call, 'params'>} call
 * @param {State} state
 * @returns {Reply}
 */
function answer(method, path, call, state) {
  for (const route of path.startsWith(CONTROL) ? controlRoutes : esploraRoutes) {
    const params = route.method === method ? matchPath(route.path, path) : undefined
    if (params) return route.answer({ ...call, params }, state)
  }
  return text('endpoint does not exist', 404)
}

/**
 * Answers truly, or as a fault says.
 * @param {string} method @param {string} path
 * @param {Omit<import('./routes.mjs').Call, 'params'>} call
 * @param {State} state
 * @returns {Promise<Reply | 'hang' | 'drop' | { cut: Reply }>}
 */
async function handle(method, path, call, state) {
  const pass = async () => answer(method, path, call, state)
  const fault = path.startsWith(CONTROL)
    ? undefined
    : state.faults.take({ method, path, chainId: null, rpcMethods: [] })
  if (!fault) return pass()
  const delay = fault.delayMs ?? (fault.mode === 'slow' ? SLOW : 0)
  if (delay > 0) await wait(delay, undefined, { ref: false })
  const outcome = await applyFault(fault, pass, call.parsed?.value)
  return fault.mode === 'cut' && typeof outcome === 'object' ? { cut: outcome } : outcome
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Reply} reply
 * @param {boolean} cut whether the connection breaks in the middle
 */
function send(response, { status, headers, body }, cut) {
  if (response.destroyed) return
  const bytes = Buffer.from(body)
  const length = { 'content-length': String(bytes.length) }
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, ...corsHeaders('', undefined), ...length })
  if (!cut) response.end(bytes)
  else response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {State} state
 * @param {(line: string) => void} print
 */
async function serve(request, response, state, print) {
  const url = new URL(request.url ?? '/', `http://${HOST}`)
  const method = request.method ?? 'GET'
  const body = await readBody(request)
  if (body === undefined) return send(response, text(`Body is longer than ${MAX_BODY} bytes`, 413), false)
  const parsed = parseJson(body)
  const control = url.pathname.startsWith(CONTROL)
  const entry = control ? undefined : state.log.add({ method, url, headers: request.headers, body, parsed })
  response.once('close', () => {
    if (entry && !response.writableFinished) entry.aborted = true
    if (!control) print(`bitcoin ${method} ${url.pathname} ${entry?.status ?? '–'}`)
  })
  if (method === 'OPTIONS') return send(response, { ...empty(), headers: preflightHeaders }, false)
  const outcome = await handle(method, url.pathname, { query: url.searchParams, body, parsed }, state)
  if (outcome === 'hang') return
  if (outcome === 'drop') return void response.destroy()
  const [reply, cut] = 'cut' in outcome ? [outcome.cut, true] : [outcome, false]
  if (entry) entry.status = reply.status
  send(response, reply, cut)
}

/**
 * Serves a ledger over HTTP.
 * @param {object} settings
 * @param {number} settings.port a taken port is replaced by a free one
 * @param {ReadonlySet<number> | undefined} settings.reserved ports that it must not take
 * @param {(url: string) => State} settings.state
 * @param {(line: string) => void} settings.print gets one line a request
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveLedger({ port, reserved, state: makeState, print }) {
  const server = createServer((request, response) => {
    serve(request, response, state, print).catch(error => {
      print(`bitcoin ${request.method} ${request.url} ${String(error)}`)
      if (response.headersSent) response.destroy()
      else send(response, text('Internal server error', 500), false)
    })
  })
  const url = `http://${HOST}:${await listen(server, port, reserved)}`
  const state = makeState(url)
  const stop = () =>
    new Promise(resolve => {
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  return { url, stop: () => stop().then(() => undefined) }
}
