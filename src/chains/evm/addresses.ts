import { isEvmAddress } from '../../core/address.js'
import { isMisspelled, toChecksum } from '../../core/chain/checksum.js'
import type { AddressesPort } from '../ports/addresses.js'

/** EVM addresses, with their EIP-55 checksum. */
export const evmAddresses: AddressesPort = {
  read(text, networks) {
    if (!text.startsWith('0x') || !isEvmAddress(text)) return undefined
    return networks.every(({ caipNetworkId }) => isMisspelled(text, caipNetworkId)) ? undefined : toChecksum(text)
  },
}
