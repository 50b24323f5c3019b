import { formatCurrency, formatFiat } from '../amount.js'

/** From here on, an amount is too long for a row. */
const TRILLION = 1e12
/** From here on, even its trillions are. */
const SCIENTIFIC = 1e15
/** A hundredth, the last digit that is shown. */
const LAST = 100

/**
 * As `formatFiat`, with a short form from a trillion, rounded down: $396.35T. A cut figure would read as another one. Where it is
 * shown, the full figure must be available too.
 */
export function shortFiat(value: number, locale?: string): string {
  if (!Number.isFinite(value) || value < TRILLION) return formatFiat(value, locale)
  const isCompact = value < SCIENTIFIC
  const step = (isCompact ? TRILLION : 10 ** Math.floor(Math.log10(value))) / LAST
  const notation = isCompact ? 'compact' : 'scientific'
  return formatCurrency(Math.floor(value / step) * step, 'USD', locale, { notation, maximumFractionDigits: 2 })
}
