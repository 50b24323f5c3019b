import { ROUTER } from '../evm/exchange.mjs'
import { isRecord, parseJson } from './body.mjs'
import { empty, failed, json, text } from './reply.mjs'

/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ id?: unknown, method?: unknown }} RpcCall */

/** Size of a huge answer, in bytes. */
const HUGE = 20_000_000
/** Default `retry-after` of a rate limit, in seconds. */
const RETRY_AFTER = 1
const defaultError = { code: -32603, message: 'The development stack was told to fail.' }
/** The default router of `other-router`. */
const OTHER_ROUTER = `0x${'bad0'.repeat(10)}`
const htmlType = { 'content-type': 'text/html; charset=utf-8' }

/** @param {unknown} value @returns {unknown} the same structure, with the type of every value changed */
function twist(value) {
  if (Array.isArray(value)) return Object.fromEntries(value.map((entry, index) => [`item${index}`, twist(entry)]))
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, twist(entry)]))
  if (typeof value === 'string') return value.length
  if (typeof value === 'number') return `${value} or so`
  return value === null ? [] : { was: String(value) }
}

/** @param {Fault} fault @returns {Reply} */
function failure({ status = 500, body, reason }) {
  if (body !== undefined) return typeof body === 'string' ? text(body, status) : json(body, status)
  if (status === 500 && !reason) return text('Internal server error', 500)
  const { field, description } = reason ?? { field: '', description: 'The development stack was told to fail.' }
  return failed(status, field, description)
}

/** @param {Fault} fault @returns {Reply} */
function rateLimit({ retryAfterS = RETRY_AFTER }) {
  const reply = failed(429, 'rate_limited', 'Too many requests.')
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(retryAfterS) } }
}

/** @param {Fault} fault @returns {Reply} */
function given({ status = 200, body = '', headers = {} }) {
  const reply = typeof body === 'string' ? text(body, status) : json(body, status)
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

/** @param {Reply} reply @returns {Reply} */
function wrongTypes(reply) {
  const parsed = parseJson(reply.body)
  return json(parsed ? twist(parsed.value) : 42, reply.status)
}

/**
 * Replaces the results of the calls that match the rule; the rest of a batch stays unchanged.
 * @param {Fault} fault
 * @param {unknown} request parsed body of the request
 * @param {Reply} reply
 * @returns {Reply}
 */
function rpcAnswer(fault, request, reply) {
  const calls = /** @type {RpcCall[]} */ ((Array.isArray(request) ? request : [request]).filter(isRecord))
  const ids = new Set(calls.filter(call => !fault.rpcMethod || call.method === fault.rpcMethod).map(call => call.id))
  const outcome = fault.mode === 'rpc-error' ? { error: fault.error ?? defaultError } : { result: fault.result ?? null }
  const answer = (/** @type {RpcCall} */ { id }) => ({ jsonrpc: '2.0', id, ...outcome })
  if (!Array.isArray(request)) return json(answer(calls[0] ?? { id: null }))
  const parsed = parseJson(reply.body)?.value
  const truth = Array.isArray(parsed) ? parsed : calls
  return json(truth.map(entry => (ids.has(entry.id) ? answer(entry) : entry)))
}

/**
 * Replaces the address of the router everywhere in the answer, including in calldata.
 * @param {Fault} fault @param {Reply} reply @returns {Reply}
 */
function misdirect({ to = OTHER_ROUTER }, reply) {
  return { ...reply, body: reply.body.replaceAll(new RegExp(ROUTER.slice(2), 'gi'), to.slice(2).toLowerCase()) }
}

/** Doubles the deposit of a payment without changing the displayed price. @param {Reply} reply @returns {Reply} */
function doubleDeposit(reply) {
  const body = /"deposit":\{"amount":"(\d+)"/g
  return {
    ...reply,
    body: reply.body.replace(body, (found, amount) => found.replace(amount, String(BigInt(amount) * 2n))),
  }
}

/**
 * How these modes answer. `pass` returns the real answer.
 * @type {Partial<Record<Fault['mode'], (fault: Fault, pass: () => Promise<Reply>, request: unknown) => Reply | Promise<Reply>>>}
 */
const answers = {
  slow: (_fault, pass) => pass(),
  cut: (_fault, pass) => pass(),
  fail: failure,
  'rate-limit': rateLimit,
  empty: () => empty(200),
  html: () => ({
    ...text('<!doctype html><title>Sign in</title><p>This is not what you asked for.', 200),
    headers: htmlType,
  }),
  malformed: () => ({ ...json({}), body: '{"data":[{"id":"' }),
  'wrong-types': async (_fault, pass) => wrongTypes(await pass()),
  huge: ({ bytes = HUGE }) => json({ data: 'x'.repeat(Math.max(0, bytes - 11)) }),
  body: given,
  'rpc-result': async (fault, pass, request) => rpcAnswer(fault, request, await pass()),
  'rpc-error': async (fault, pass, request) => rpcAnswer(fault, request, await pass()),
  'other-router': async (fault, pass) => misdirect(fault, await pass()),
  'double-deposit': async (_fault, pass) => doubleDeposit(await pass()),
}

/**
 * Applies a rule to a request.
 * @param {Fault} fault
 * @param {() => Promise<Reply>} pass gives the true answer
 * @param {unknown} request parsed body of the request
 * @returns {Promise<Reply | 'hang' | 'drop'>} the reply, or to leave the request open, or to close the connection
 */
export async function applyFault(fault, pass, request) {
  if (fault.mode === 'hang' || fault.mode === 'drop') return fault.mode
  const answer = answers[fault.mode]
  return answer ? answer(fault, pass, request) : pass()
}
