import { Address, OutScript } from '@scure/btc-signer'
import { expect } from '@open-wc/testing'

import { ADDRESS_BYTES } from '../../../src/chains/bitcoin/address-bytes.js'
import { toHex } from '../../../src/core/encoding/bytes.js'
import { toSpendId } from '../../../src/siwx/verify/bitcoin/bip322.js'
import { isBitcoinSignature } from '../../../src/siwx/verify/bitcoin/bitcoin.js'
import { bip322 } from '../vectors.js'

const accountOf = (address: string) => ({ address, network: 'mainnet' }) as const

describe('the public vectors of BIP-322', () => {
  for (const { message, address, to_spend_tx_hash: expected } of bip322.tx_hashes)
    it(`puts a message into a transaction: “${message}”`, () => {
      const script = OutScript.encode(Address(ADDRESS_BYTES.mainnet).decode(address))
      expect(toHex(toSpendId(new TextEncoder().encode(message), script))).to.equal(expected)
    })

  for (const form of ['simple', 'full'] as const)
    for (const { message, address, type, bip322_signatures: signatures } of bip322[form])
      it(`verifies a ${form} signature of ${type}: “${message}”`, () => {
        for (const signature of signatures) {
          expect(isBitcoinSignature(message, signature, accountOf(address))).to.equal(true)
          expect(isBitcoinSignature(message, signature, { ...accountOf(address), type: 'bip322' })).to.equal(true)
          expect(isBitcoinSignature(message, signature, { ...accountOf(address), type: 'ecdsa' })).to.equal(false)
          expect(isBitcoinSignature(`${message}.`, signature, accountOf(address))).to.equal(false)
        }
      })

  for (const { message, address, type, bip322_signatures: signatures } of bip322.unsupported)
    it(`does not accept what it cannot verify: ${type}`, () => {
      for (const signature of signatures)
        expect(isBitcoinSignature(message, signature, accountOf(address))).to.equal(false)
    })

  for (const { description, message, address, signature } of bip322.error)
    it(`refuses: ${description}`, () => {
      expect(isBitcoinSignature(message, signature, accountOf(address))).to.equal(false)
    })

  for (const { message, address, signature } of bip322.legacy)
    it('verifies the older signature in ECDSA', () => {
      expect(isBitcoinSignature(message, signature, accountOf(address))).to.equal(true)
      expect(isBitcoinSignature(message, signature, { ...accountOf(address), type: 'bip322' })).to.equal(false)
      expect(isBitcoinSignature('', signature, accountOf(address))).to.equal(false)
      expect(isBitcoinSignature(message, signature, accountOf('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'))).to.equal(false)
    })
})
