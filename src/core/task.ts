import { ModalClosedError } from './errors/attempt.js'
import { instance, instanceValue } from './instance.js'

/** Does the work; writes nothing once `signal` is aborted. */
export type Work<T> = (signal: AbortSignal) => Promise<T>

interface Run<T> {
  readonly key: unknown
  readonly controller: AbortController
  /** Missing until the work reaches its first `await`. */
  result?: Promise<T>
}

/**
 * Async work with at most one current run: another call joins or replaces the run, and it ends with its instance.
 *
 * The signal of a run is aborted in the same step in which the run is replaced, aborted or outlived by its instance.
 * Such a run may still resolve; if it rejects, it does so with the signal's reason, whatever failed in it.
 */
export class Task<T = void> {
  #run: Run<T> | undefined

  /** The result of the current run, if there is one. */
  get running(): Promise<T> | undefined {
    return this.#run?.result
  }

  /** The key of the current run, if there is one. */
  get key(): unknown {
    return this.#run?.key
  }

  /** Joins the current run when it has the same `key`, else replaces it. */
  join(work: Work<T>, key?: unknown): Promise<T> {
    const run = this.#run
    return run?.result && Object.is(run.key, key) ? run.result : this.replace(work, key)
  }

  /** Aborts the current run and starts another, which later calls may join by its `key`. */
  replace(work: Work<T>, key?: unknown): Promise<T> {
    this.abort()
    const life = instance().signal
    if (life.aborted) return Promise.reject(life.reason) // while ending
    const run: Run<T> = { key, controller: new AbortController() }
    this.#run = run
    return (run.result = this.#follow(run, work, life))
  }

  /** Aborts the current run, if there is one. */
  abort(reason: unknown = new ModalClosedError()): void {
    const run = this.#run
    this.#run = undefined
    run?.controller.abort(reason)
  }

  async #follow(run: Run<T>, work: Work<T>, life: AbortSignal): Promise<T> {
    const { signal } = run.controller
    const end = (): void => {
      if (this.#run === run) this.abort(life.reason)
    }
    life.addEventListener('abort', end)
    try {
      return await work(signal)
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      life.removeEventListener('abort', end)
      if (this.#run === run) this.#run = undefined
    }
  }
}

/** One task per subject, such as a namespace, created on first use and ended with its instance. */
export function tasks<K, T = void>(): (subject: K) => Task<T> {
  const all = instanceValue(() => new Map<K, Task<T>>())
  return subject => {
    const known = all().get(subject) ?? new Task<T>()
    all().set(subject, known)
    return known
  }
}

/** Creates a queue: the returned function starts work once all earlier work has settled. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work, work)
    last = done
    return done
  }
}

/** Something made once per instance, or once per instance and key. */
export interface OncePerInstance<T, K = void> {
  /** Makes it on the first call; after a failure, the next call retries. */
  (key: K): Promise<T>
  /** What the current instance has made or is making; `undefined` before the first call. */
  known(key: K): Promise<T> | undefined
}

/** Defers `make` until the returned function is first called in an instance. */
export function oncePerInstance<T, K = void>(make: (key: K) => Promise<T>): OncePerInstance<T, K> {
  const made = instanceValue(() => new Map<K, Promise<T>>())
  const get = (key: K): Promise<T> => {
    const all = made()
    const known = all.get(key)
    if (known) return known
    const result = make(key).catch((error: unknown) => {
      all.delete(key)
      throw error
    })
    all.set(key, result)
    return result
  }
  return Object.assign(get, { known: (key: K) => made().get(key) })
}
