import { expect } from '@open-wc/testing'
import { getBase58Decoder, getBase58Encoder } from '@solana/web3.js'

import { decodeBase58, encodeBase58 } from '../../../src/core/encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../src/core/encoding/base64.js'

const samples = [
  new Uint8Array(),
  Uint8Array.of(0),
  Uint8Array.of(0, 0, 1),
  Uint8Array.of(255),
  new Uint8Array(32),
  new Uint8Array(64).fill(255),
  Uint8Array.from({ length: 1_232 }, (_, index) => (index * 7) % 256),
]

describe('base58', () => {
  it('writes and reads what web3.js does', () => {
    for (const bytes of samples) {
      expect(encodeBase58(bytes)).to.equal(getBase58Decoder().decode(bytes))
      expect(decodeBase58(encodeBase58(bytes))).to.deep.equal(
        new Uint8Array(getBase58Encoder().encode(encodeBase58(bytes))),
      )
    }
  })

  it('reads nothing else', () => {
    for (const text of ['0', 'O', 'I', 'l', ' 1', '1\n', 'ä', '1'.repeat(5_000)])
      expect(decodeBase58(text)).to.equal(undefined)
  })
})

describe('base64', () => {
  it('is restored unchanged', () => {
    for (const bytes of samples) expect(decodeBase64(encodeBase64(bytes))).to.deep.equal(bytes)
  })

  it('reads nothing else', () => {
    for (const text of ['%', 'a', '====']) expect(decodeBase64(text)).to.equal(undefined)
  })
})
