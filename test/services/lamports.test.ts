import { expect } from '@open-wc/testing'

import { parseLamports } from '../../src/services/lamports.js'

describe('an amount of lamports', () => {
  it('is exact', () => {
    expect(parseLamports({ context: { slot: 1 }, value: 5_000_000_001 })).to.equal(5_000_000_001n)
    expect(parseLamports({ value: 0 })).to.equal(0n)
    expect(parseLamports({ value: Number.MAX_SAFE_INTEGER })).to.equal(9_007_199_254_740_991n)
  })

  for (const value of [-1, 1.5, '5', null, undefined, 2 ** 53, Number.NaN])
    it(`is none in ${String(value)}`, () => expect(parseLamports({ value })).to.equal(undefined))

  for (const answer of [undefined, null, 5, 'x', [], {}])
    it(`is none in the answer ${JSON.stringify(answer)}`, () => expect(parseLamports(answer)).to.equal(undefined))
})
