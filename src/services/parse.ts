import type { Reader } from './readers.js'

/** A reader, or a schema of the schema library. */
export type Schema<T> =
  | Reader<T>
  | { safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false } }

/** What `schema` makes of `value`, or `undefined` when it does not fit. */
export function parse<T>(schema: Schema<T>, value: unknown): T | undefined {
  if (typeof schema === 'function') return schema(value)
  const result = schema.safeParse(value)
  return result.success ? result.data : undefined
}
