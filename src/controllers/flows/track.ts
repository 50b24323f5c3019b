import { type AnalyticsEvent, type AnalyticsEvents, LOCAL_ONLY_EVENTS, type TrackedEvent } from '../../core/events.js'
import { sendEvent } from '../../services/analytics/events.js'
import { fetchAnalyticsEnabled } from '../../services/catalogue/project.js'
import { accountsController } from '../accounts.js'
import { analyticsController } from '../analytics.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { hasIntent } from './intent.js'
import { analyticsTarget, hasCatalogueService } from './services.js'
import { showAlert } from './show-alert.js'

let allowed: Promise<boolean> | undefined

/** Tells of an event: to the page's subscribers always, to the analytics service or sink where analytics is on. */
export function track<E extends AnalyticsEvent>(event: E, properties: AnalyticsEvents[E]): void {
  const data: TrackedEvent = { type: 'track', event, ...(properties ? { properties: { ...properties } } : {}) }
  analyticsController.tell(data)
  const target = analyticsTarget()
  if (!target || LOCAL_ONLY_EVENTS.includes(event)) return
  if (typeof target === 'function') tellSink(target, data)
  else if (hasIntent()) void send(data)
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

async function send(data: TrackedEvent): Promise<void> {
  const { options } = optionsController.state
  allowed ??= hasCatalogueService() ? fetchAnalyticsEnabled(options) : Promise.resolve(true)
  if (!(await allowed)) return
  const { activeNamespace, active } = networksController.state
  const address = activeNamespace && accountsController.account(activeNamespace).address
  const caipNetworkId = activeNamespace && active[activeNamespace]?.caipNetworkId
  const context = { ...(address ? { address } : {}), ...(caipNetworkId ? { caipNetworkId } : {}) }
  if ((await sendEvent(data, context, options)) === 'forbidden') showAlert('originNotAllowed', { once: true })
}
