import { Controller } from '../../../core/controller.js'
import type { TrackedEvent } from '../../../core/events.js'

/** The latest analytics event, for subscribers on the page. */
export interface AnalyticsState {
  /** When it happened, in ms since 1970; 0 before the first event. */
  readonly timestamp: number
  readonly data: TrackedEvent | undefined
}

/** Holds the latest event. */
export class AnalyticsController extends Controller<AnalyticsState> {
  readonly #listeners = new Set<() => void>()

  constructor() {
    super({ timestamp: 0, data: undefined })
  }

  /** Calls `listener` with every event, also where several happen in one task; returns the unsubscribe function. */
  override readonly subscribe = (listener: (state: AnalyticsState) => void): (() => void) => {
    const hear = (): void => {
      const event = this.get()
      queueMicrotask(() => this.#listeners.has(hear) && listener(event)) // a listener that throws must not stop the work
    }
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** Notifies the page of an event. */
  notify(data: TrackedEvent): void {
    this.set({ timestamp: Date.now(), data })
    this.#listeners.forEach(hear => hear())
  }
}

/** The page's events. */
export const analyticsController = new AnalyticsController()
