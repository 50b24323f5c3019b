import { expect } from '@open-wc/testing'

import { readCount } from '../../../src/services/storage/storage-key.js'

describe('a stored count', () => {
  it('is whole and not negative', () =>
    expect([0, 5, Number.MAX_SAFE_INTEGER].map(readCount)).to.deep.equal([0, 5, 2 ** 53 - 1]))
  for (const value of [-1, 1.5, 2 ** 53, Number.NaN, Infinity, '5', null])
    it(`is not ${String(value)}`, () => expect(readCount(value)).to.equal(undefined))
})
