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

/** Cuts a decimal text to `places` fraction digits, always rounding down, padding with zeros (SPEC 5). */
export function floorDecimals(text: string, places: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return places ? `${whole || '0'}.${fraction.slice(0, places).padEnd(places, '0')}` : whole || '0'
}

/** What a test network's balance is while nobody is asked for it; shown as it stands (SPEC 6). */
export const TESTNET_BALANCE = '0.00'

/** What stands before the fraction in a locale, the visitor's own unless another is named. */
export const decimalMark = (locale?: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.'

/** Shows a decimal text in the visitor's locale, rounded down to `places` (SPEC 5: balances and quantities 3). */
export function formatBalance(text: string | undefined, places = 3, locale?: string): string {
  const floored = floorDecimals(text && DECIMAL.test(text) ? text : '0', text === TESTNET_BALANCE ? 2 : places)
  const [whole = '0', fraction = ''] = floored.split('.')
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const head = new Intl.NumberFormat(locale).format(BigInt(whole))
  return fraction
    ? head + decimalMark(locale) + [...fraction].map(digit => digits.format(Number(digit))).join('')
    : head
}

/** Shows a fiat amount in US dollars with 2 decimals (SPEC 5); anything but a finite number shows as zero. */
export const formatFiat = (value: number, locale?: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(Number.isFinite(value) ? value : 0)
