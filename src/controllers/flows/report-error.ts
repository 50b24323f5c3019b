import { sendErrorReport } from '../../services/analytics/error-reports.js'
import { optionsController } from '../options.js'
import { hasIntent } from './intent.js'
import { analyticsTarget } from './services.js'

/** Sends an error report where analytics is on; at most 5 in 60 s (SPEC 7), and nothing before a visitor acts. */
export function reportError(error: unknown): void {
  if (!hasIntent() || analyticsTarget() !== 'service') return
  sendErrorReport(error, optionsController.state.options).catch(() => undefined) // must not become another report
}
