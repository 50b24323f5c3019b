import { formatUnits } from 'viem'

/** The placeholder for SOL where a mint is expected. */
const NATIVE_MINT = `So${'1'.repeat(41)}`

/**
 * Writes holdings as the balance service does: the coin of an EVM chain has no address, tokens have account ids, and
 * Solana's are bare mints.
 * @param {readonly import('./evm-holdings.mjs').Holding[]} holdings
 * @param {string} chainId
 * @param {import('./market-prices.mjs').PriceOf} priceOf
 * @param {(symbol: string) => string} pictures
 */
export function toBalances(holdings, chainId, priceOf, pictures) {
  const isSolana = chainId.startsWith('solana:')
  return holdings.map(({ name, symbol, decimals, amount, address }) => {
    const numeric = formatUnits(amount, decimals)
    const price = priceOf({ symbol, address })
    const plain = address ?? (isSolana ? NATIVE_MINT : undefined)
    return {
      name,
      symbol,
      chainId,
      ...(plain ? { address: isSolana ? plain : `${chainId}:${plain}` } : {}),
      value: Number(numeric) * price,
      price,
      quantity: { decimals: String(decimals), numeric },
      iconUrl: pictures(symbol),
    }
  })
}
