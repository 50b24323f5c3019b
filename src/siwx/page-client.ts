import { endpointsOf } from '../controllers/networks/endpoints-of.js'
import { networksController } from '../controllers/networks/networks.js'
import { createRpc } from '../services/json-rpc.js'
import type { EvmClient } from './verify/contract-call.js'

/**
 * Reads a chain through the site's endpoints for it, and never through one that serves another chain; `undefined` if
 * the site has no such network.
 */
export function pageClient(caipNetworkId: string): EvmClient | undefined {
  const network = networksController.find(caipNetworkId)
  if (!network) return undefined
  const isExpected = (chainId: unknown): boolean => Number(chainId) === Number(network.id)
  const rpc = createRpc(endpointsOf(network), { check: { method: 'eth_chainId', isExpected } })
  return { call: request => rpc.request('eth_call', [request, 'latest']) }
}
