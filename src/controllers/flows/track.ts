import { type AnalyticsEvent, type AnalyticsEvents, LOCAL_ONLY_EVENTS, type TrackedEvent } from '../../core/events.js'
import { fetchAnalyticsEnabled } from '../../services/catalogue/project.js'
import { sendEvent } from '../../services/analytics/events.js'
import type { Endpoint } from '../../services/endpoints.js'
import { accountsController } from '../accounts.js'
import { analyticsController } from '../analytics.js'
import { networksController } from '../networks.js'
import { hasIntent } from './intent.js'
import { analyticsEndpoint, catalogueEndpoint } from './services.js'
import { showAlert } from './show-alert.js'

let allowed: Promise<boolean> | undefined

/** Tells of an event: to the page's subscribers always, to the analytics service or sink where analytics is on. */
export function track<E extends AnalyticsEvent>(event: E, properties: AnalyticsEvents[E]): void {
  const data: TrackedEvent = { type: 'track', event, ...(properties ? { properties: { ...properties } } : {}) }
  analyticsController.tell(data)
  const target = analyticsEndpoint()
  if (!target || LOCAL_ONLY_EVENTS.includes(event)) return
  if (typeof target === 'function') tellSink(target, data)
  else if (hasIntent()) void send(target, data)
}

/** Forgets whether the project allows analytics, with the instance. */
export function forgetAnalytics(): void {
  allowed = undefined
}

function tellSink(sink: (event: TrackedEvent) => void, data: TrackedEvent): void {
  try {
    sink(data)
  } catch (error) {
    queueMicrotask(() => {
      throw error // the site's own fault, told to the site as such
    })
  }
}

async function send(target: Endpoint, data: TrackedEvent): Promise<void> {
  const catalogue = catalogueEndpoint()
  allowed ??= catalogue ? fetchAnalyticsEnabled(catalogue) : Promise.resolve(true)
  if (!(await allowed)) return
  const { activeNamespace, active } = networksController.state
  const address = activeNamespace && accountsController.account(activeNamespace).address
  const caipNetworkId = activeNamespace && active[activeNamespace]?.caipNetworkId
  const answer = await sendEvent(target, data, {
    ...(address ? { address } : {}),
    ...(caipNetworkId ? { caipNetworkId } : {}),
  })
  if (answer === 'forbidden') showAlert('originNotAllowed', { once: true })
}
