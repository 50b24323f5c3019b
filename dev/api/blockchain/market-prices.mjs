import { decodeFunctionResult, encodeFunctionData, formatUnits } from 'viem'
import { exchangeAbi, NATIVE, ROUTER } from '../../evm/exchange.mjs'
import { askChain } from './ask-chain.mjs'
import { CURRENCIES, priceOf as fixedPriceOf } from './prices.mjs'

/**
 * @typedef {import('../routes/route.mjs').ApiState['chains'][number]} Chain
 * @typedef {(asset: { symbol: string, address?: string | undefined }) => number} PriceOf 0 without a price
 */

/** The contents of a pool. @param {unknown} reply @param {number} decimals of its token */
function reservesOf(reply, decimals) {
  const data = /** @type {`0x${string}`} */ (reply)
  const [coins, tokens] = /** @type {[bigint, bigint]} */ (
    decodeFunctionResult({ abi: exchangeAbi, functionName: 'pools', data })
  )
  return { coins: Number(formatUnits(coins, 18)), tokens: Number(formatUnits(tokens, decimals)) }
}

/**
 * The current prices on a chain, from the pools of its exchange: the coin in test dollars, every other token in the
 * coin. Chains without an exchange and tokens without a pool have fixed prices.
 * @param {Chain} chain
 * @param {string} currency
 * @returns {Promise<PriceOf>}
 * @throws {import('./ask-chain.mjs').ChainDownError}
 */
export async function pricesOn({ rpcUrl, market }, currency) {
  if (!market) return ({ symbol }) => fixedPriceOf(symbol, currency)
  const tokens = Object.values(market.tokens)
  const calls = tokens.map(({ address }) => {
    const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'pools', args: [address] })
    return { method: 'eth_call', params: [{ to: ROUTER, data }, 'latest'] }
  })
  const replies = await askChain(rpcUrl, calls)
  // The chain was reset to a state before the deployment.
  if (replies.includes('0x')) return ({ symbol }) => fixedPriceOf(symbol, currency)
  const pools = tokens.map((token, index) => ({ token, ...reservesOf(replies[index], token.decimals) }))
  const dollars = pools.find(({ token }) => token.address === market.tokens.plain.address)
  const ether = dollars ? dollars.tokens / dollars.coins : 0
  const unit = currency === 'eth' ? ether : (CURRENCIES[currency] ?? 1)

  return ({ symbol, address }) => {
    const wanted = address?.toLowerCase()
    if (wanted === undefined || wanted === NATIVE.toLowerCase()) return ether / unit
    const pool = pools.find(({ token }) => token.address.toLowerCase() === wanted)
    if (pool) return (pool.coins * ether) / pool.tokens / unit
    // A token that only copies the symbol of one of these has no value.
    return pools.some(({ token }) => token.symbol === symbol) || symbol === 'ETH' ? 0 : fixedPriceOf(symbol, currency)
  }
}
