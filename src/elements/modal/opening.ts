/**
 * Everything between a visitor's first sign of intent and the painted Connect view, as one chunk: one download instead
 * of a dozen, and smaller together.
 */
import '../views/w3m-connect-view.js'

export { close } from '../../controllers/flows/close.js'
export { connect } from '../../controllers/flows/connect.js'
export { open } from '../../controllers/flows/open.js'
export { prepare } from '../../controllers/flows/prepare.js'
export { report } from '../../controllers/flows/report.js'
export { showAlert } from '../../controllers/flows/show-alert.js'
export { mountModal } from './mount.js'

/** See `flows/load-image`. */
export const loadImage = async (key: string): Promise<void> =>
  (await import('../../controllers/flows/load-image.js')).loadImage(key)

/** See `flows/forget`. */
export const forget = async (): Promise<void> => (await import('../../controllers/flows/forget.js')).forget()
