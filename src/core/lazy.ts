import { expectNetwork } from './platform/online.js'
import { type Readable, signal } from './signal.js'

/** Something that loads on a visitor's intent, such as a module. */
export interface Lazy<T> {
  /**
   * Loads it once; after a failure, the next call retries.
   *
   * @throws {OfflineError} the browser is offline; nothing was attempted
   */
  (): Promise<T>
  /** The value, once loaded. Reading it in `render()` subscribes. */
  readonly known: Readable<T | undefined>
}

/** Defers `load` until the returned function is first called. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const known = signal<T | undefined>(undefined)
  let loading: Promise<T> | undefined
  const start = async (): Promise<T> => {
    try {
      await expectNetwork()
      const loaded = await load()
      known.set(loaded)
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return Object.assign(() => (loading ??= start()), { known })
}
