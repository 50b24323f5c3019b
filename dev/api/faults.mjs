import { isRecord } from './body.mjs'
import { isRoute, matchRoute } from './pattern.mjs'

/** Every way a route can misbehave; `fault-modes` holds what each does. */
export const modes = /** @type {const} */ ([
  'slow',
  'fail',
  'rate-limit',
  'hang',
  'drop',
  'cut',
  'empty',
  'html',
  'malformed',
  'wrong-types',
  'huge',
  'body',
  'rpc-result',
  'rpc-error',
  'price-moves',
  'other-router',
  'double-deposit',
])

/**
 * One rule. Only `mode` is required; a rule without conditions matches every request.
 * @typedef {object} Fault
 * @property {typeof modes[number]} mode
 * @property {string} [route] such as `GET /getWallets`, `/getWalletImage/:id` or `* /v1/*`
 * @property {string} [chainId] only requests whose query names this chain, such as `eip155:31337`
 * @property {string} [rpcMethod] only JSON-RPC requests with this method
 * @property {number} [times] how many requests it matches; by default, all until it is cleared
 * @property {number} [delayMs] the delay before anything else happens
 * @property {number} [status] of the answer, for `fail` and `body`
 * @property {unknown} [body] of the answer, for `fail` and `body`: a text is sent as it is, anything else as JSON
 * @property {Record<string, string>} [headers] of the answer, for `body`
 * @property {{ field: string, description: string }} [reason] for `fail`: what the error shape says
 * @property {number} [retryAfterS] for `rate-limit`, in seconds
 * @property {number} [bytes] for `huge`
 * @property {unknown} [result] for `rpc-result`
 * @property {unknown} [error] for `rpc-error`
 * @property {number} [percent] for `price-moves`: by how much the trade yields less, below 100
 * @property {string} [to] for `other-router`: the address that replaces the router's in the answer
 */

/** @typedef {Fault & { id: string, hits: number }} ActiveFault */

/** The type each property must have. @type {Record<string, string>} */
const types = {
  mode: 'string',
  route: 'string',
  chainId: 'string',
  rpcMethod: 'string',
  times: 'number',
  delayMs: 'number',
  status: 'number',
  retryAfterS: 'number',
  bytes: 'number',
  headers: 'object',
  reason: 'object',
  body: 'any',
  result: 'any',
  error: 'any',
  percent: 'number',
  to: 'string',
}

/** @param {unknown} fault @returns {asserts fault is Fault} */
function check(fault) {
  if (!isRecord(fault)) throw new TypeError('A fault must be an object.')
  if (!modes.some(mode => mode === fault.mode)) {
    throw new TypeError(`Unknown fault mode "${String(fault.mode)}"; known are ${modes.join(', ')}.`)
  }
  for (const [name, value] of Object.entries(fault)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (!type) throw new TypeError(`Unknown fault property "${name}".`)
    if (value === undefined || type === 'any') continue
    const right = type === 'number' ? Number.isFinite(value) && Number(value) >= 0 : typeof value === type
    if (!right) throw new TypeError(`Fault property "${name}" must be a ${type}.`)
  }
  const { route, status, percent, to } = fault
  // A rule that can never match would let a test pass for the wrong reason.
  if (typeof route === 'string' && !isRoute(route)) {
    throw new TypeError(`Fault property "route" must be such as "GET /getWallets" or "/v1/*", not "${route}".`)
  }
  if (typeof status === 'number' && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    throw new TypeError('Fault property "status" must be from 200 to 599.')
  }
  if (typeof percent === 'number' && percent >= 100) throw new TypeError('Fault property "percent" must be below 100.')
  if (typeof to === 'string' && !/^0x[\da-f]{40}$/i.test(to)) {
    throw new TypeError('Fault property "to" must be an address.')
  }
}

/** The rules that make routes misbehave. */
export class Faults {
  /** @type {ActiveFault[]} */
  #active = []
  #made = 0

  /**
   * Adds a rule. When several match a request, the one set last is used.
   * @param {Fault} fault
   * @returns {string} id for `clear`
   * @throws {TypeError} for an unknown mode or property, or an invalid value
   */
  set(fault) {
    check(fault)
    this.#made += 1
    const id = `fault-${this.#made}`
    this.#active.unshift({ ...fault, id, hits: 0 })
    return id
  }

  /** @param {string} [id] without it, all rules are removed */
  clear(id) {
    this.#active = id === undefined ? [] : this.#active.filter(fault => fault.id !== id)
  }

  /** @returns {ActiveFault[]} copies of the rules in force, the latest first */
  list() {
    return this.#active.map(fault => ({ ...fault }))
  }

  /**
   * Finds the rule for a request and counts it as used.
   * @param {{ method: string, path: string, chainId: string | null, rpcMethods: readonly string[] }} request
   * @returns {Fault | undefined}
   */
  take({ method, path, chainId, rpcMethods }) {
    const fault = this.#active.find(
      rule =>
        (rule.route === undefined || matchRoute(rule.route, method, path)) &&
        (rule.chainId === undefined || rule.chainId === chainId) &&
        (rule.rpcMethod === undefined || rpcMethods.includes(rule.rpcMethod)) &&
        (rule.times === undefined || rule.hits < rule.times),
    )
    if (!fault) return undefined
    fault.hits += 1
    if (fault.times !== undefined && fault.hits >= fault.times) this.clear(fault.id)
    return fault
  }
}
