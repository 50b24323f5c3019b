import { computed, type Readable } from '../../core/signal.js'

/** The maximum nesting depth of plain data. */
const DEPTH = 9

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === Array.prototype
}

/** Whether two values are equal: lists and plain objects by content, anything else by identity. */
export function isSameContent(one: unknown, other: unknown, depth = DEPTH): boolean {
  if (Object.is(one, other)) return true
  if (depth === 0 || !isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(name => Object.hasOwn(other, name) && isSameContent(one[name], other[name], depth - 1))
}

const steady = new WeakMap<object, Readable<unknown>>()

function makeSteady<T>(source: Readable<T>): Readable<T> {
  let last = source.get()
  return computed(() => {
    const next = source.get()
    if (!isSameContent(last, next)) last = next
    return last
  })
}

/** A signal of plain data that keeps the same object while its content is equal; one per source. */
export function keepWhileEqual<T>(source: Readable<T>): Readable<T> {
  const known = (steady.get(source) as Readable<T> | undefined) ?? makeSteady(source) // kept per source, below
  steady.set(source, known)
  return known
}
