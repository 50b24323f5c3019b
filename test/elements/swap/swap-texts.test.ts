import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { minimumOf } from '../../../src/controllers/swap/check-swap.js'
import type { SwapToken } from '../../../src/core/entities/swap.js'
import { formatFee, exactFigure } from '../../../src/elements/send/send-texts.js'
import { rateText, shortFigure } from '../../../src/elements/swap/swap-texts.js'

/** Base units of up to 78 digits, and every number of decimals that a token may have. */
const units = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })
const decimals = fc.integer({ min: 0, max: 36 })
const slippage = fc.integer({ min: 1, max: 50 })
/** More decimals than any figure shows. */
const FINE = 60

/** What a figure on the screen stands for, in units of `FINE` decimals. */
function fine(figure: string): bigint {
  const [whole = '', fraction = ''] = figure.replaceAll(',', '').split('.')
  return BigInt(whole + fraction.padEnd(FINE, '0').slice(0, FINE))
}
const exact = (amount: bigint, places: number): bigint => amount * 10n ** BigInt(FINE - places)

const token = (symbol: string, places: number): SwapToken => ({
  ...{ chainId: 'eip155:1', name: symbol, symbol, decimals: places },
  ...{ amount: 0n, price: 0, value: 0, listed: true },
})

describe('figures of a swap, over 0 to 36 decimals and 78 digits', () => {
  it('never show more than is received, and miss less than a thousandth of a token, or a hundred-thousandth of what is small', () => {
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        const [shown, real] = [fine(shortFigure(amount, places)), exact(amount, places)]
        expect(shown <= real).to.equal(true)
        const missed = real - shown
        const isSmall = real < 10n ** BigInt(FINE)
        expect(isSmall ? missed * 100_000n <= real : missed < 10n ** BigInt(FINE - 3)).to.equal(true)
      }),
    )
  })

  it('show what is paid to the last digit, and no less than a fee', () => {
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        expect(fine(exactFigure(amount, places))).to.equal(exact(amount, places))
        expect(fine(formatFee(amount, places)) >= exact(amount, places)).to.equal(true)
      }),
    )
  })

  it('show no better rate than the quote gives', () => {
    fc.assert(
      fc.property(units, units, decimals, decimals, (amount, toAmount, from, to) => {
        const words = rateText(amount, toAmount, { source: token('ONE', from), target: token('TWO', to) })
        if (amount === 0n) return words === ''
        const [, figure = ''] = /= ([\d.,]+) TWO$/.exec(words) ?? []
        // rate ≤ toAmount / amount, in whole tokens of both
        return fine(figure) * exact(amount, from) <= exact(toAmount, to) * 10n ** BigInt(FINE)
      }),
    )
  })

  it('promise no more than the quote, and the tolerance off it', () => {
    fc.assert(
      fc.property(units, slippage, decimals, (toAmount, percent, places) => {
        const least = minimumOf(toAmount, percent)
        expect(least <= toAmount && least * 100n <= toAmount * BigInt(100 - percent)).to.equal(true)
        expect(fine(shortFigure(least, places)) <= fine(exactFigure(toAmount, places))).to.equal(true)
      }),
    )
  })
})
