import { isEvmAddress } from '../../core/address.js'
import type { CaipNetwork, NetworkInput } from '../../core/entities/network.js'
import { isRecord } from '../readers.js'

/** Where names are registered. */
export interface NameRegistry {
  readonly network: CaipNetwork
  /** Its contract; by default, the well-known one. */
  readonly universalResolver?: string
}

/** The network with the main name registry. */
const ETHEREUM = 'eip155:1'

/** A network's universal resolver, in the same place as in viem's chains. */
function resolverOf({ contracts }: NetworkInput): string | undefined {
  const resolver = isRecord(contracts) ? contracts['ensUniversalResolver'] : undefined
  const address = isRecord(resolver) ? resolver['address'] : undefined
  return isEvmAddress(address) ? address : undefined
}

/**
 * Where the names of EVM accounts are registered: Ethereum if the site has it, else the first of its networks with its
 * own universal resolver. Anyone can register any name on a test network, so its registry answers for test networks only.
 *
 * @param asking the network on which the address is used
 * @param networks the site's networks of the family
 * @param given the same as passed by the site
 */
export function nameRegistry(
  asking: CaipNetwork,
  networks: readonly CaipNetwork[],
  given: readonly NetworkInput[],
): NameRegistry | undefined {
  const known = networks.map(network => {
    const own = given.find(({ id, caipNetworkId }) => caipNetworkId === network.caipNetworkId || id === network.id)
    const universalResolver = own && resolverOf(own)
    return { network, ...(universalResolver ? { universalResolver } : {}) }
  })
  const isEthereum = ({ network }: NameRegistry): boolean => network.caipNetworkId === ETHEREUM
  const hasOwn = ({ network: { testnet }, universalResolver }: NameRegistry): boolean =>
    universalResolver !== undefined && (!testnet || asking.testnet === true)
  return known.find(isEthereum) ?? known.find(hasOwn)
}
