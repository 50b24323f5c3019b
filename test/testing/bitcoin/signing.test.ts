import { expect } from '@open-wc/testing'

import { toBase64 } from '../../../src/core/encoding/bytes.js'
import { REGTEST_ACCOUNTS } from '../../../src/testing/index.js'
import { addressesOf, signBip322, signEcdsa } from '../../../src/testing/bitcoin/signing.js'

/** The key of BIP-322's own examples. */
const KEY = 'bb051cd0dda0246f33c5a9e133ebd8e7bc02a92af6c41adc131ccd7826c5b004'
const KEYS = { payment: KEY, ordinal: KEY }
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('what Bitcoin test wallets sign', () => {
  it('belongs to the addresses of the keys', () => {
    expect(addressesOf(KEYS, 'mainnet')[0]?.address).to.equal('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
    for (const account of REGTEST_ACCOUNTS)
      expect(addressesOf(account, 'regtest').map(({ address }) => address)).to.deep.equal([
        account.paymentAddress,
        account.ordinalAddress,
      ])
  })

  it('is what BIP-322 gives as examples', () => {
    expect(toBase64(signBip322(KEYS, 'payment', bytes('')))).to.equal(
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    )
    expect(toBase64(signBip322(KEYS, 'payment', bytes('Hello World')))).to.equal(
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    )
  })

  it('is 65 bytes for ECDSA, with the header of a SegWit address', async () => {
    const signature = await signEcdsa(KEYS, bytes('hello'))
    expect(signature).to.have.length(65)
    expect(signature[0]).to.be.within(39, 42)
  })

  it('is one Schnorr signature for Taproot', () => {
    const witness = signBip322(KEYS, 'ordinals', bytes('hello'))
    expect([...witness.subarray(0, 2)]).to.deep.equal([1, 64])
  })
})
