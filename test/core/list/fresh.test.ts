import { expect } from '@open-wc/testing'

import { isFresh } from '../../../src/core/list/fresh.js'

describe('isFresh', () => {
  it('holds within the lifetime', () => {
    expect(isFresh(1_000, 100, 1_099)).to.equal(true)
    expect(isFresh(1_000, 100, 1_000)).to.equal(true)
    expect(isFresh(1_000, 100, 1_100)).to.equal(false)
  })

  for (const time of ['abc', null, undefined, -1, 0, NaN, Infinity, { a: 1 }, 2_000, '1000'])
    it(`does not hold for ${String(time)}`, () => expect(isFresh(time, 10_000, 1_500)).to.equal(false))
})
