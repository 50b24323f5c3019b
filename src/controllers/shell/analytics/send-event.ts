import type { TrackedEvent } from '../../../core/events.js'
import type { EventContext } from '../../../services/analytics/events.js'
import { optionsController } from '../options.js'
import { hasAnalyticsService } from '../services/services.js'
import { isAnalyticsAllowed } from './is-analytics-allowed.js'

/** Sends an event to the analytics service, if there is one and the project's settings allow it. */
export async function sendTracked(data: TrackedEvent, context: EventContext): Promise<void> {
  const { options } = optionsController.state
  if (!hasAnalyticsService() || !(await isAnalyticsAllowed(options))) return
  const { sendEvent } = await import('../../../services/analytics/events.js')
  if ((await sendEvent(data, context, options)) !== 'forbidden') return
  const { showAlert } = await import('../show-alert.js')
  showAlert('originNotAllowed', { once: true })
}
