import { frozen } from './frozen.js'
import { atEnd } from './instance.js'
import { type Readable, type Writable, signal, subscribe } from './signal.js'

/** A named piece of state behind one signal. Subclasses are the only writers; snapshots are read-only. */
export abstract class Controller<S extends object> implements Readable<S> {
  readonly #initial: S
  readonly #state: Writable<S>

  constructor(initial: S) {
    this.#initial = initial
    this.#state = signal(initial)
    atEnd(() => this.reset())
  }

  /** The current snapshot; reading it inside `render()` subscribes the element. */
  get state(): Readonly<S> {
    return this.#state.get()
  }

  /** The current snapshot, as a plain function for `useSyncExternalStore`. */
  readonly get = (): S => this.#state.get()

  /** Calls `listener` with each new snapshot, once per microtask; returns the unsubscribe function. */
  readonly subscribe = (listener: (state: S) => void): (() => void) => subscribe(this, listener)

  /** Resets to the initial state. */
  reset(): void {
    this.#state.set(this.#initial)
  }

  /** Writes the changed fields in one step; they are frozen, because snapshots reach the site (SECURITY: SEC-H3). */
  protected set(patch: Partial<S>): void {
    this.#state.set(Object.freeze({ ...this.#state.get(), ...this.kept(patch) }))
  }

  /** The stored form of a patch; a controller that holds the site's own objects leaves them unchanged. */
  protected kept(patch: Partial<S>): Partial<S> {
    return frozen(patch)
  }
}
