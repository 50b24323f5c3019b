import {
  BITCOIN_REFERENCES,
  type BitcoinNetworkName,
  bitcoinNetworkName,
  bitcoinNetworksOf,
} from '../../core/chain/bitcoin-address.js'
import { type CaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'

/** The CAIP-2 id of a network by its name. */
export const toNetworkId = (name: BitcoinNetworkName): CaipNetworkId =>
  toCaipNetworkId('bip122', BITCOIN_REFERENCES[name])

/** The name of one of the site's networks; `undefined` for a chain that is not Bitcoin's. */
export const nameOf = (network: CaipNetwork | undefined): BitcoinNetworkName | undefined =>
  bitcoinNetworkName(network?.id)

/**
 * The network of an address, by its prefix: the first of the site's networks on which it is valid, as test networks
 * share prefixes; else the first of all.
 */
export function networkOfAddress(address: string, networks: readonly CaipNetwork[]): CaipNetworkId | undefined {
  const ids = bitcoinNetworksOf(address).map(toNetworkId)
  return networks.find(({ caipNetworkId }) => ids.includes(caipNetworkId))?.caipNetworkId ?? ids[0]
}
