import { activePlace } from './active-place.js'
import type { Options } from '../../../core/entities/options.js'
import type { TrackedEvent } from '../../../core/events.js'
import { instanceValue } from '../../../core/instance.js'
import { fetchAnalyticsEnabled } from '../../../services/catalogue/project.js'
import { optionsController } from '../options.js'
import { hasAnalyticsService, hasCatalogueService } from '../services/services.js'

/** Whether the project's settings allow events, fetched once. */
const answers = instanceValue(() => new Map<string | undefined, Promise<boolean>>())

function isAllowed(options: Options): Promise<boolean> {
  const known = answers().get(options.projectId)
  if (known) return known
  const answer = hasCatalogueService() ? fetchAnalyticsEnabled(options) : Promise.resolve(true)
  answers().set(options.projectId, answer)
  return answer
}

/** Sends an event to the analytics service, if there is one and the project's settings allow it. */
export async function sendTracked(data: TrackedEvent): Promise<void> {
  const { options } = optionsController.state
  if (!hasAnalyticsService() || !(await isAllowed(options))) return
  const { sendEvent } = await import('../../../services/analytics/events.js')
  const { address, caipNetworkId } = activePlace.get()?.get() ?? {}
  const context = { ...(address ? { address } : {}), ...(caipNetworkId ? { caipNetworkId } : {}) }
  if ((await sendEvent(data, context, options)) !== 'forbidden') return
  const { showAlert } = await import('../show-alert.js')
  showAlert('originNotAllowed', { once: true })
}
