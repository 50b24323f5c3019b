import { ALERTS, type AlertName } from '../../core/alerts/alerts.js'
import { logger } from '../../services/logger.js'
import { alertsController } from './alerts.js'
import { optionsController } from './options.js'

/** The text an alert shows, with what the service said and the page's origin filled in. */
export const alertText = (name: AlertName, detail: string): string =>
  ALERTS[name].long.replace('{detail}', detail).replace('{origin}', globalThis.location?.origin ?? '')

/** Tells the people who build the site: in the alert bar and, unless `debug` is off, on the console. */
export function showAlert(name: AlertName, options: { readonly detail?: string; readonly once?: boolean } = {}): void {
  const shown = alertsController.show(name, options)
  if (!shown || optionsController.state.options.debug === false) return
  const line = `${ALERTS[name].short}: ${alertText(name, options.detail ?? '')}`
  if (ALERTS[name].variant === 'error') logger.error(line)
  else logger.notice(line)
}
