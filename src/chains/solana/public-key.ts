import { decodeBase58 } from '../../core/encoding/base58.js'

/** An address in the form that wallet-adapter style code expects. */
export interface SolanaPublicKey {
  toBase58(): string
  toString(): string
  toJSON(): string
  toBytes(): Uint8Array
  equals(other: { toBase58(): string }): boolean
}

/** Makes the public key of an address. */
export const toPublicKey = (address: string): SolanaPublicKey => ({
  toBase58: () => address,
  toString: () => address,
  toJSON: () => address,
  toBytes: () => decodeBase58(address) ?? new Uint8Array(),
  equals: other => other.toBase58() === address,
})
