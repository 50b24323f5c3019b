import { decimalMark } from '../../core/text/format-balance.js'
import { hasOwnDigits, latinDigits } from '../../core/text/latin-digits.js'

/** The decimal mark of Arabic keyboards, also where the locale writes a point or a comma. */
const ARABIC_MARK = '٫'

/** A number with one point that cannot be a thousands separator: `1.5`, `0.125`, `1.`, but not `1.000`. */
const POINT = /^\s*(?!\s*[1-9]\d{0,2}\.\d{3}\s*$)\d*\.\d*\s*$/

/**
 * Converts a stored amount, with a decimal point, to the visitor's notation: if the comma is the decimal separator,
 * comma and point are swapped, so that unparseable input is shown as entered.
 */
export const toNotation = (amount: string, locale?: string): string =>
  decimalMark(locale) === ',' ? amount.replace(/[.,]/g, mark => (mark === ',' ? '.' : ',')) : amount

/**
 * Parses the visitor's input as an amount with a decimal point. If the comma is the decimal separator, a point is
 * accepted as one too unless ambiguous; a possible thousand (`1.000`) is rejected. Digits may be in the visitor's own
 * script.
 */
export const fromNotation = (written: string, locale?: string): string => {
  const mark = decimalMark(locale)
  const text = hasOwnDigits(locale) ? latinDigits(written).replaceAll(ARABIC_MARK, mark) : written
  if (mark !== ',') return text.replace(mark, '.')
  return POINT.test(text) ? text : toNotation(text, locale)
}
