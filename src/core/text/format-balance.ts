/** A plain decimal: digits, optionally a point and more digits. */
const DECIMAL = /^(?:\d+(?:\.\d*)?|\.\d+)$/

/** Shown in place of a test network's balance, which is not read (SPEC 6). */
export const TESTNET_BALANCE = '0.00'

/** The decimal separator of a locale, by default the visitor's own. */
export const decimalMark = (locale?: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.'

/** Shows a decimal text in the visitor's locale, rounded down to `places` (SPEC 5: balances and quantities 3). */
export function formatBalance(text: string | undefined, places = 3, locale?: string): string {
  const [whole = '0', cents = ''] = (text && DECIMAL.test(text) ? text : '0').split('.')
  const shown = text === TESTNET_BALANCE ? 2 : places
  const fraction = cents.slice(0, shown).padEnd(shown, '0')
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const head = new Intl.NumberFormat(locale).format(BigInt(whole || '0'))
  return fraction
    ? head + decimalMark(locale) + [...fraction].map(digit => digits.format(Number(digit))).join('')
    : head
}

/** Whole digits up to which a balance is shown in full. */
const ROOM = 30

/**
 * As `formatBalance`, with a short form for more than 30 whole digits, rounded down to four: 1.234E30. Where it is shown, the
 * full figure must be available too.
 */
export function shortBalance(text: string | undefined, locale?: string): string {
  const [whole = ''] = (text && DECIMAL.test(text) ? text : '').replace(/^0+/, '').split('.')
  if (whole.length <= ROOM) return formatBalance(text, 3, locale)
  const cut = BigInt(whole.slice(0, 4).padEnd(whole.length, '0'))
  return new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 3 }).format(cut)
}
