/** A handler of a wallet's event. */
export type WalletListener = (payload: unknown) => void

/**
 * Event names to handlers, as a wallet keeps them. A handler that throws is reported and does not affect the others.
 */
export class Emitter {
  readonly #listeners = new Map<string, Set<WalletListener>>()

  /** Adds a handler. */
  on(event: string, listener: WalletListener): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  /** Removes a handler. */
  off(event: string, listener: WalletListener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  /** Calls every handler of `event`. */
  emit(event: string, payload: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        listener(payload)
      } catch (error) {
        reportError(error)
      }
    }
  }

  /** Number of handlers of one event, or of all. */
  count(event?: string): number {
    if (event !== undefined) return this.#listeners.get(event)?.size ?? 0
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  /** Drops every handler. */
  clear(): void {
    this.#listeners.clear()
  }
}
