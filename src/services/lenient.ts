import * as z from 'zod/mini'

/** A schema by its output type. */
export type Schema<T> = z.ZodMiniType<T>

/** The result of parsing `value` with `schema`, or `undefined` if invalid. */
export function parse<T>(schema: Schema<T>, value: unknown): T | undefined {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : undefined
}

/** A list with invalid entries dropped one by one; anything but a list is invalid. */
export const lenientList = <T>(entry: Schema<T>): Schema<readonly T[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform(entries =>
      entries.flatMap(value => {
        const result = z.safeParse(entry, value)
        return result.success ? [result.data] : []
      }),
    ),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A map with external keys: entries with an invalid key or value are dropped one by one. The result has no prototype,
 * so that no key is special (SECURITY: SEC-S2).
 */
export const lenientMap = <K extends string, T>(
  isKey: (key: string) => key is K,
  schemaOf: (key: K) => Schema<T>,
): Schema<Readonly<Partial<Record<K, T>>>> =>
  z.pipe(
    z.custom<Record<string, unknown>>(isRecord),
    z.transform(record => {
      const map: Partial<Record<K, T>> = {}
      Object.setPrototypeOf(map, null)
      for (const [key, value] of Object.entries(record)) {
        if (!isKey(key)) continue
        const parsed = z.safeParse(schemaOf(key), value)
        if (parsed.success) map[key] = parsed.data
      }
      return map
    }),
  )

/** The result of `read`; never fails, so that one bad field does not invalidate the entry. */
export const field = <T>(read: (value: unknown) => T | undefined): Schema<T | undefined> =>
  z.optional(z.pipe(z.unknown(), z.transform(read)))

/** The result of `read`; the entry is dropped if there is none. */
export const required = <T>(read: (value: unknown) => T | undefined): Schema<T> =>
  z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const result = read(value)
      if (result !== undefined) return result
      context.issues.push({ code: 'custom', message: 'unusable', input: value })
      return z.NEVER
    }),
  )

/** An object without keys that have the value `undefined`. */
export type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Omits keys with the value `undefined`. */
export const compact = <T extends object>(value: T): Compact<T> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Compact<T> // fromEntries loses the key types
