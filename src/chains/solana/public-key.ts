import { decodeBase58 } from '../../core/encoding/base58.js'
import type { SolanaPublicKey } from '../../core/entities/solana-provider.js'

/** Creates the public key object of an address. */
export const toPublicKey = (address: string): SolanaPublicKey => ({
  toBase58: () => address,
  toString: () => address,
  toJSON: () => address,
  toBytes: () => decodeBase58(address) ?? new Uint8Array(),
  equals: other => other.toBase58() === address,
})
