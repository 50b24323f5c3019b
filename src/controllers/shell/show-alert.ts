import { type AlertName, alertOf } from '../../core/alerts/alerts.js'
import { isSimulated } from '../../core/platform.js'
import { logger } from '../../services/logger.js'
import { alertsController } from './alerts.js'
import { optionsController } from './options.js'

const LOCAL = /^(?:localhost|.+\.(?:localhost|local|test)|127(?:\.\d{1,3}){3}|\[::1\])$/
/** Where web views serve an installed app to its users: Capacitor (`https:` on Android, `capacitor:` on iOS), Tauri. */
const APP = /^(?:(?!http:)[a-z]+:\/\/localhost|\w+:\/\/tauri\.localhost)$/

interface Place {
  readonly hostname: string
  readonly protocol: string
  /** With its port, if that is not the protocol's own. */
  readonly host: string
}

/** Whether a page is under development, by its host; one without a host, such as a file, counts too. */
export const isDevelopmentHost = ({ hostname, protocol, host }: Place): boolean =>
  hostname === '' || (LOCAL.test(hostname) && !APP.test(`${protocol}//${host}`))

/** The text an alert shows, with the service's message and the page's origin filled in. */
export const alertText = (name: AlertName, detail: string): string =>
  alertOf(name)
    .long.replace('{detail}', detail)
    .replace('{origin}', globalThis.location?.origin ?? '')

/** The site's `debug`; unit tests in a simulated page have it off. */
const debugOption = (): boolean | undefined =>
  optionsController.state.options.debug ?? (isSimulated() ? false : undefined)

const isUnderDevelopment = (): boolean => !globalThis.location || isDevelopmentHost(location)

/** Whether the page shows alerts to the site's developers: on development hosts, or as set by `debug`. */
export const isDebugged = (): boolean => debugOption() ?? isUnderDevelopment()

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
