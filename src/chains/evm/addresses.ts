import { hasChecksum, isEvmAddress } from '../../core/address.js'
import { toChecksum } from '../../core/chain/checksum.js'
import type { AddressesPort } from '../ports/addresses.js'

/** EVM addresses, with their EIP-55 checksum. */
export const evmAddresses: AddressesPort = {
  read(text) {
    if (!text.startsWith('0x') || !isEvmAddress(text)) return undefined
    const written = toChecksum(text)
    return hasChecksum(text) && text !== written ? undefined : written
  },
}
