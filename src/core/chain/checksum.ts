import { keccak_256 } from '@noble/hashes/sha3'

import { isEvmAddress } from '../address.js'

/** A letter is upper case if its nibble of the hash is at least this. */
const CAPITAL = 8

/** An EVM address with its prefix and its EIP-55 checksum; anything else is returned unchanged. */
export function toChecksum(address: string): string {
  if (!isEvmAddress(address)) return address
  const digits = address.slice(-40).toLowerCase()
  const hash = keccak_256(digits) // a string is hashed as its UTF-8 bytes
  const isCapital = (index: number): boolean => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 ? byte & 15 : byte >> 4) >= CAPITAL
  }
  return `0x${[...digits].map((digit, index) => (isCapital(index) ? digit.toUpperCase() : digit)).join('')}`
}
