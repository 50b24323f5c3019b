import { keccak_256 } from '@noble/hashes/sha3'

import { hasChecksum, isEvmAddress } from '../address.js'

/** A letter is upper case if its nibble of the hash is at least this. */
const CAPITAL = 8

/** The networks of Rootstock, whose checksum includes the chain id (EIP-1191). */
const ROOTSTOCK = /^eip155:(3[01])$/

/**
 * An EVM address with its prefix and its EIP-55 checksum, or with that of its network; anything else is returned
 * unchanged.
 */
export function toChecksum(address: string, caipNetworkId = ''): string {
  if (!isEvmAddress(address)) return address
  const digits = address.slice(-40).toLowerCase()
  const [, chainId] = ROOTSTOCK.exec(caipNetworkId) ?? []
  const hash = keccak_256(chainId ? `${chainId}0x${digits}` : digits) // a string is hashed as its UTF-8 bytes
  const isCapital = (index: number): boolean => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 ? byte & 15 : byte >> 4) >= CAPITAL
  }
  return `0x${[...digits].map((digit, index) => (isCapital(index) ? digit.toUpperCase() : digit)).join('')}`
}

/** Whether an address has a wrong checksum. On networks with a checksum of their own, many wallets write EIP-55's. */
export const isMisspelled = (address: string, caipNetworkId: string): boolean =>
  hasChecksum(address) && toChecksum(address) !== address && toChecksum(address, caipNetworkId) !== address
