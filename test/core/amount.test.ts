import { expect } from '@open-wc/testing'

import {
  floorDecimals,
  formatAmount,
  formatCurrency,
  formatFiat,
  isDecimals,
  parseAmount,
} from '../../src/core/amount.js'
import { formatBalance, shortBalance } from '../../src/core/text/format-balance.js'

describe('amounts', () => {
  it('come back as they were parsed, for every number of decimals', () => {
    const texts = ['0', '1', '9', '10', '123456789', '340282366920938463463374607431768211456']
    for (let decimals = 0; decimals <= 36; decimals++)
      for (const whole of texts)
        for (const fraction of ['', '1', '01', '9'.repeat(decimals), `${'0'.repeat(Math.max(0, decimals - 1))}1`]) {
          if (fraction.length > decimals) continue
          const text = fraction ? `${whole}.${fraction}` : whole
          const amount = parseAmount(text, decimals)
          expect(amount, text).not.to.equal(undefined)
          expect(formatAmount(amount ?? -1n, decimals), `${text} with ${decimals}`).to.equal(text)
        }
  })

  it('are the same with and without trailing zeros', () => {
    for (let decimals = 0; decimals <= 36; decimals++) {
      expect(parseAmount('1.000', decimals)).to.equal(parseAmount('1', decimals))
      expect(parseAmount('1', decimals)).to.equal(10n ** BigInt(decimals))
      expect(formatAmount(1n, decimals)).to.equal(decimals ? `0.${'0'.repeat(decimals - 1)}1` : '1')
    }
    expect(parseAmount('.5', 1)).to.equal(5n)
    expect(parseAmount('5.', 1)).to.equal(50n)
    expect(parseAmount(' 5 ', 0)).to.equal(5n)
  })

  for (const text of ['', '.', '-1', '+1', '1e3', '0x10', '1,5', '1 000', 'NaN', 'Infinity', '1.2.3', '١'])
    it(`are not "${text}"`, () => expect(parseAmount(text, 18)).to.equal(undefined))

  it('have no more decimals than their token, which has at most 36', () => {
    expect(parseAmount('0.0000001', 6)).to.equal(undefined)
    expect(parseAmount('1.5', 0)).to.equal(undefined)
    for (const decimals of [-1, 37, 255, 1.5, NaN]) {
      expect(isDecimals(decimals)).to.equal(false)
      expect(parseAmount('1', decimals)).to.equal(undefined)
    }
  })

  it('may be negative when formatted', () => expect(formatAmount(-1_500n, 3)).to.equal('-1.5'))
})

describe('shown amounts', () => {
  it('round down to 3 decimals', () => {
    expect(formatBalance('0.9999', 3, 'en')).to.equal('0.999')
    expect(formatBalance('1234567.0005', 3, 'en')).to.equal('1,234,567.000')
    expect(formatBalance('1', 3, 'en')).to.equal('1.000')
    expect(formatBalance('9007199254740993.1239', 3, 'en')).to.equal('9,007,199,254,740,993.123')
    expect(floorDecimals('1.9', 0)).to.equal('1')
    expect(floorDecimals('.5', 3)).to.equal('0.500')
  })

  it('show the zero of test networks unchanged', () => {
    expect(formatBalance('0.00', 3, 'en')).to.equal('0.00')
    expect(formatBalance('0.001', 3, 'en')).to.equal('0.001')
  })

  it('are zero for an invalid amount', () => {
    for (const text of [undefined, '', 'NaN', '1e21', '-1', '<b>', 'Infinity'])
      expect(formatBalance(text, 3, 'en')).to.equal('0.000')
    for (const value of [NaN, Infinity, -Infinity]) expect(formatFiat(value, 'en')).to.equal('$0.00')
  })

  it('take a short form from 31 whole digits on, rounded down to four digits', () => {
    expect(shortBalance('123456789012.9999', 'en')).to.equal('123,456,789,012.999')
    expect(shortBalance('1'.repeat(30) + '.1239', 'en').replace(/,/g, '')).to.equal('1'.repeat(30) + '.123')
    expect(shortBalance('1' + '9'.repeat(30), 'en')).to.equal('1.999E30')
    expect(shortBalance('123456' + '0'.repeat(70), 'en')).to.equal('1.234E75')
    expect(shortBalance('0000000000000001', 'en')).to.equal('1.000')
    expect(shortBalance('19999' + '0'.repeat(30), 'de')).to.equal('1,999E34')
    for (const text of [undefined, 'NaN', '9'.repeat(20) + 'x']) expect(shortBalance(text, 'en')).to.equal('0.000')
  })

  it('follow the language', () => {
    expect(formatBalance('1234.5678', 3, 'de')).to.equal('1.234,567')
    expect(formatBalance('12.5', 3, 'ar-EG')).to.equal('١٢٫٥٠٠')
  })

  it('keep the sign of a currency after its letters in right-to-left text', () => {
    expect(formatFiat(0.06, 'ar')).to.match(/US\$\u200e$/)
    expect(formatCurrency(0.06, 'CAD', 'ar')).to.match(/CA\$\u200e$/)
    expect(formatFiat(0.06, 'he')).to.match(/\$$/)
    expect(formatFiat(0.06, 'id')).not.to.include('\u200e')
  })

  it('of dollars have 2 decimals', () => {
    expect(formatFiat(1234.5, 'en')).to.equal('$1,234.50')
    expect(formatFiat(0, 'en')).to.equal('$0.00')
  })

  it('of less than a cent are not shown as nothing', () => {
    for (const value of [0.00225, 0.0099, Number.MIN_VALUE]) expect(formatFiat(value, 'en')).to.equal('< $0.01')
    expect(formatFiat(0.01, 'en')).to.equal('$0.01')
    expect(formatFiat(0.001, 'de')).to.match(/^< 0,01\s\$$/)
  })
})
