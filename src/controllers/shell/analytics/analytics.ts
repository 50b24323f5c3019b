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
  constructor() {
    super({ timestamp: 0, data: undefined })
  }

  /** Notifies the page of an event. */
  notify(data: TrackedEvent): void {
    this.set({ timestamp: Date.now(), data })
  }
}

/** The page's events. */
export const analyticsController = new AnalyticsController()
