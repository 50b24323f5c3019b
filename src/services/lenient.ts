import * as z from 'zod/mini'

import { type Parser, listOf, mapOf, parse } from './readers.js'

/** A schema by its output type. */
export type Schema<T> = z.ZodMiniType<T>

/** The result of a parser; never fails, so that one bad field does not invalidate the entry. */
export const field = <T>(parser: Parser<T>): Schema<T | undefined> =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform(value => parse(parser, value)),
    ),
  )

/** The result of a parser; an entry that the parser rejects is dropped. */
export const required = <T>(parser: Parser<T>): Schema<T> =>
  z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const result = parse(parser, value)
      if (result !== undefined) return result
      context.issues.push({ code: 'custom', message: 'unusable', input: value })
      return z.NEVER
    }),
  )

/** A list as a schema; see `listOf`. */
export const lenientList = <T>(entry: Parser<T>): Schema<readonly T[]> => required(listOf(entry))

/** A map as a schema; see `mapOf`. */
export const lenientMap = <K extends string, T>(
  isKey: (key: string) => key is K,
  parserOf: (key: K) => Parser<T>,
): Schema<Readonly<Partial<Record<K, T>>>> => required(mapOf(isKey, parserOf))

const UINT = /^\d{1,78}$/

/** An amount in base units, written in decimal digits or as a number. */
export const readUint = (value: unknown): bigint | undefined =>
  typeof value === 'string' && UINT.test(value)
    ? BigInt(value)
    : typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? BigInt(value)
      : undefined

/** An object without keys that have the value `undefined`. */
export type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Omits keys with the value `undefined`. */
export const compact = <T extends object>(value: T): Compact<T> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Compact<T> // fromEntries loses the key types
