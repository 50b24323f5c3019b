import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { getAddress } from 'viem'

import { isMisspelled, toChecksum } from '../../../src/core/chain/checksum.js'

/** Those of EIP-55 itself: all capitals, all small, and the usual. */
const KNOWN = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('the capitals of EIP-55', () => {
  for (const address of KNOWN)
    it(`of ${address} are the same however it is written`, () => {
      const bare = address.slice(2)
      for (const given of [address, bare, `0x${bare.toLowerCase()}`, `0x${bare.toUpperCase()}`])
        expect(toChecksum(given)).to.equal(address)
    })

  it('are those of viem for every address', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), bytes => {
        const address = `0x${[...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')}` as const
        expect(toChecksum(address)).to.equal(getAddress(address))
      }),
    ))

  it('leave alone what is not an EVM address', () => {
    for (const text of ['', '0x', 'alder.eth', `${KNOWN[0]}0`, 'So11111111111111111111111111111111111111112'])
      expect(toChecksum(text)).to.equal(text)
  })

  it('include the chain id on Rootstock (EIP-1191), and nowhere else', () => {
    for (const address of KNOWN) {
      const known = getAddress(address)
      for (const id of [30, 31]) expect(toChecksum(address, `eip155:${id}`)).to.equal(getAddress(known, id))
      for (const id of ['eip155:1', 'eip155:137', 'eip155:300', 'eip155:130'])
        expect(toChecksum(address, id)).to.equal(known)
    }
  })

  it('are checked for the network, where those of EIP-55 are right too', () => {
    const written = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
    expect(isMisspelled(written, 'eip155:30')).to.equal(false)
    expect(isMisspelled(toChecksum(written), 'eip155:30')).to.equal(false)
    for (const id of ['eip155:1', 'eip155:31']) expect(isMisspelled(written, id)).to.equal(true)
    expect(isMisspelled(written.toLowerCase(), 'eip155:1')).to.equal(false)
  })
})
