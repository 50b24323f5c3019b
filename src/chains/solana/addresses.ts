import { isSolanaAddress } from '../../core/address.js'
import { decodeBase58 } from '../../core/encoding/base58.js'
import type { AddressesPort } from '../ports/addresses.js'

/** Bytes of an address. */
const LENGTH = 32

/** Solana addresses: 32 bytes in base58. */
export const solanaAddresses: AddressesPort = {
  read: text => (isSolanaAddress(text) && decodeBase58(text)?.length === LENGTH ? text : undefined),
}
