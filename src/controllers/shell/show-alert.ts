import { type AlertName, alertOf } from '../../core/alerts/alerts.js'
import { logger } from '../../services/logger.js'
import { alertsController } from './alerts.js'
import { optionsController } from './options.js'

const LOCAL = /^(?:localhost|.+\.(?:localhost|local|test)|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a page at this host is one that somebody works on; a page without a host, such as a file, is too. */
export const isDevelopmentHost = (hostname: string = globalThis.location?.hostname ?? ''): boolean =>
  hostname === '' || LOCAL.test(hostname)

/** The text an alert shows, with what the service said and the page's origin filled in. */
export const alertText = (name: AlertName, detail: string): string =>
  alertOf(name)
    .long.replace('{detail}', detail)
    .replace('{origin}', globalThis.location?.origin ?? '')

/** Whether the people who build the site are told of faults in the page: where it is worked on, or as `debug` says. */
export const isDebugged = (): boolean => optionsController.state.options.debug ?? isDevelopmentHost()

/**
 * Tells the people who build the site: in the alert bar and on the console where the page is worked on or `debug` is
 * set, else once on the console alone, and nowhere with `debug: false`. The bar has what visitors can mend in any case.
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
