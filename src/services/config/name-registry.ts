import { isEvmAddress } from '../../core/address.js'
import type { CaipNetwork } from '../../core/entities/network.js'
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
function resolverOf({ contracts }: CaipNetwork): string | undefined {
  const resolver = contracts?.['ensUniversalResolver']
  const address = isRecord(resolver) ? resolver['address'] : undefined
  return isEvmAddress(address) ? address : undefined
}

/**
 * Where the names of EVM accounts are registered: Ethereum if the site has it, else the first of its networks with its
 * own universal resolver. Anyone can register any name on a test network, so its registry answers for test networks only.
 *
 * @param asking the network on which the address is used
 * @param networks the site's networks of the family
 */
export function nameRegistry(asking: CaipNetwork, networks: readonly CaipNetwork[]): NameRegistry | undefined {
  const known = networks.map(network => {
    const universalResolver = resolverOf(network)
    return { network, ...(universalResolver ? { universalResolver } : {}) }
  })
  const isEthereum = ({ network }: NameRegistry): boolean => network.caipNetworkId === ETHEREUM
  const hasOwn = ({ network: { testnet }, universalResolver }: NameRegistry): boolean =>
    universalResolver !== undefined && (!testnet || asking.testnet === true)
  return known.find(isEthereum) ?? known.find(hasOwn)
}
