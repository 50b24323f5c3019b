import { expect } from '@open-wc/testing'

import { toCoinType } from '../../../src/core/chain/caip-address.js'
import { InvalidChainIdError } from '../../../src/core/errors/caip.js'

describe('coin types', () => {
  it('are made of chain ids', () => {
    expect(toCoinType(1)).to.equal(0x80000001)
    expect(toCoinType(8453)).to.equal(2147492101)
    expect(toCoinType(0)).to.equal(0x80000000)
    expect(toCoinType(2147483647)).to.equal(4294967295)
  })

  for (const id of [2147483648, 4294967296, -1, 1.5, NaN, Infinity])
    it(`are not made of ${id}`, () => expect(() => toCoinType(id)).to.throw(InvalidChainIdError, /^Invalid chainId$/))
})
