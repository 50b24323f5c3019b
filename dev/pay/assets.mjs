import { getAddress, isAddress } from 'viem'
import { NATIVE } from '../evm/exchange.mjs'

/** @typedef {import('../api/routes/route.mjs').ApiState['chains'][number]} Chain */
/** @typedef {Chain & { market: NonNullable<Chain['market']> }} MarketChain */

/**
 * An asset of a local chain.
 * @typedef {object} Asset
 * @property {MarketChain} chain
 * @property {`0x${string}` | undefined} token the chain's coin without it
 * @property {string} name
 * @property {string} symbol
 * @property {number} decimals
 */

const COIN = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/**
 * @param {readonly Chain[]} chains @param {unknown} caipNetworkId
 * @returns {MarketChain | undefined} an EVM chain with a faucet
 */
const chainOf = (chains, caipNetworkId) => {
  const chain = chains.find(entry => entry.caipNetworkId === caipNetworkId)
  return chain?.market ? { ...chain, market: chain.market } : undefined
}

/**
 * @param {readonly Chain[]} chains @param {unknown} caipNetworkId
 * @param {unknown} currency `native`, or the address of a token
 * @returns {Asset | undefined}
 */
export function assetOf(chains, caipNetworkId, currency) {
  const chain = chainOf(chains, caipNetworkId)
  if (!chain) return undefined
  const wanted = String(currency).toLowerCase()
  if (wanted === 'native' || wanted === NATIVE.toLowerCase()) return { chain, token: undefined, ...COIN }
  const token = Object.values(chain.market.tokens).find(({ address }) => address.toLowerCase() === wanted)
  return token && { chain, token: token.address, name: token.name, symbol: token.symbol, decimals: token.decimals }
}

/** The asset of a CAIP-19 id. @param {readonly Chain[]} chains @param {unknown} id @returns {Asset | undefined} */
export function assetById(chains, id) {
  const [, caipNetworkId, kind, reference] = /^([^/]+)\/(slip44|erc20):(\w+)$/.exec(String(id)) ?? []
  return assetOf(chains, caipNetworkId, kind === 'slip44' && reference === '60' ? 'native' : reference)
}

/** Every asset of the local chains, the coins first. @param {readonly Chain[]} chains @returns {Asset[]} */
export const allAssets = chains =>
  chains.flatMap(({ caipNetworkId, market }) =>
    ['native', ...Object.values(market?.tokens ?? {}).map(({ address }) => address)].flatMap(
      currency => assetOf(chains, caipNetworkId, currency) ?? [],
    ),
  )

/** An asset as the services write it. @param {Asset} asset @param {(symbol: string) => string} pictureUrl */
export const toWire = ({ chain, token, name, symbol, decimals }, pictureUrl) => ({
  network: chain.caipNetworkId,
  asset: token ?? 'native',
  metadata: { name, symbol, decimals, logoURI: pictureUrl(symbol) },
})

/** @param {unknown} value @returns {`0x${string}` | undefined} */
export const addressOf = value =>
  typeof value === 'string' && isAddress(value, { strict: false }) ? getAddress(value) : undefined
