/**
 * Everything between a visitor's first sign of intent and the painted Connect view, as one chunk: one download instead
 * of a dozen, and smaller together.
 */
import type { AlertName } from '../../core/alerts.js'
import { hasIntent } from '../../controllers/flows/intent.js'
import { report } from '../../controllers/flows/report.js'
import { loadBackstage, loadConnecting } from '../view-access.js'

export { close } from '../../controllers/flows/close.js'
export { open } from '../../controllers/flows/open.js'
export { prepare } from '../../controllers/flows/prepare.js'
export { loadImage } from '../../controllers/flows/load-image.js'
export { loadBackstage, loadConnecting, report }
export { mountModal } from './mount.js'

/** See `flows/show-alert`. */
export const showAlert = async (name: AlertName): Promise<void> =>
  (await import('../../controllers/flows/show-alert.js')).showAlert(name)

/** See `flows/reconnect`. */
export const reconnect = async (): Promise<void> => (await loadBackstage()).flows.reconnect()

/** See `flows/resume-page`. */
export const resumePage = async (): Promise<void> => (await loadBackstage()).flows.resumePage()

/** See `flows/sync-tabs`. */
export const syncTabs = async (): Promise<void> => (await loadBackstage()).flows.syncTabs()

/** See `flows/load-locale`; the first sign of intent reads the language by itself. */
export const changeLocale = (): void => {
  if (hasIntent()) report(loadBackstage().then(({ flows }) => flows.loadLocale()))
}

/** See `flows/forget`. */
export const forget = async (): Promise<void> => (await import('../../controllers/flows/forget.js')).forget()
