import { statusOf } from '../../controllers/accounts/active.js'
import { modalController } from '../../controllers/shell/modal.js'
import { optionsController } from '../../controllers/shell/options.js'
import type { ChainNamespace } from '../../core/caip.js'
import { isOpening } from './open-modal.js'

/** What a button on the page shows. */
export type ButtonStatus = 'restoring' | 'disconnected' | 'connecting' | 'connected'

/**
 * The state of a button: neutral until the instance exists and has restored its connections, so that a connected
 * visitor never sees an offer to connect.
 */
export function buttonStatus(namespace: ChainNamespace | undefined): ButtonStatus {
  const status = statusOf(namespace)
  if (!optionsController.state.created || status === 'reconnecting') return 'restoring'
  return status === 'disconnected' && (isOpening.get() || modalController.state.loading) ? 'connecting' : status
}
