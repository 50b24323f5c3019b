/**
 * Parses unknown data. A reader is a plain function. All code that loads before the visitor shows intent uses readers,
 * because the schema library alone would add a fifth to its bytes. Code that loads later may use schemas for the parts
 * of a value; `lenient` converts readers to schemas, and lists and maps accept both.
 */

/** The usable part of a value, or `undefined`. */
export type Reader<T> = (value: unknown) => T | undefined

/** A reader, or a schema of the schema library. */
export type Parser<T> =
  | Reader<T>
  | { safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false } }

/** The usable part of a value, or `undefined`. */
export function parse<T>(parser: Parser<T>, value: unknown): T | undefined {
  if (typeof parser === 'function') return parser(value)
  const result = parser.safeParse(value)
  return result.success ? result.data : undefined
}

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own field of a parsed value; `undefined` if it has none of that name. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

/** Accepts a value that passes a test, unchanged. */
export const accept =
  <T>(is: (value: unknown) => value is T): Reader<T> =>
  value =>
    is(value) ? value : undefined

/** A string that matches a pattern; without one, any string. */
export const text =
  (pattern = /^/): Reader<string> =>
  value =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** Either of the two. */
export const bool: Reader<boolean> = accept(value => typeof value === 'boolean')

/** A list with invalid entries dropped one by one; anything but a list is invalid. */
export const listOf =
  <T>(entry: Parser<T>): Reader<readonly T[]> =>
  value => {
    if (!Array.isArray(value)) return undefined
    const entries: readonly unknown[] = value
    return entries.map(item => parse(entry, item)).filter(item => item !== undefined)
  }

/**
 * A map with external keys: entries with an invalid key or value are dropped one by one. The result has no prototype,
 * so that no key is special (SECURITY: SEC-S2).
 */
export const mapOf =
  <K extends string, T>(
    isKey: (key: string) => key is K,
    parserOf: (key: K) => Parser<T>,
  ): Reader<Readonly<Partial<Record<K, T>>>> =>
  value => {
    if (!isRecord(value)) return undefined
    const map: Partial<Record<K, T>> = {}
    Object.setPrototypeOf(map, null)
    for (const [key, entry] of Object.entries(value)) {
      const parsed = isKey(key) ? parse(parserOf(key), entry) : undefined
      if (isKey(key) && parsed !== undefined) map[key] = parsed
    }
    return map
  }

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]
type Fields<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> }

/**
 * An object: without one of the `needed` fields it is invalid; other invalid fields are dropped, and so are unknown
 * ones.
 */
export function objectOf<T extends object>(
  needed: Fields<Omit<T, Optional<T>>>,
  others: Fields<Pick<T, Optional<T>>>,
): Reader<T> {
  const fields = Object.entries<Reader<unknown>>({ ...others, ...needed })
  return value => {
    if (!isRecord(value)) return undefined
    const read = fields.map(([key, readField]) => [key, readField(value[key])] as const)
    const kept = Object.fromEntries(read.filter(([, part]) => part !== undefined))
    return Object.keys(needed).every(key => Object.hasOwn(kept, key)) ? (kept as T) : undefined // just checked
  }
}
