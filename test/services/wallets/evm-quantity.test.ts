import { expect } from '@open-wc/testing'

import { parseQuantity } from '../../../src/services/wallets/evm-quantity.js'

describe('parseQuantity', () => {
  it('accepts up to 256 bits', () => {
    expect(parseQuantity('0x0')).to.equal(0n)
    expect(parseQuantity('0x3635c9adc5dea00000')).to.equal(1000n * 10n ** 18n)
    expect(parseQuantity(`0x${'f'.repeat(64)}`)).to.equal(2n ** 256n - 1n)
  })

  it('refuses all others (RP-001 to RP-006)', () => {
    for (const value of [null, '0x', '0xZZ', '-0x1', 5, `0x${'f'.repeat(300)}`, '1', '', [], {}])
      expect(parseQuantity(value)).to.equal(undefined)
  })
})
