import { instance } from '../../../core/instance.js'
import type { AlertName } from '../../../core/alerts/alerts.js'
import { RateLimitedError, ServerError } from '../../../core/errors/service.js'
import { isOriginAllowed } from './origin.js'
import { fetchAllowedOrigins } from '../../../services/catalogue/origins.js'
import { optionsController } from '../options.js'
import { reportFailure } from '../report.js'

/** Checks whether the page's origin may use the project, and alerts the site's developers if it may not (WIRE 1.5). */
export async function checkOrigin(origin: string): Promise<void> {
  const life = instance().signal
  try {
    const allowed = await fetchAllowedOrigins(optionsController.state.options)
    if (!life.aborted && !isOriginAllowed(origin, allowed)) await alert('originNotAllowed')
  } catch (error) {
    if (error instanceof RateLimitedError) await alert('rateLimited')
    else if (error instanceof ServerError) await alert('serverError', error.details)
    else reportFailure(error)
  }
}

/** Alerts are for the site's developers; few visitors load the code that shows them. */
async function alert(name: AlertName, detail = ''): Promise<void> {
  const { showAlert } = await import('../show-alert.js')
  showAlert(name, { detail })
}
