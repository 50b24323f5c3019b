import { expect } from '@open-wc/testing'

import { hasChecksum, isAddress, isEvmAddress, isSameAddress, isSolanaAddress } from '../../src/core/address.js'
import { truncateAddress } from '../../src/core/text/short-address.js'

const EVM = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOLANA = 'So11111111111111111111111111111111111111112'

describe('addresses', () => {
  it('of EVM are 40 hex characters with or without 0x', () => {
    expect(isEvmAddress(EVM)).to.equal(true)
    expect(isEvmAddress(EVM.slice(2))).to.equal(true)
    for (const value of [
      EVM.slice(0, -1),
      `${EVM}5`,
      `${EVM.slice(0, -1)}g`,
      `${EVM}\n`,
      ` ${EVM}`,
      `0\u0445${EVM.slice(2)}`,
      SOLANA,
      '',
      null,
      1,
    ])
      expect(isEvmAddress(value), String(value)).to.equal(false)
  })

  it('of Solana are 32 to 44 base58 characters', () => {
    for (const value of [SOLANA, 'z'.repeat(32), 'z'.repeat(44)]) expect(isSolanaAddress(value)).to.equal(true)
    for (const value of [
      'z'.repeat(31),
      'z'.repeat(45),
      `<img src=x onerror=1>${'z'.repeat(40)}`,
      `O0Il${'z'.repeat(32)}`,
      `${SOLANA}\n`,
      EVM,
      null,
    ])
      expect(isSolanaAddress(value), String(value)).to.equal(false)
  })

  it('are checked by their family', () => {
    expect(isAddress('eip155', EVM)).to.equal(true)
    expect(isAddress('eip155', SOLANA)).to.equal(false)
    expect(isAddress('solana', SOLANA)).to.equal(true)
    expect(isAddress('bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).to.equal(true)
    for (const value of ['', '<b>', 'a b', 'a'.repeat(129), 5]) expect(isAddress('bip122', value)).to.equal(false)
  })

  for (const [namespace, address] of [
    ['ton', 'EQDmnxDMhId6v1Ofg_h5KR5coWlFG6e86Ro3pc7Tq4CA0-Jn'],
    ['tron', 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH'],
  ] as const)
    it(`of ${namespace} have one form`, () => {
      expect(isAddress(namespace, address)).to.equal(true)
      for (const value of [address.slice(1), `${address}a`, `${address}\n`, `${address.slice(1)}!`, EVM, null])
        expect(isAddress(namespace, value), String(value)).to.equal(false)
    })

  it('are compared by the rule of their chain', () => {
    expect(isSameAddress('eip155', EVM, EVM.toLowerCase())).to.equal(true)
    expect(isSameAddress('solana', SOLANA, SOLANA.toLowerCase())).to.equal(false)
  })

  it('are shortened to four characters at each end', () => {
    expect(truncateAddress(EVM)).to.equal('0xd8dA…6045')
    expect(truncateAddress(SOLANA)).to.equal('So11…1112')
    expect(truncateAddress(EVM, { start: 8, end: 6 })).to.equal('0xd8dA6BF2…A96045')
    expect(truncateAddress('0x12345678901')).to.equal('0x12345678901')
    expect(truncateAddress('')).to.equal('')
  })

  it('of EVM have a checksum when they are in mixed case', () => {
    expect(hasChecksum(EVM)).to.equal(true)
    expect(hasChecksum(EVM.toLowerCase())).to.equal(false)
    expect(hasChecksum(`0x${EVM.slice(2).toUpperCase()}`)).to.equal(false)
  })
})
