import { expect } from '@open-wc/testing'

import { isNativeAddress } from '../../../src/services/blockchain/native-address.js'

describe('the address of a chain’s own coin', () => {
  for (const address of ['native', '0x', `0x${'e'.repeat(40)}`, `0x${'E'.repeat(40)}`, `So${'1'.repeat(41)}`])
    it(`may be ${address}`, () => expect(isNativeAddress(address)).to.equal(true))

  for (const address of [
    '',
    'NATIVE',
    `0x${'e'.repeat(39)}`,
    `0x${'e'.repeat(41)}`,
    `So${'1'.repeat(40)}2`,
    'native\n',
  ])
    it(`is not ${JSON.stringify(address)}`, () => expect(isNativeAddress(address)).to.equal(false))
})
