import { isRecord } from '../body.mjs'
import { pricesOn } from '../blockchain/market-prices.mjs'
import { CURRENCIES } from '../blockchain/prices.mjs'
import { failed, json, text } from '../reply.mjs'
import { overChain } from './over-chain.mjs'

const EVM_NATIVE = /^0x[eE]{40}$/
const SOLANA_NATIVE = `So${'1'.repeat(41)}`

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
  const isNative = EVM_NATIVE.test(address) || address === SOLANA_NATIVE
  return overChain(async () => {
    const [[label], priceOf] = await Promise.all([
      isNative ? [] : (state.indexOf(chainId)?.labels([address]) ?? []),
      pricesOn(chain, currency),
    ])
    const symbol = isNative ? (namespace === 'solana' ? 'SOL' : 'ETH') : (label?.symbol ?? '')
    const fungible = {
      address: first,
      name: label?.name ?? symbol,
      symbol,
      iconUrl: state.pictureUrl(symbol),
      price: priceOf({ symbol, address }),
      decimals: label?.decimals ?? (namespace === 'solana' ? 9 : 18),
    }
    return json({ fungibles: [fungible] })
  })
}

/** Prices, as the pools of the local chains say. @type {import('./route.mjs').Route[]} */
export const priceRoutes = [{ method: 'POST', path: '/v1/fungible/price', open: true, answer: price }]
