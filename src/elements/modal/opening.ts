/**
 * Everything between a visitor's first sign of intent and the painted Connect view, as one chunk: one download instead
 * of a dozen, and smaller together. What comes later loads from here on demand.
 */
import type { ConnectionTarget } from '../../controllers/flows/switch-connection.js'
import type { ChainNamespace } from '../../core/caip.js'
import '../views/w3m-connect-view.js'

export { close } from '../../controllers/flows/close.js'
export { connect } from '../../controllers/flows/connect.js'
export { open } from '../../controllers/flows/open.js'
export { prepare } from '../../controllers/flows/prepare.js'
export { report } from '../../controllers/flows/report.js'
export { showAlert } from '../../controllers/flows/show-alert.js'
export { mountModal } from './mount.js'

/** See `flows/disconnect`. */
export const disconnect = async (namespace?: ChainNamespace): Promise<void> =>
  (await import('../../controllers/flows/disconnect.js')).disconnect(namespace)

/** See `flows/load-image`. */
export const loadImage = async (key: string): Promise<void> =>
  (await import('../../controllers/flows/load-image.js')).loadImage(key)

/** See `flows/load-balance`; reads anew. */
export const updateBalance = async (namespace: ChainNamespace): Promise<void> =>
  (await import('../../controllers/flows/load-balance.js')).loadBalance(namespace, { force: true })

/** See `flows/switch-network`. */
export const switchNetwork = async (caipNetworkId: string): Promise<void> =>
  (await import('../../controllers/flows/switch-network.js')).switchNetwork(caipNetworkId)

/** See `flows/switch-connection`. */
export const switchConnection = async (target: ConnectionTarget): Promise<void> =>
  (await import('../../controllers/flows/switch-connection.js')).switchConnection(target)

/** See `flows/delete-connection`. */
export const deleteConnection = async (target: ConnectionTarget): Promise<void> =>
  (await import('../../controllers/flows/delete-connection.js')).deleteConnection(target)

/** See `flows/forget`. */
export const forget = async (): Promise<void> => (await import('../../controllers/flows/forget.js')).forget()
