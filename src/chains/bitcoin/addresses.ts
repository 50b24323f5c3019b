import { bitcoinNetworksOf } from '../../core/chain/bitcoin-address.js'
import type { AddressesPort } from '../ports/addresses.js'
import { nameOf } from './network-ids.js'
import { scriptOf } from './transfers/check-address.js'

/** Bitcoin addresses: the checksum is verified, and the prefix determines the networks. */
export const bitcoinAddresses: AddressesPort = {
  read(text) {
    const [network] = bitcoinNetworksOf(text)
    return network && scriptOf(text, network) ? text : undefined
  },
  isOn(address, network) {
    const name = nameOf(network)
    return name !== undefined && bitcoinNetworksOf(address).includes(name)
  },
}
