import { RpcError, rejected } from './rpc-error.mjs'

/** Methods that the wallet answers without asking the owner. */
const SILENT = new Set([
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'solana_getAccounts',
  'cosmos_getAccounts',
])
/** The name of the rule for all methods; no method has this name. */
const ALL = '*'

/**
 * @typedef {{ do: 'approve' } | { do: 'ask' } | { do: 'refuse', error: RpcError } | { do: 'answer', value: unknown }} Rule
 */

/** The automatic answers of the wallet, by method. A session's proposal is `session_proposal`. */
export class WalletRules {
  /** @type {Map<string, Rule>} */
  #rules = new Map()
  /** @type {Map<string, number>} */
  #delays = new Map()
  #changed
  #standard

  /** @param {'approve' | 'ask'} standard what happens without a rule @param {() => void} changed */
  constructor(standard, changed) {
    this.#standard = standard
    this.#changed = changed
  }

  /** Approves one method, or all of them. Pending requests are approved too. @param {string} [method] */
  approve(method) {
    this.#set(method, { do: 'approve' })
  }

  /** Leaves requests open until someone decides: of one method, or all. @param {string} [method] */
  hang(method) {
    this.#set(method, { do: 'ask' })
  }

  /** Rejects one method, or all of them, like an owner would. @param {string} [method] */
  reject(method) {
    this.#set(method, { do: 'refuse', error: rejected() })
  }

  /** Fails with an error of any code. @param {string} method @param {{ code?: number, message?: string, data?: unknown }} error */
  fail(method, { code = -32000, message = 'Internal error', data } = {}) {
    this.#set(method, { do: 'refuse', error: new RpcError(code, message, data) })
  }

  /** Answers with exactly this value, valid or not. @param {string} method @param {unknown} value */
  answer(method, value) {
    this.#set(method, { do: 'answer', value })
  }

  /** Waits before every answer, in milliseconds, or before those of one method; 0 ends it. @param {number} ms @param {string} [method] */
  delay(ms, method = ALL) {
    this.#delays.set(method, ms)
  }

  /** Forgets all rules and delays. */
  clear() {
    this.#rules.clear()
    this.#delays.clear()
    this.#changed()
  }

  /** @param {string} method @returns {Rule} */
  ruleOf(method) {
    const named = this.#rules.get(method)
    if (named) return named
    if (SILENT.has(method)) return { do: 'approve' }
    return this.#rules.get(ALL) ?? { do: this.#standard }
  }

  /** @param {string} method @returns {number} milliseconds */
  delayOf(method) {
    return this.#delays.get(method) ?? this.#delays.get(ALL) ?? 0
  }

  /** @param {string | undefined} method @param {Rule} rule */
  #set(method, rule) {
    if (method === undefined) this.#rules.clear()
    this.#rules.set(method ?? ALL, rule)
    this.#changed()
  }
}
