import { logger } from '../logger.js'
import type { Codec, StorageKey } from './storage-key.js'
import { type Store, store } from './store.js'

function decode(text: string, codec: Codec): unknown {
  if (codec === 'text') return text
  if (codec === 'list') return text.split(',').map(part => part.trim())
  try {
    return JSON.parse(text)
  } catch {
    return undefined // an unreadable value is not usable
  }
}

function encode(value: unknown, codec: Codec): string {
  if (codec === 'json') return JSON.stringify(value)
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** A stored value; a missing or corrupt one reads as the key's initial value, and is repaired by the next write. */
export function readStored<T>(key: StorageKey<T>, from: Store = store): T {
  const text = from.get(key.name)
  if (text === undefined) return key.initial
  const value = key.read(decode(text, key.codec))
  if (value !== undefined) return value
  logger.once('info', key.name, `The stored value ${key.name} cannot be used and is ignored.`)
  return key.initial
}

/**
 * Stores a value in the form in which it will be read: data that the reader drops is not written. `undefined`, or a
 * value that the reader rejects entirely, removes it.
 */
export function writeStored<T>(key: StorageKey<T>, value: T, to: Store = store): void {
  const kept = value === undefined ? undefined : key.read(value)
  if (kept === undefined) to.remove(key.name)
  else to.set(key.name, encode(kept, key.codec))
}

/**
 * Changes a stored value in one synchronous step from its current value, so that two tabs writing at once do not lose
 * each other's changes. Returns the new value.
 */
export function updateStored<T>(key: StorageKey<T>, change: (value: T) => T, at: Store = store): T {
  writeStored(key, change(readStored(key, at)), at)
  return readStored(key, at)
}

/** Removes a stored value. */
export const removeStored = <T>(key: StorageKey<T>, from: Store = store): void => from.remove(key.name)
