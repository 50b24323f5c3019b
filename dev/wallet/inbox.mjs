import { rejected, RpcError } from './rpc-error.mjs'

/**
 * A request of a page that the wallet has not answered.
 * @typedef {import('../index.d.mts').DevWalletAsk} Ask
 * @typedef {import('./rules.mjs').Rule} Rule
 * @typedef {{ chains?: string[], accounts?: number[], expiresInS?: number }} Terms how much of a session is granted
 * @typedef {{ do: 'approve', terms?: Terms } | { do: 'refuse', error: RpcError } | { do: 'answer', value: unknown }} Decision
 * @typedef {{ ask: Ask, act: (decision: Decision) => Promise<void>, busy: boolean }} Entry
 */

/** The unanswered requests, oldest first. */
export class Inbox {
  /** @type {Map<string, Entry>} */
  #open = new Map()
  #rules
  #changed
  #failed

  /**
   * @param {object} parts
   * @param {import('./rules.mjs').WalletRules} parts.rules
   * @param {() => void} parts.changed
   * @param {(error: unknown) => void} parts.failed is called when an answer that is not awaited could not be sent
   */
  constructor({ rules, changed, failed }) {
    this.#rules = rules
    this.#changed = changed
    this.#failed = failed
  }

  /** @returns {Ask[]} */
  list() {
    return [...this.#open.values()].filter(({ busy }) => !busy).map(({ ask }) => ask)
  }

  /** @param {Ask} ask @param {(decision: Decision) => Promise<void>} act gives the answer */
  add(ask, act) {
    const entry = { ask, act, busy: false }
    this.#open.set(ask.id, entry)
    this.#changed()
    const delay = this.#rules.delayOf(ask.method)
    if (delay > 0) setTimeout(() => this.#consider(entry), delay).unref()
    else this.#consider(entry)
  }

  /** Removes requests that no longer need an answer. @param {(ask: Ask) => boolean} matches */
  drop(matches) {
    for (const [id, { ask }] of this.#open) if (matches(ask)) this.#open.delete(id)
    this.#changed()
  }

  /** Applies changed rules to all unanswered requests. */
  review() {
    for (const entry of [...this.#open.values()]) this.#consider(entry)
  }

  /**
   * Answers a request as the owner decides.
   * @param {string | undefined} id the oldest without it
   * @param {Decision} decision
   * @throws {RpcError} the wallet had to refuse instead, and has told the page so
   * @throws {Error} no such request is pending, or the answer could not be sent; the request then stays pending
   */
  async decide(id, decision) {
    const entry = id === undefined ? [...this.#open.values()].find(({ busy }) => !busy) : this.#open.get(id)
    if (!entry || entry.busy) throw new RangeError(id ? `Nothing of id ${id} waits.` : 'Nothing waits for an answer.')
    await this.#settle(entry, decision)
  }

  /** @param {Entry} entry */
  #consider(entry) {
    if (entry.busy || this.#open.get(entry.ask.id) !== entry) return
    const rule = this.#rules.ruleOf(entry.ask.method)
    if (rule.do === 'ask') return
    this.#settle(entry, rule).catch(error => this.#failed(error))
  }

  /** @param {Entry} entry @param {Decision} decision */
  async #settle(entry, decision) {
    entry.busy = true
    this.#changed()
    try {
      await entry.act(decision)
      this.#open.delete(entry.ask.id)
    } catch (error) {
      if (error instanceof RpcError) this.#open.delete(entry.ask.id) // the page has this answer
      throw error
    } finally {
      entry.busy = false
      this.#changed()
    }
  }
}

/** @param {{ code?: number, message?: string, data?: unknown }} [reason] @returns {RpcError} */
export function toRefusal({ code, message, data } = {}) {
  const standard = rejected()
  return new RpcError(code ?? standard.code, message ?? standard.message, data)
}
