import { parseUnits } from 'viem'
import { pricesOn } from '../api/blockchain/market-prices.mjs'
import { OnRampDesk } from './desk.mjs'

/** @typedef {import('../api/routes/route.mjs').ApiState['chains'][number]} Chain */

/** What can be bought on a chain: its coin, and the tokens that say how many decimals they have. @param {Chain} chain */
export function tokensForSale({ caipNetworkId, tokens = [], market }) {
  if (market) {
    const { plain, permit } = market.tokens
    const listed = [plain, permit].map(({ name, symbol, address, decimals }) => ({ name, symbol, address, decimals }))
    return [...listed, { name: 'Ether', symbol: 'ETH', address: undefined, decimals: 18 }]
  }
  if (!caipNetworkId.startsWith('solana:')) return []
  const listed = tokens.map(({ symbol, mint, decimals = 6 }) => ({ name: symbol, symbol, address: mint, decimals }))
  return [{ name: 'Solana', symbol: 'SOL', address: undefined, decimals: 9 }, ...listed]
}

/**
 * The provider that sells the coins and tokens of the local chains, and pays out of what is minted there.
 * @param {object} settings
 * @param {readonly Chain[]} settings.chains
 * @param {(address: string, mint: string | undefined, amount: bigint) => Promise<string>} settings.paySolana
 */
export function startOnRamp({ chains, paySolana }) {
  /** @param {{ caipNetworkId: string, symbol: string, token?: string | undefined }} order */
  const find = ({ caipNetworkId, symbol, token }) => {
    const chain = chains.find(entry => entry.caipNetworkId === caipNetworkId)
    const sold = chain && tokensForSale(chain).find(entry => entry.symbol === symbol)
    if (!chain || !sold || (token && token.toLowerCase() !== sold.address?.toLowerCase())) return undefined
    return { chain, sold }
  }
  return new OnRampDesk({
    async quoteOf(order) {
      const found = find(order)
      if (!found) return 0
      const price = (await pricesOn(found.chain, order.currency.toLowerCase()))(found.sold)
      return price > 0 ? Number(order.payment) / price : 0
    },
    async payOut(order) {
      const found = find(order)
      if (!found) throw new TypeError('It is no longer for sale.')
      const { chain, sold } = found
      const amount = parseUnits(order.amount, sold.decimals)
      if (!chain.market) return paySolana(order.address, sold.address, amount)
      return sold.address
        ? chain.market.mint(sold.symbol, order.address, amount)
        : chain.market.payCoins(order.address, amount)
    },
  })
}
