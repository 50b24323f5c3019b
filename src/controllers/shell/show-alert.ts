import { type AlertName, alertOf } from '../../core/alerts/alerts.js'
import { logger } from '../../services/logger.js'
import { alertsController } from './alerts.js'
import { optionsController } from './options.js'

const LOCAL = /^(?:localhost|.+\.(?:localhost|local|test)|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether this is a development host; a page without a host, such as a file, counts too. */
export const isDevelopmentHost = (hostname: string = globalThis.location?.hostname ?? ''): boolean =>
  hostname === '' || LOCAL.test(hostname)

/** The text an alert shows, with the service's message and the page's origin filled in. */
export const alertText = (name: AlertName, detail: string): string =>
  alertOf(name)
    .long.replace('{detail}', detail)
    .replace('{origin}', globalThis.location?.origin ?? '')

/** Whether the page shows alerts to the site's developers: on development hosts, or as set by `debug`. */
export const isDebugged = (): boolean => optionsController.state.options.debug ?? isDevelopmentHost()

/**
 * Alerts the site's developers: in the alert bar and on the console on development hosts or if `debug` is set,
 * otherwise once on the console only, and nowhere with `debug: false`. Alerts that visitors can act on always appear in
 * the bar.
 */
export function showAlert(name: AlertName, options: { readonly detail?: string; readonly once?: boolean } = {}): void {
  const { debug } = optionsController.state.options
  const { short, variant, forVisitors = false } = alertOf(name)
  const line = `${short}: ${alertText(name, options.detail ?? '')}`
  if (isDebugged() || forVisitors) {
    const shown = alertsController.show(name, options)
    if (isDebugged() && shown && variant === 'error') return logger.error(line)
  }
  if (debug !== false) logger.notice(line)
}
