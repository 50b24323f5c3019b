import { expect } from '@open-wc/testing'

import { formatAmount } from '../../../src/core/amount.js'
import { readAmount } from '../../../src/controllers/send/rules.js'
import { fromNotation, toNotation } from '../../../src/controllers/send/amount-notation.js'

const PLENTY = { decimals: 4, amount: 10n ** 30n }

/** The meaning of a text in a locale, as a plain decimal; `undefined` if it is not an amount. */
function meaning(text: string, locale: string): string | undefined {
  const { amount } = readAmount(fromNotation(text, locale), PLENTY)
  return amount === undefined ? undefined : formatAmount(amount, PLENTY.decimals)
}

describe('a written amount', () => {
  for (const locale of ['de', 'fr', 'es', 'pt-BR', 'ru', 'tr', 'id', 'sv'])
    describe(`in ${locale}, where the comma is the decimal mark`, () => {
      for (const text of [
        '1.000',
        '12.345',
        '999.999',
        ' 1.000 ',
        '1.000.000',
        '1.234,56',
        '1,234.56',
        '1,5,5',
        '1 000',
      ])
        it(`is not guessed from "${text}"`, () => expect(meaning(text, locale)).to.equal(undefined))

      for (const [text, amount] of [
        ['1,000', '1'],
        ['1234,5', '1234.5'],
        [',5', '0.5'],
        ['1.5', '1.5'],
        ['1.', '1'],
        [' 1.25 ', '1.25'],
        ['0.125', '0.125'],
        ['.125', '0.125'],
        ['1.0001', '1.0001'],
        ['1000.000', '1000'],
        ['1000', '1000'],
      ] as const)
        it(`is read from "${text}", which can mean one thing only`, () =>
          expect(meaning(text, locale)).to.equal(amount))

      it('shows a point as a comma, and what could not be read as it was', () => {
        for (const [text, shown] of [
          ['1.', '1,'],
          ['1.5', '1,5'],
          ['1,5', '1,5'],
          ['1.000', '1.000'],
          ['1.234,56', '1.234,56'],
          ['1e3', '1e3'],
        ] as const)
          expect(toNotation(fromNotation(text, locale), locale), text).to.equal(shown)
      })
    })

  for (const locale of ['en', 'de-CH', 'zh'])
    it(`has a point in ${locale}`, () => {
      expect(meaning('1.000', locale)).to.equal('1')
      expect(meaning('1,000', locale)).to.equal(undefined)
      expect(toNotation(fromNotation('1.5', locale), locale)).to.equal('1.5')
    })

  for (const [locale, text] of [
    ['ar-EG', '١٢٫٥'],
    ['fa', '۱۲٫۵'],
    ['bn', '১২.৫'],
    ['hi', '१२.५'],
    ['th', '๑๒.๕'],
  ] as const)
    it(`may be written in the digits of ${locale}`, () => expect(meaning(text, locale)).to.equal('12.5'))

  it('is not a number in digits that the visitor’s language does not use', () => {
    for (const [locale, text] of [
      ['en', '٣'],
      ['de', '१२'],
    ] as const)
      expect(fromNotation(text, locale)).to.equal(text)
  })

  for (const [locale, text] of [
    ['ar', '١٢٫٥'],
    ['ar', '12٫5'],
    ['ar-AE', '١٢٫٥'],
    ['ar-MA', '12٫5'],
  ] as const)
    it(`may have the mark of an Arabic keyboard in ${locale}, which writes another: "${text}"`, () =>
      expect(meaning(text, locale)).to.equal('12.5'))

  it('is not guessed from two marks of an Arabic keyboard, or from its thousands', () => {
    for (const text of ['1٫000٫000', '1٬000', '1٬000٫5'])
      for (const locale of ['ar', 'ar-EG', 'ar-MA', 'fa']) expect(meaning(text, locale), locale).to.equal(undefined)
    expect(meaning('1٫000', 'ar-MA')).to.equal('1')
  })

  it('may have the mark of Arabic, which is shown as the point that goes with these digits', () => {
    expect(meaning('1٫5', 'ar-EG')).to.equal('1.5')
    expect(meaning('1.000', 'ar-EG')).to.equal('1')
    expect(toNotation(fromNotation('1٫5', 'ar-EG'), 'ar-EG')).to.equal('1.5')
  })
})
