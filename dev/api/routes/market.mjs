import { json } from '../reply.mjs'
import { bodyOf } from './attempt.mjs'

/**
 * Changes the exchange of the chain that the body names, or of the first.
 * @param {import('./route.mjs').ApiRequest} request
 * @param {import('./route.mjs').ApiState} state
 * @param {(market: NonNullable<import('./route.mjs').ApiState['chains'][number]['market']>, body: any) => Promise<void>} change
 */
async function changeMarket(request, { chains }, change) {
  try {
    const body = Object(bodyOf(request))
    const { chainId = chains[0]?.caipNetworkId } = body
    const { market } = chains.find(({ caipNetworkId }) => caipNetworkId === chainId) ?? {}
    if (!market) throw new TypeError(`There is no exchange on ${chainId}.`)
    await change(market, body)
    return json({})
  } catch (error) {
    if (error instanceof TypeError) return json({ error: error.message }, 400)
    throw error
  }
}

/** The exchange of the local chains, from outside. @type {import('./route.mjs').Route[]} */
export const marketRoutes = [
  {
    method: 'POST',
    path: '/__dev/market/price',
    answer: (request, state) =>
      changeMarket(request, state, (market, { symbol, percent }) => market.movePrice(symbol, percent)),
  },
  {
    method: 'POST',
    path: '/__dev/market/mint',
    answer: (request, state) =>
      changeMarket(request, state, (market, { symbol, to, amount }) => market.mint(symbol, to, amount)),
  },
]
