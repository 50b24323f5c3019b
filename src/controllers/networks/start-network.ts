import type { CaipNetwork } from '../../core/entities/network.js'

/**
 * The initial network: the stored one if still listed, else the site's default, else the first (SPEC 4, 9). The default
 * may be named as the site writes ids in its list: natively, as text, or by its CAIP-2 id.
 */
export function startNetwork(
  networks: readonly CaipNetwork[],
  defaultId: string | number | undefined,
  storedId: string | undefined,
): CaipNetwork | undefined {
  return (
    networks.find(({ caipNetworkId }) => caipNetworkId === storedId) ??
    networks.find(({ id, caipNetworkId }) => [String(id), caipNetworkId].includes(String(defaultId))) ??
    networks[0]
  )
}
