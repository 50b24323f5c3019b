import { HttpStatusError } from '../../core/errors/service.js'
import { alertOfServerMessage } from '../../core/alerts/server-messages.js'
import { sendErrorReport } from '../../services/analytics/error-reports.js'
import { optionsController } from './options.js'
import { hasIntent } from './intent.js'
import { hasAnalyticsService } from './services/services.js'
import { isAnalyticsAllowed } from './analytics/is-analytics-allowed.js'

/** Sends an error report if no view shows the error, and shows the alert for a service's message, once. */
export async function reportError(error: unknown, { shown }: { readonly shown: boolean }): Promise<void> {
  if (!shown) sendReport(error).catch(() => undefined) // must not become another report, nor delay the alert
  const said = error instanceof HttpStatusError ? error.details : error instanceof Error ? error.message : undefined
  const alert = said && alertOfServerMessage(said)
  if (alert) (await import('./show-alert.js')).showAlert(alert, { once: true })
}

/**
 * Sends an error report if the site and the project's settings have analytics on; at most 5 in 60 s (SPEC 7), and
 * nothing before a visitor acts.
 */
async function sendReport(error: unknown): Promise<void> {
  const { options } = optionsController.state
  if (!hasIntent() || !hasAnalyticsService() || !(await isAnalyticsAllowed(options))) return
  await sendErrorReport(error, options)
}
