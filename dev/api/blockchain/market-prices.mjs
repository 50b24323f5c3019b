import { decodeFunctionResult, encodeFunctionData, formatUnits } from 'viem'
import { exchangeAbi, NATIVE, ROUTER } from '../../evm/exchange.mjs'
import { askChain } from './ask-chain.mjs'
import { CURRENCIES, priceOf as fixedPriceOf } from './prices.mjs'

/**
 * @typedef {import('../routes/route.mjs').ApiState['chains'][number]} Chain
 * @typedef {(asset: { symbol: string, address?: string | undefined }) => number} PriceOf 0 for what has no price
 */

/** What one pool holds. @param {unknown} reply @param {number} decimals of its token */
function reservesOf(reply, decimals) {
  const data = /** @type {`0x${string}`} */ (reply)
  const [coins, tokens] = /** @type {[bigint, bigint]} */ (
    decodeFunctionResult({ abi: exchangeAbi, functionName: 'pools', data })
  )
  return { coins: Number(formatUnits(coins, 18)), tokens: Number(formatUnits(tokens, decimals)) }
}

/**
 * What things cost on a chain now. The pools of its exchange say it: the coin in test dollars, every other token in the
 * coin. A chain without an exchange, and tokens without a pool, have the prices of the table.
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
  // A chain that was put back to before the deployment.
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
    // A token that only calls itself as one of those does costs nothing.
    return pools.some(({ token }) => token.symbol === symbol) || symbol === 'ETH' ? 0 : fixedPriceOf(symbol, currency)
  }
}
