import { isAddress } from 'viem'
import { isRecord } from '../body.mjs'
import { pricesOn } from '../blockchain/market-prices.mjs'
import { CURRENCIES } from '../blockchain/prices.mjs'
import { failed, json, text } from '../reply.mjs'
import { overChain } from './over-chain.mjs'

const EVM_NATIVE = /^0x[eE]{40}$/
const SOLANA_NATIVE = `So${'1'.repeat(41)}`

/**
 * The coin or token at an address.
 * @param {import('./route.mjs').ApiState} state
 * @param {import('./route.mjs').ApiState['chains'][number]} chain
 * @param {string} address
 * @returns {Promise<{ name: string, symbol: string, decimals: number } | undefined>} `undefined` if there is none
 */
async function assetAt({ indexOf }, { caipNetworkId, tokens }, address) {
  const index = indexOf(caipNetworkId)
  if (!index) {
    if (address === SOLANA_NATIVE) return { name: 'Solana', symbol: 'SOL', decimals: 9 }
    const token = tokens?.find(({ mint }) => mint === address)
    return token && { name: token.symbol, symbol: token.symbol, decimals: token.decimals ?? 0 }
  }
  if (EVM_NATIVE.test(address)) return { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const [label] = isAddress(address, { strict: false }) ? await index.labels([address]) : []
  return label?.symbol ? { ...label, decimals: label.decimals ?? 18 } : undefined
}

/** Prices the first address only, as the hosted service does. @param {import('./route.mjs').ApiRequest} request @param {import('./route.mjs').ApiState} state */
async function price({ parsed }, state) {
  const body = isRecord(parsed?.value) ? parsed.value : {}
  const { currency, addresses, projectId } = body
  if (!state.project.accepts(typeof projectId === 'string' ? projectId : null))
    return failed(401, 'authentication', 'Project id is missing or not valid.')
  if (typeof currency !== 'string' || !Object.hasOwn(CURRENCIES, currency) || !Array.isArray(addresses))
    return text('Failed to deserialize the JSON body into the target type', 422)
  const [first] = addresses
  const [namespace, reference, address = ''] = String(first).split(':')
  const chainId = `${namespace}:${reference}`
  if (first === undefined) return failed(400, 'addresses', 'No addresses were given.')
  const chain = state.chains.find(entry => entry.caipNetworkId === chainId)
  if (!chain) return failed(400, 'chainId', `We don't support the chainId you provided: ${chainId}`)
  return overChain(async () => {
    const [asset, priceOf] = await Promise.all([assetAt(state, chain, address), pricesOn(chain, currency)])
    if (!asset) return failed(400, 'addresses', `We don't support the asset you provided: ${first}`)
    const { symbol } = asset
    const fungible = {
      address: first,
      ...asset,
      iconUrl: state.pictureUrl(symbol),
      price: priceOf({ symbol, address }),
    }
    return json({ fungibles: [fungible] })
  })
}

/** Prices, as the pools of the local chains say. @type {import('./route.mjs').Route[]} */
export const priceRoutes = [{ method: 'POST', path: '/v1/fungible/price', open: true, answer: price }]
