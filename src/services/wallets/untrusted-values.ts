/** Any function. */
export type Callable = (...values: readonly unknown[]) => unknown

/** A field of another script's object; absent if its getter or proxy throws. */
export function fieldOf(value: unknown, name: string): unknown {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject ? (Reflect.get(value, name) as unknown) : undefined
  } catch {
    return undefined
  }
}

const isCallable = (value: unknown): value is Callable => typeof value === 'function'

/** The value, if callable. */
export const callable = (value: unknown): Callable | undefined => (isCallable(value) ? value : undefined)

/** A string of 1 to `max` characters. */
export const textOf = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : undefined

/** The first `max` entries of another script's list; empty for anything else. */
export function arrayOf(value: unknown, max: number): readonly unknown[] {
  try {
    return Array.isArray(value) ? value.slice(0, max) : []
  } catch {
    return []
  }
}

/** The first `max` own names of another script's object; empty if unreadable. */
export function keysOf(value: unknown, max: number): readonly string[] {
  try {
    return typeof value === 'object' && value !== null ? Object.keys(value).slice(0, max) : []
  } catch {
    return []
  }
}

/** A copy of bytes given as a view, a buffer or a list of byte numbers; values from another realm count too. */
export function bytesOf(value: unknown, max = 65_536): Uint8Array | undefined {
  try {
    if (ArrayBuffer.isView(value)) {
      if (value.byteLength > max) return undefined
      return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
    }
    if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
      return bytesOf(new Uint8Array(value as ArrayBuffer), max) // unlike instanceof, the tag works across realms
    if (!Array.isArray(value) || value.length > max || !value.every(isByte)) return undefined
    return Uint8Array.from(value)
  } catch {
    return undefined
  }
}

const isByte = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256
