/** Longest single text of a report, in characters. */
const MAX_TEXT = 2_000
/** Maximum nesting of sent properties. */
const MAX_DEPTH = 4
/** Most entries of one list or object. */
const MAX_ENTRIES = 50

// The character classes prevent backtracking: every part ends at a character that it cannot contain.
const PAIRING_URI = /\bwc:[^\s"'<>]*/gi
/** The query and fragment of a URL, also of one without its host, after the last part of its path. */
const URL_TAIL = /(\/[^\s"'<>?#/]*)[?#][^\s"'<>)]*/g
const EMAIL = /(?:\w'?|[^\w\s@"'<>(),:;]){1,64}@[^\s@"'<>(),:;]{1,190}/g
/** Six standalone digits look like a one-time code, also at the end of a sentence; a chain id does not count. */
const CODE = /(eip155:|cosmos:|bip122:|^|[^\w.])\d{6}(?!\w|\.\d)/g
/** Properties with amounts or chain ids (WIRE 2.4), in which six digits are no code. */
const FIGURES: readonly string[] = ['amount', 'networks', 'swapFromAmount', 'swapToAmount']
const FIGURE = /^\d{1,100}(?:\.\d{1,100})?$/

/** A text without private parts: queries and fragments, emails, one-time codes and pairing URIs (SEC-P2). */
export const redactText = (text: string, max = MAX_TEXT): string =>
  text
    .slice(0, max)
    .replace(PAIRING_URI, 'wc:[removed]')
    .replace(URL_TAIL, '$1')
    .replace(EMAIL, '[email]')
    .replace(CODE, (found, before: string) => (before.length > 1 ? found : `${before}[code]`))

/**
 * A copy of a value with every string redacted and every size bounded; values that JSON cannot represent are omitted.
 *
 * @param key the property that holds the value
 */
export function redact(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return FIGURES.includes(key) && FIGURE.test(value) ? value : redactText(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth >= MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(item => redact(item, key, depth + 1))
  const entries = Object.entries(value).slice(0, MAX_ENTRIES)
  return Object.fromEntries(entries.map(([name, item]) => [name, redact(item, name, depth + 1)]))
}
