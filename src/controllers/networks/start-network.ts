import type { CaipNetwork } from '../../core/entities/network.js'

/** The initial network: the stored one if still listed, else the site's default, else the first (SPEC 4, 9). */
export function startNetwork(
  networks: readonly CaipNetwork[],
  defaultId: string | number | undefined,
  storedId: string | undefined,
): CaipNetwork | undefined {
  return (
    networks.find(({ caipNetworkId }) => caipNetworkId === storedId) ??
    networks.find(({ id }) => id === defaultId) ??
    networks[0]
  )
}
