/** Most decimals a token may declare before it is refused as broken (SECURITY: SEC-M2). */
const MAX_DECIMALS = 36

/** A plain decimal: digits, optionally a point and more digits; no sign, exponent or grouping. */
const DECIMAL = /^(\d+)(?:\.(\d*))?$|^\.(\d+)$/

/** Whether `decimals` is a whole number from 0 to 36. */
export const isDecimals = (decimals: number): boolean =>
  Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS

/**
 * Converts a decimal text in whole units to base units; `undefined` when it is not a plain decimal or has more
 * fraction digits than the token.
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const match = DECIMAL.exec(text.trim())
  if (!match || !isDecimals(decimals)) return undefined
  const [, whole = '0', fraction = match[3] ?? ''] = match
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return undefined
  return BigInt(whole + significant.padEnd(decimals, '0'))
}

/** Converts base units to an exact decimal text in whole units, without trailing zeros. */
export function formatAmount(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/** Cuts a decimal text to `places` fraction digits, always rounding down, padding with zeros. */
export function floorDecimals(text: string, places: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return places ? `${whole || '0'}.${fraction.slice(0, places).padEnd(places, '0')}` : whole || '0'
}

/** The smallest amount that 2 decimals show. */
const CENT = 0.01

/** A currency such as US$ at the end of right-to-left text: unmarked, its sign would move in front of its letters. */
const SIGN_AFTER_LETTERS = /^(\u200f.*\p{L}\p{Sc})/u

/** Shows an amount of a currency as a locale writes it. */
export const formatCurrency = (
  value: number,
  currency: string,
  locale?: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  new Intl.NumberFormat(locale, { ...options, style: 'currency', currency })
    .format(value)
    .replace(SIGN_AFTER_LETTERS, '$1\u200e')

/** Shows a fiat amount in US dollars with 2 decimals; less than a cent shows as `< $0.01`, anything but a finite number as zero. */
export const formatFiat = (value: number, locale?: string): string =>
  value > 0 && value < CENT
    ? `< ${formatCurrency(CENT, 'USD', locale)}`
    : formatCurrency(Number.isFinite(value) ? value : 0, 'USD', locale)
