import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from './body.mjs'
import { moveAgainst } from './blockchain/convert.mjs'
import { applyFault } from './fault-modes.mjs'
import { failed, text } from './reply.mjs'
import { CONTROL_PREFIX, findRoute } from './routes/index.mjs'

/** @typedef {import('./reply.mjs').Reply} Reply */

/** Delay of a `slow` rule that names none, in milliseconds. */
const SLOW = 2_000

/** @param {unknown} body parsed body @returns {string[]} the JSON-RPC methods it asks for */
function rpcMethodsOf(body) {
  const calls = Array.isArray(body) ? body : [body]
  return calls.flatMap(call => (isRecord(call) && typeof call.method === 'string' ? [call.method] : []))
}

/**
 * The true answer to a request.
 * @param {Omit<import('./routes/route.mjs').ApiRequest, 'params'>} request
 * @param {import('./routes/route.mjs').ApiState} state
 * @returns {Promise<Reply>}
 */
async function answer(request, state) {
  const found = findRoute(request.method, request.path)
  if (!found) return text('Not found', 404)
  const { route, params } = found
  const open = route.open || request.path.startsWith(CONTROL_PREFIX)
  if (!open && !state.project.accepts(request.query.get('projectId'))) {
    return failed(401, 'authentication', 'Project id is missing or not valid.')
  }
  return route.answer({ ...request, params }, state)
}

/**
 * Answers a request, truly or as a fault says.
 * @param {Omit<import('./routes/route.mjs').ApiRequest, 'params'>} request
 * @param {import('./routes/route.mjs').ApiState} state
 * @param {AbortSignal} gone aborts when the caller has gone away
 * @returns {Promise<Reply | 'hang' | 'drop' | { cut: Reply }>}
 */
export async function handle(request, state, gone) {
  const pass = () => answer(request, state)
  if (request.path.startsWith(CONTROL_PREFIX)) return pass()
  const { method, path, query, parsed } = request
  const fault = state.faults.take({
    method,
    path,
    chainId: query.get('chainId'),
    rpcMethods: rpcMethodsOf(parsed?.value),
  })
  if (!fault) return pass()
  const delay = fault.delayMs ?? (fault.mode === 'slow' ? SLOW : 0)
  if (delay > 0) {
    try {
      await wait(delay, undefined, { signal: gone })
    } catch {
      return 'drop'
    }
  }
  if (fault.mode === 'price-moves') await moveAgainst(request, state.chains, fault.percent)
  const outcome = await applyFault(fault, pass, parsed?.value)
  return fault.mode === 'cut' && typeof outcome === 'object' ? { cut: outcome } : outcome
}
