import { sendErrorReport } from '../../services/analytics/error-reports.js'
import { analyticsEndpoint } from './services.js'
import { hasIntent } from './intent.js'

/** Sends an error report where analytics is on; at most 5 in 60 s (SPEC 7), and nothing before a visitor acts. */
export function reportError(error: unknown): void {
  const target = analyticsEndpoint()
  if (!hasIntent() || typeof target !== 'object') return
  sendErrorReport(target, error).catch(() => undefined) // a report that cannot be sent must not become another one
}
