import { type Reader, listOf } from '../readers.js'
import { readId } from './entry-schemas.js'

/** How a value is written: unchanged, as JSON, or as comma-separated strings. */
export type Codec = 'text' | 'json' | 'list'

/** A stored value: one row of the table. */
export interface StorageKey<T> {
  readonly name: string
  readonly codec: Codec
  /** Returns the parsed value for other code; `undefined` if nothing in it is usable. */
  readonly read: Reader<T>
  /** The default if nothing usable is stored. */
  readonly initial: T
}

/** One row of the table. */
export const row = <T>(name: string, codec: Codec, read: Reader<T>, initial: T): StorageKey<T> => ({
  name,
  codec,
  read,
  initial,
})

/** The row of an id. */
export const id = (name: string): StorageKey<string | undefined> => row(name, 'text', readId, undefined)

/** Parses a list without duplicates, up to `limit` entries. */
export const unique =
  <T>(read: Reader<T>, limit = Infinity): Reader<readonly T[]> =>
  value => {
    const items = listOf(read)(value)
    return items && [...new Set(items)].slice(0, limit)
  }

/** The empty list. */
export const none = Object.freeze<never[]>([])

/** A whole number that is not negative, such as a time in ms since 1970. */
export const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
