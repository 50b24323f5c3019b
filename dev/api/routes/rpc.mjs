import { failed, json, text } from '../reply.mjs'

/** Longest wait for a chain, in milliseconds; the hosted service waits as long for each of its sources. */
const CHAIN_TIMEOUT = 10_000

/**
 * Hands a JSON-RPC request, single or batch, to the chain as it came.
 * @param {string} rpcUrl
 * @param {string} body
 * @returns {Promise<import('../reply.mjs').Reply>}
 */
async function forward(rpcUrl, body) {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(CHAIN_TIMEOUT),
    })
    const answer = await response.text()
    return { status: response.status, headers: { 'content-type': 'application/json' }, body: answer }
  } catch {
    return failed(503, 'chainId', 'All providers are temporarily unavailable.')
  }
}

/** JSON-RPC of the chains. @type {import('./route.mjs').Route[]} */
export const rpcRoutes = [
  {
    method: 'POST',
    path: '/v1',
    answer({ query, body, parsed }, { chains }) {
      const chainId = query.get('chainId')
      if (!chainId) return text('Failed to deserialize query string: missing field `chainId`', 400)
      const chain = chains.find(entry => entry.caipNetworkId === chainId)
      if (!chain) return failed(400, 'chainId', `We don't support the chainId you provided: ${chainId}`)
      if (!parsed) return text('Failed to parse the request body as JSON', 400)
      if (typeof parsed.value !== 'object' || parsed.value === null) {
        return text('Failed to deserialize the JSON body into the target type', 422)
      }
      return forward(chain.rpcUrl, body)
    },
  },
  {
    method: 'GET',
    path: '/v1/supported-chains',
    open: true,
    answer: (_request, { chains }) => json({ http: chains.map(chain => chain.caipNetworkId), ws: [] }),
  },
]
