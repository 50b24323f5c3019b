import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { isAddress, isEvmAddress, isSameAddress, isSolanaAddress } from '../../src/core/address.js'
import { truncateAddress } from '../../src/core/text/short-address.js'
import { parseCaipAddress } from '../../src/core/chain/caip-address.js'
import { toCaipAddress } from '../../src/core/caip.js'

const evm = fc.stringMatching(/^0x[\da-fA-F]{40}$/)
const solana = fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)

describe('addresses', () => {
  it('of EVM chains are forty hex digits, with or without 0x, and nothing around them', () =>
    fc.assert(
      fc.property(evm, fc.string({ minLength: 1, maxLength: 3 }), (address, more) => {
        expect(isEvmAddress(address)).to.equal(true)
        expect(isEvmAddress(address.slice(2))).to.equal(true)
        expect(isEvmAddress(address + more)).to.equal(false)
        expect(isEvmAddress(` ${address}`)).to.equal(false)
      }),
    ))

  it('of Solana are base58', () =>
    fc.assert(
      fc.property(solana, fc.constantFrom('0', 'O', 'I', 'l', '\n', ' '), (address, odd) => {
        expect(isSolanaAddress(address)).to.equal(true)
        expect(isSolanaAddress(odd + address.slice(1))).to.equal(false)
      }),
    ))

  it('survive being joined with their network and taken apart', () =>
    fc.assert(
      fc.property(evm, fc.integer({ min: 1, max: 2 ** 31 }), (address, chain) => {
        const parsed = parseCaipAddress(toCaipAddress(`eip155:${chain}`, address))
        expect(parsed).to.deep.equal({
          namespace: 'eip155',
          reference: String(chain),
          address,
          caipNetworkId: `eip155:${chain}`,
        })
      }),
    ))

  it('are the same in any case on EVM chains alone', () =>
    fc.assert(
      fc.property(evm, solana, (hex, base58) => {
        expect(isSameAddress('eip155', hex, `0x${hex.slice(2).toUpperCase()}`)).to.equal(true)
        expect(isSameAddress('solana', base58, base58.toLowerCase())).to.equal(base58 === base58.toLowerCase())
      }),
    ))

  it('keep their ends when they are shortened', () =>
    fc.assert(
      fc.property(evm, address => {
        const short = truncateAddress(address)
        expect(short).to.match(/^0x.{4}….{4}$/)
        expect(address.startsWith(short.slice(0, 6)) && address.endsWith(short.slice(-4))).to.equal(true)
      }),
    ))

  it('are never taken from a non-string', () =>
    fc.assert(
      fc.property(fc.anything(), value => {
        if (typeof value !== 'string') expect(isAddress('eip155', value) || isAddress('solana', value)).to.equal(false)
      }),
    ))
})
