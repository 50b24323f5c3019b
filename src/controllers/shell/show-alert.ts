import { type AlertName, alertOf } from '../../core/alerts/alerts.js'
import { isSimulated } from '../../core/platform.js'
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

/** The site's `debug`; unit tests in a simulated page have it off. */
const debugOption = (): boolean | undefined =>
  optionsController.state.options.debug ?? (isSimulated() ? false : undefined)

/** Whether the page shows alerts to the site's developers: on development hosts, or as set by `debug`. */
export const isDebugged = (): boolean => debugOption() ?? isDevelopmentHost()

/**
 * Alerts the site's developers: in the alert bar and on the console on development hosts or if `debug` is set,
 * otherwise once on the console only, and nowhere with `debug: false` or in unit tests under jsdom or happy-dom. Alerts
 * that visitors can act on always appear in the bar.
 */
export function showAlert(name: AlertName, options: { readonly detail?: string; readonly once?: boolean } = {}): void {
  const { short, variant, forVisitors = false } = alertOf(name)
  const line = `${short}: ${alertText(name, options.detail ?? '')}`
  if (isDebugged() || forVisitors) {
    const shown = alertsController.show(name, options)
    if (isDebugged() && shown && variant === 'error') return logger.error(line)
  }
  if (debugOption() !== false) logger.notice(line)
}
