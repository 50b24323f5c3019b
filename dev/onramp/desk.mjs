import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from '../api/body.mjs'

/**
 * The outcomes of a purchase: a person decides on the page, or the provider pays, refuses, pays later, or pays a part.
 */
export const onRampModes = /** @type {const} */ (['ask', 'pay', 'refuse', 'delay', 'part'])
/** Default duration of `delay`, in milliseconds. */
const DELAY = 6_000
/** The provider's share of every purchase. */
export const FEE = 0.015
/** The share of the purchased amount that `part` pays. */
const PART = 0.5
/** Maximum number of purchases that are remembered. */
const MOST = 200

/**
 * @typedef {import('../index.d.mts').DevPurchase} Purchase
 * @typedef {import('../index.d.mts').DevPurchaseOrder} Order
 * @typedef {(order: Order & { amount: string }) => Promise<string>} PayOut pays an amount of the token; gives the hash
 * @typedef {(order: Order) => Promise<number>} QuoteOf the amount of the token for an order, before the fee
 */

/** @type {readonly (keyof Order)[]} */
const FIELDS = ['provider', 'address', 'caipNetworkId', 'symbol', 'payment', 'currency']

/** @param {unknown} given @returns {Order} @throws {TypeError} it is no order */
function readOrder(given) {
  if (!isRecord(given)) throw new TypeError('An order must be an object.')
  for (const name of FIELDS)
    if (typeof given[name] !== 'string' || !given[name]) throw new TypeError(`"${name}" must be a text.`)
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(given.payment))) throw new TypeError('"payment" must be an amount.')
  if (given.token !== undefined && typeof given.token !== 'string') throw new TypeError('"token" must be a text.')
  const { provider, address, caipNetworkId, symbol, payment, currency, token } = /** @type {Order} */ (given)
  return { provider, address, caipNetworkId, symbol, payment, currency, ...(token ? { token } : {}) }
}

/** A provider that sells crypto for imaginary money. */
export class OnRampDesk {
  /** @type {Purchase[]} the oldest first */
  #purchases = []
  #mode = /** @type {typeof onRampModes[number]} */ ('ask')
  #delayMs = DELAY
  #count = 0
  #end = new AbortController()
  #payOut
  #quoteOf

  /** @param {{ payOut: PayOut, quoteOf: QuoteOf }} settings */
  constructor({ payOut, quoteOf }) {
    this.#payOut = payOut
    this.#quoteOf = quoteOf
  }

  /** Sets the outcome of future purchases. @param {unknown} rule @throws {TypeError} it cannot be */
  set(rule) {
    if (!isRecord(rule)) throw new TypeError('A rule must be an object.')
    const { mode = this.#mode, delayMs = this.#delayMs, ...odd } = rule
    const known = onRampModes.find(entry => entry === mode)
    if (!known) throw new TypeError(`"mode" must be one of ${onRampModes.join(', ')}.`)
    if (!Number.isFinite(delayMs) || Number(delayMs) < 0)
      throw new TypeError('"delayMs" must be a number of at least 0.')
    if (Object.keys(odd).length) throw new TypeError(`Unknown property "${Object.keys(odd)[0]}" of a rule.`)
    this.#mode = known
    this.#delayMs = Number(delayMs)
    return this.rule()
  }

  rule() {
    return { mode: this.#mode, delayMs: this.#delayMs }
  }

  /** @returns {Purchase[]} the latest first */
  list() {
    return this.#purchases.map(purchase => ({ ...purchase })).reverse()
  }

  /** Clears all purchases and the rule; payments in progress are still made. */
  reset() {
    this.#end.abort()
    this.#end = new AbortController()
    this.#purchases = []
    this.#mode = 'ask'
    this.#delayMs = DELAY
  }

  /**
   * Takes an order, and decides it immediately unless the mode is `ask`.
   * @param {unknown} given
   * @throws {TypeError} it is no order
   */
  async order(given) {
    const order = readOrder(given)
    const brings = await this.#quoteOf(order)
    if (!(brings > 0)) throw new TypeError(`${order.symbol} cannot be bought on ${order.caipNetworkId}.`)
    const quantity = (brings * (1 - FEE)).toFixed(6)
    /** @type {Purchase} */
    const purchase = { ...order, id: `purchase-${++this.#count}`, quantity, status: 'open', createdAt: Date.now() }
    this.#purchases = [...this.#purchases, purchase].slice(-MOST)
    if (this.#mode !== 'ask') await this.decide(purchase.id, this.#mode)
    return { ...purchase }
  }

  /**
   * @param {string} id
   * @param {unknown} mode
   * @throws {TypeError} there is no such purchase, it has been decided, or it cannot be decided so
   */
  async decide(id, mode) {
    const purchase = this.#purchases.find(entry => entry.id === id)
    if (!purchase) throw new TypeError(`There is no purchase ${id}.`)
    if (purchase.status !== 'open') throw new TypeError(`The purchase ${id} is ${purchase.status}.`)
    if (mode === 'refuse') return void (purchase.status = 'failed')
    if (mode !== 'pay' && mode !== 'delay' && mode !== 'part') throw new TypeError('Only pay, refuse, delay or part.')
    purchase.status = 'pending'
    const paying = this.#pay(purchase, mode)
    if (mode !== 'delay') await paying
    else paying.catch(() => undefined) // the purchase says that it failed
  }

  /** @param {Purchase} purchase @param {'pay' | 'delay' | 'part'} mode */
  async #pay(purchase, mode) {
    try {
      if (mode === 'delay') await wait(this.#delayMs, undefined, { signal: this.#end.signal, ref: false })
      if (mode === 'part') purchase.quantity = (Number(purchase.quantity) * PART).toFixed(6)
      purchase.hash = await this.#payOut({ ...purchase, amount: purchase.quantity })
      purchase.status = 'done'
    } catch (error) {
      purchase.status = 'failed'
      throw error
    }
  }

  stop() {
    this.#end.abort()
    return Promise.resolve()
  }
}

/** The names that the service has for the statuses of a purchase. */
const STATUS = { pending: 'IN_PROGRESS', done: 'SUCCESS', failed: 'FAILED' }

/**
 * The purchases of an account as the history lists them, the latest first.
 * @param {readonly Purchase[]} purchases
 * @param {string} account
 * @param {string} chain CAIP-2 id
 * @param {{ pictures: (symbol: string) => string, plain?: boolean }} show `plain` as any transfer, and only what was paid
 */
export function purchaseHistory(purchases, account, chain, { pictures, plain = false }) {
  const own = purchases.filter(
    ({ address, caipNetworkId, status }) =>
      caipNetworkId === chain &&
      address.toLowerCase() === account.toLowerCase() &&
      (plain ? status === 'done' : status !== 'open'),
  )
  return own.map(({ id, provider, hash, status, quantity, symbol, createdAt }) => ({
    id,
    metadata: {
      operationType: plain ? 'receive' : 'buy',
      hash: hash ?? '',
      minedAt: new Date(createdAt).toISOString(),
      sentFrom: provider[0]?.toUpperCase() + provider.slice(1),
      sentTo: account,
      status: plain ? 'confirmed' : `ONRAMP_TRANSACTION_STATUS_${STATUS[/** @type {keyof typeof STATUS} */ (status)]}`,
      nonce: 0,
      chain,
      application: null,
    },
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: String(Number(quantity)) },
        value: null,
        price: null,
        fungible_info: { name: symbol, symbol, icon: { url: pictures(symbol) } },
        nft_info: null,
      },
    ],
  }))
}
