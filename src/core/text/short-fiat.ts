import { formatCurrency, formatFiat } from '../amount.js'

/** From this amount on, a figure is too long for a row. */
const TRILLION = 1e12
/** From this amount on, even a figure in trillions is too long. */
const SCIENTIFIC = 1e15
/** Two decimals are shown, so the last digit is a hundredth. */
const LAST = 100

/**
 * As `formatFiat`, with a short form from a trillion, rounded down: $396.35T. A truncated figure could be misread.
 * Where the short form is shown, the full figure must be available too.
 */
export function shortFiat(value: number, locale?: string): string {
  if (!Number.isFinite(value) || value < TRILLION) return formatFiat(value, locale)
  const isCompact = value < SCIENTIFIC
  const step = (isCompact ? TRILLION : 10 ** Math.floor(Math.log10(value))) / LAST
  const notation = isCompact ? 'compact' : 'scientific'
  return formatCurrency(Math.floor(value / step) * step, 'USD', locale, { notation, maximumFractionDigits: 2 })
}
