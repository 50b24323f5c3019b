import type { TrackedEvent } from '../../../core/events.js'
import { fetchAnalyticsEnabled } from '../../../services/catalogue/project.js'
import { accountsController } from '../../accounts/accounts.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../options.js'
import { hasAnalyticsService, hasCatalogueService } from '../services/services.js'

let allowed: { readonly projectId: string | undefined; readonly answer: Promise<boolean> } | undefined

/** Sends an event to the analytics service, if there is one and the project's settings allow it; asked once. */
export async function sendTracked(data: TrackedEvent): Promise<void> {
  const { options } = optionsController.state
  const { projectId } = options
  if (!hasAnalyticsService()) return
  if (allowed?.projectId !== projectId)
    allowed = {
      projectId,
      answer: hasCatalogueService() ? fetchAnalyticsEnabled(options) : Promise.resolve(true),
    }
  if (!(await allowed?.answer)) return
  const { sendEvent } = await import('../../../services/analytics/events.js')
  const { activeNamespace, active } = networksController.state
  const address = activeNamespace && accountsController.account(activeNamespace).address
  const caipNetworkId = activeNamespace && active[activeNamespace]?.caipNetworkId
  const context = { ...(address ? { address } : {}), ...(caipNetworkId ? { caipNetworkId } : {}) }
  if ((await sendEvent(data, context, options)) !== 'forbidden') return
  const { showAlert } = await import('../show-alert.js')
  showAlert('originNotAllowed', { once: true })
}
