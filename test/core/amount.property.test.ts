import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { floorDecimals, formatAmount, parseAmount } from '../../src/core/amount.js'
import { formatBalance } from '../../src/core/text/format-balance.js'
import { floorAmount, fiatValue } from '../../src/core/tokens.js'

const decimals = fc.integer({ min: 0, max: 36 })
const amount = fc.bigInt({ min: 0n, max: 10n ** 60n })
const digits = fc.stringMatching(/^\d{1,40}$/)

describe('amounts of 0 to 36 decimals', () => {
  it('survive formatting and parsing unchanged', () =>
    fc.assert(
      fc.property(amount, decimals, (value, places) => {
        expect(parseAmount(formatAmount(value, places), places)).to.equal(value)
      }),
    ))

  it('are written as plain decimals without needless zeros', () =>
    fc.assert(
      fc.property(amount, decimals, (value, places) => {
        expect(formatAmount(value, places)).to.match(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      }),
    ))

  it('are never read with more decimals than the token has', () =>
    fc.assert(
      fc.property(digits, digits, decimals, (whole, fraction, places) => {
        const significant = fraction.replace(/0+$/, '')
        const read = parseAmount(`${whole}.${fraction}`, places)
        expect(read === undefined).to.equal(significant.length > places)
        if (read !== undefined) expect(read).to.equal(BigInt(whole + significant.padEnd(places, '0')))
      }),
    ))

  it('are never rounded up: the displayed amount is at most the balance', () =>
    fc.assert(
      fc.property(amount, decimals, fc.integer({ min: 0, max: 6 }), (value, places, shown) => {
        const text = floorDecimals(formatAmount(value, places), shown)
        const back = parseAmount(text, 36) ?? -1n
        const exact = value * 10n ** BigInt(36 - places)
        expect(back <= exact).to.equal(true)
        expect(exact - back < 10n ** BigInt(36 - shown)).to.equal(true)
      }),
    ))

  it('are truncated to the token’s decimals, so that the maximum never exceeds the balance', () =>
    fc.assert(
      fc.property(amount, decimals, decimals, (value, finer, places) => {
        const text = formatAmount(value, finer)
        const cut = floorAmount(text, places) ?? -1n
        expect(cut >= 0n).to.equal(true)
        expect(cut * 10n ** BigInt(36 - places) <= value * 10n ** BigInt(36 - finer)).to.equal(true)
      }),
    ))

  it('show only as figures, whatever they are', () =>
    fc.assert(
      fc.property(fc.string(), text => {
        expect(formatBalance(text, 3, 'en')).to.match(/^[\d,]+\.\d{3}$/)
        expect(fiatValue(1n, 0, Number(text))).to.be.within(0, 1e15)
      }),
    ))
})
