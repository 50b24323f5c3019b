import {
  type AnalyticsEvent,
  type AnalyticsEvents,
  LOCAL_ONLY_EVENTS,
  type TrackedEvent,
} from '../../../core/events.js'
import { usesServices } from '../services/uses-services.js'
import { activePlace } from './active-place.js'
import { analyticsController } from './analytics.js'
import { features } from '../features.js'
import { optionsController } from '../options.js'
import { lazy } from '../../../core/lazy.js'
import { hasIntent } from '../intent.js'
import { whenIdle } from '../when-idle.js'

const loadSendEvent = lazy(() => import('./send-event.js'))

/** Reports an event: always to the page's subscribers, and to the analytics service or sink if analytics is on. */
export function track<E extends AnalyticsEvent>(event: E, properties: AnalyticsEvents[E]): void {
  const data: TrackedEvent = { type: 'track', event, ...(properties ? { properties: { ...properties } } : {}) }
  analyticsController.notify(data)
  if (!features.get().analytics || LOCAL_ONLY_EVENTS.includes(event)) return // off means off (SPEC 6, 7)
  const { options } = optionsController.state
  const own = options.services?.analytics
  if (typeof own === 'function') callSink(own, data)
  else if (hasIntent() && usesServices(options)) {
    const { timestamp } = analyticsController.state
    const context = { timestamp, ...activePlace.get()?.get() } // of the event, not of the idle moment
    whenIdle(async () => (await loadSendEvent()).sendTracked(data, context))
  }
}

function callSink(sink: (event: TrackedEvent) => void, data: TrackedEvent): void {
  try {
    sink(data)
  } catch (error) {
    queueMicrotask(() => {
      throw error // the site's own error, thrown to the site
    })
  }
}
