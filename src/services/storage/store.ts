import { logger } from '../logger.js'

/** Strings by name, in the browser's local storage if it works, otherwise in memory for the lifetime of the page. */
export interface Store {
  get(name: string): string | undefined
  set(name: string, value: string): void
  remove(name: string): void
}

/**
 * Creates a store over the result of `getStorage`, which may throw, return nothing, or return a storage that throws or
 * is full. A value that could not be written is kept in memory and overrides what is still stored (SPEC 8: logged and
 * ignored).
 */
export function createStore(getStorage: () => Storage | null | undefined = () => globalThis.localStorage): Store {
  /** Values that storage refused; `undefined` marks a removal that it refused. */
  const refused = new Map<string, string | undefined>()
  const attempt = <T>(work: (storage: Storage) => T): { readonly value: T } | undefined => {
    try {
      const storage = getStorage()
      if (storage) return { value: work(storage) }
      logger.once('info', 'storage', 'There is no local storage; nothing is remembered after this page.')
    } catch (error) {
      logger.once('info', 'storage', 'Local storage failed; changes are remembered for this page only.', error)
    }
    return undefined
  }
  return {
    get(name) {
      if (refused.has(name)) return refused.get(name)
      return attempt(storage => storage.getItem(name))?.value ?? undefined
    },
    set(name, value) {
      if (attempt(storage => storage.setItem(name, value))) refused.delete(name)
      else refused.set(name, value)
    },
    remove(name) {
      if (attempt(storage => storage.removeItem(name))) refused.delete(name)
      else refused.set(name, undefined)
    },
  }
}

/** The page's store. */
export const store: Store = createStore()

/** Whether a value is in the browser's storage, so that it outlives the page, and not only in memory. */
export function isKept(name: string): boolean {
  try {
    return globalThis.localStorage.getItem(name) !== null
  } catch {
    return false // denied or missing
  }
}
