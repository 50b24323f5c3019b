import { decimalMark } from '../../core/text/format-balance.js'
import { hasOwnDigits, latinDigits } from '../../core/text/latin-digits.js'

/** A number with one point that can be no mark of thousands: `1.5`, `0.125`, `1.`, but not `1.000`. */
const POINT = /^\s*(?!\s*[1-9]\d{0,2}\.\d{3}\s*$)\d*\.\d*\s*$/

/**
 * Shows an amount with a decimal point, as it is kept, the way the visitor writes it: where the comma is the decimal
 * mark, comma and point change places, so that what could not be read comes back as it was written.
 */
export const showWritten = (amount: string, locale?: string): string =>
  decimalMark(locale) === ',' ? amount.replace(/[.,]/g, mark => (mark === ',' ? '.' : ',')) : amount

/**
 * Reads what the visitor wrote as an amount with a decimal point. Where the comma is the decimal mark, a point counts
 * as one too as long as it can be nothing else; what might be a thousand there (`1.000`) becomes no amount at all. The digits
 * may be those of the visitor's own script.
 */
export const readWritten = (written: string, locale?: string): string => {
  const text = hasOwnDigits(locale) ? latinDigits(written) : written
  const mark = decimalMark(locale)
  if (mark !== ',') return text.replace(mark, '.')
  return POINT.test(text) ? text : showWritten(text, locale)
}
