import { formatUnits } from 'viem'
import { pricesOn } from '../api/blockchain/market-prices.mjs'

/** @typedef {import('./assets.mjs').Asset} Asset */

/** What the payment service keeps, in hundredths of a percent of what is paid. */
const FEE = 50n
const WHOLE = 10_000n
/** Decimals of the ratio between two prices. */
const DIGITS = 12

/** The worth of one whole unit, in US dollars. @param {Asset} asset */
async function priceOf({ chain, token, symbol }) {
  const price = await pricesOn(chain, 'usd')
  return price({ symbol, ...(token ? { address: token } : {}) })
}

/**
 * The amount to pay so that the recipient gets an amount, rounded up and including the service's fee.
 * @param {Asset} origin @param {Asset} destination @param {bigint} amount
 * @returns {Promise<{ amount: bigint, fee: bigint } | undefined>} `undefined` if one of them has no price
 */
export async function priceFor(origin, destination, amount) {
  const [from, to] = await Promise.all([priceOf(origin), priceOf(destination)])
  if (!from || !to) return undefined
  const relation = BigInt(Math.ceil((to / from) * 10 ** DIGITS))
  const scaled = amount * relation * 10n ** BigInt(origin.decimals)
  const unit = 10n ** BigInt(destination.decimals + DIGITS)
  const plain = (scaled + unit - 1n) / unit
  const fee = (plain * FEE + WHOLE - 1n) / WHOLE
  return plain > 0n ? { amount: plain + fee, fee } : undefined
}

/** @param {bigint} amount @param {Asset} asset */
export const figure = (amount, { decimals, symbol }) => `${formatUnits(amount, decimals)} ${symbol}`
