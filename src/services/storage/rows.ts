import { isOurName } from './names.js'

/** A stored entry, without its value. */
export interface StoredRow {
  readonly name: string
  readonly bytes: number
}

/** The protocol client's fallback storage in browsers without a database. */
const CLIENT = 'wc@2:'

/** The rows of the browser's storage that are ours, by name; none where it refuses. */
export function storedRows(
  getStorage: () => Storage | null | undefined = () => globalThis.localStorage,
): readonly StoredRow[] {
  try {
    const storage = getStorage()
    if (!storage) return []
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return names
      .filter(name => isOurName(name) || name.startsWith(CLIENT))
      .sort()
      .map(name => ({ name, bytes: new TextEncoder().encode(storage.getItem(name) ?? '').length }))
  } catch {
    return [] // the store has logged it
  }
}
