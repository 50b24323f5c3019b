import * as bitcoin from './bitcoin.js'
import * as evmOthers from './evm-others.js'
import * as evmTestnets from './evm-testnets.js'
import * as evm from './evm.js'
import * as others from './others.js'
import * as solana from './solana.js'
import { type ChainNamespace, parseCaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import type { NetworkInput } from '../../core/entities/network.js'

const NETWORKS: Readonly<Record<string, NetworkInput>> = {
  ...others,
  ...bitcoin,
  ...solana,
  ...evmOthers,
  ...evmTestnets,
  ...evm,
}

/** The family of a network; a plain viem chain is an EVM network. */
export const namespaceOf = ({ id, chainNamespace, caipNetworkId }: NetworkInput): ChainNamespace =>
  chainNamespace ?? parseCaipNetworkId(caipNetworkId ?? id)?.namespace ?? 'eip155'

/**
 * A network by its name (`base`, `solana`), its chain id (`8453`) or its CAIP-2 id (`eip155:8453`), in any case. Names
 * are those of the listed networks; ids may be those of the site's own networks too.
 */
export function namedNetwork(name: string, own: readonly NetworkInput[] = []): NetworkInput | undefined {
  const lower = name.toLowerCase()
  const isMeant = (text: string | number): boolean => String(text).toLowerCase() === lower
  const hasId = (network: NetworkInput): boolean =>
    isMeant(network.id) || isMeant(network.caipNetworkId ?? toCaipNetworkId(namespaceOf(network), network.id))
  const found = Object.entries(NETWORKS).find(([key]) => isMeant(key))
  return found?.[1] ?? [...own, ...Object.values(NETWORKS)].find(hasId) // a name first: `mainnet` is NEAR's id too
}
