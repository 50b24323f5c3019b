/** Any function. */
export type Callable = (...values: readonly unknown[]) => unknown

/** A field of an object of another script; absent when its getter or proxy throws. */
export function fieldOf(value: unknown, name: string): unknown {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject ? (Reflect.get(value, name) as unknown) : undefined
  } catch {
    return undefined
  }
}

const isCallable = (value: unknown): value is Callable => typeof value === 'function'

/** The value when it can be called. */
export const callable = (value: unknown): Callable | undefined => (isCallable(value) ? value : undefined)

/** A text of 1 to `max` characters. */
export const textOf = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : undefined

/** The first `max` entries of a list of another script; empty for anything else. */
export function arrayOf(value: unknown, max: number): readonly unknown[] {
  try {
    return Array.isArray(value) ? value.slice(0, max) : []
  } catch {
    return []
  }
}

/** The first `max` own names of an object of another script; empty when it cannot be read. */
export function keysOf(value: unknown, max: number): readonly string[] {
  try {
    return typeof value === 'object' && value !== null ? Object.keys(value).slice(0, max) : []
  } catch {
    return []
  }
}

/** A copy of bytes given as a view, a buffer or a list of byte numbers; a value of another realm counts too. */
export function bytesOf(value: unknown, max = 65_536): Uint8Array | undefined {
  try {
    if (ArrayBuffer.isView(value)) {
      if (value.byteLength > max) return undefined
      return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
    }
    if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
      return bytesOf(new Uint8Array(value as ArrayBuffer), max) // the tag says what instanceof cannot over realms
    if (!Array.isArray(value) || value.length > max || !value.every(isByte)) return undefined
    return Uint8Array.from(value)
  } catch {
    return undefined
  }
}

const isByte = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256
