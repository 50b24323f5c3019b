import { Signal } from '@lit-labs/signals'

/** Anything with a current value; reading it inside a tracked computation subscribes to it. */
export interface Readable<T> {
  get(): T
}

/** A writable state cell. */
export interface Writable<T> extends Readable<T> {
  set(value: T): void
}

/** Creates a state cell; writes are seen by trackers when the value changed by `Object.is`. */
export const signal = <T>(value: T): Writable<T> => new Signal.State(value)

/** A value derived from other cells, computed when read and cached until one of them changes. */
export const computed = <T>(read: () => T): Readable<T> => new Signal.Computed(read)

/** Whether anything follows a derived value at present. */
export const isFollowed = (source: Readable<unknown>): boolean =>
  source instanceof Signal.Computed && Signal.subtle.hasSinks(source)

/** Reads cells without subscribing to them. */
export const untracked = <T>(read: () => T): T => Signal.subtle.untrack(read)

/** Calls `listener` with each new value of `source`, once per microtask, until the returned function is called. */
export function subscribe<T>(source: Readable<T>, listener: (value: T) => void): () => void {
  const result = new Signal.Computed(() => source.get())
  let last = result.get()
  let active = true
  const flush = (): void => {
    if (!active) return
    watcher.watch()
    const value = result.get()
    if (Object.is(value, last)) return
    last = value
    listener(value)
  }
  const watcher = new Signal.subtle.Watcher(() => queueMicrotask(flush))
  watcher.watch(result)
  return () => {
    active = false
    watcher.unwatch(result)
  }
}

/** A re-runnable tracked computation: `run` re-evaluates it, `stale` is called when something it read changed. */
export interface Tracker {
  run(): void
  stop(): void
}

/** Runs `body` under tracking; `stale` is called (synchronously, once per run) when a cell it read has changed. */
export function track(body: () => void, stale: () => void): Tracker {
  const tick = new Signal.State(0)
  let own = false
  const work = new Signal.Computed(() => {
    tick.get()
    body()
  })
  const watcher = new Signal.subtle.Watcher(() => {
    if (!own) stale()
  })
  watcher.watch(work)
  return {
    run() {
      own = true
      tick.set(untracked(() => tick.get()) + 1)
      own = false
      work.get()
      watcher.watch()
    },
    stop: () => watcher.unwatch(work),
  }
}
