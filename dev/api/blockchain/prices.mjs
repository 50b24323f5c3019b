import { market } from '../../evm/exchange.mjs'

/** What a whole ether costs before anyone trades, and a whole bitcoin, in US dollars. */
const [ETHER, BITCOIN] = [Number(market.plain.tokens) / Number(market.plain.coins), 60_000]

/** What costs the same at all times, and ether at the start, in US dollars; anything else has no price. @type {Readonly<Record<string, number>>} */
const PRICES = Object.freeze({ ETH: ETHER, SOL: 150, WBTC: BITCOIN, USDC: 1, DAI: 1, TUSD: 1, TUSD22: 1 })

/** What one unit of each currency costs in US dollars. @type {Readonly<Record<string, number>>} */
export const CURRENCIES = Object.freeze({
  usd: 1,
  eur: 1.1,
  gbp: 1.3,
  aud: 0.65,
  cad: 0.7,
  inr: 0.012,
  jpy: 0.0067,
  btc: BITCOIN,
  eth: ETHER,
})

/**
 * @param {string} symbol
 * @param {string} currency
 * @returns {number} 0 when it has no price
 */
export const priceOf = (symbol, currency) =>
  (Object.hasOwn(PRICES, symbol) ? (PRICES[symbol] ?? 0) : 0) / (CURRENCIES[currency] ?? 1)
