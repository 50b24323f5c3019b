import { expect } from '@open-wc/testing'

import { formatFiat } from '../../../src/core/amount.js'
import { shortFiat } from '../../../src/core/text/short-fiat.js'

describe('shortFiat', () => {
  it('shows amounts below a trillion in full', () => {
    for (const value of [0, 0.001, 1234.5, 999_999_999_999.99, NaN])
      expect(shortFiat(value, 'en')).to.equal(formatFiat(value, 'en'))
  })

  it('shortens larger ones, rounded down, so that no row cuts them', () => {
    expect(shortFiat(396_358_021_123_421, 'en')).to.equal('$396.35T')
    expect(shortFiat(1_999_999_999_999, 'en')).to.equal('$1.99T')
    expect(shortFiat(1.5e30, 'en')).to.match(/^\$1\.50?E30$/)
  })
})
