/**
 * Manual parsing for data read before and while a wallet connects: the schema library alone would add a fifth to those
 * bytes. Later data is parsed with it; see `lenient`.
 */

/** The usable part of a value, or `undefined`. */
export type Reader<T> = (value: unknown) => T | undefined

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Accepts a value that passes a test, unchanged. */
export const accept =
  <T>(is: (value: unknown) => value is T): Reader<T> =>
  value =>
    is(value) ? value : undefined

/** A list with invalid entries dropped one by one; anything but a list is invalid. */
export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  value => {
    if (!Array.isArray(value)) return undefined
    const entries: readonly unknown[] = value
    return entries.map(read).filter(entry => entry !== undefined)
  }

/**
 * A map with external keys: entries with an invalid key or value are dropped one by one. The result has no prototype,
 * so that no key is special (SECURITY: SEC-S2).
 */
export const mapOf =
  <K extends string, T>(
    isKey: (key: string) => key is K,
    readerOf: (key: K) => Reader<T>,
  ): Reader<Readonly<Partial<Record<K, T>>>> =>
  value => {
    if (!isRecord(value)) return undefined
    const map: Partial<Record<K, T>> = {}
    Object.setPrototypeOf(map, null)
    for (const [key, entry] of Object.entries(value)) {
      const read = isKey(key) ? readerOf(key)(entry) : undefined
      if (isKey(key) && read !== undefined) map[key] = read
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
