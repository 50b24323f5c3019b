import type { ChainNamespace } from '../../core/caip.js'
import { isActiveConnected } from '../accounts/active.js'
import { track } from '../shell/analytics/track.js'
import { modalController } from '../shell/modal.js'

/** Shows the dialog, offering only a family's wallets if one is given; an open one is not reported as opened again. */
export function showModal(namespace?: ChainNamespace): void {
  const wasOpen = modalController.state.open
  modalController.open(namespace)
  if (!wasOpen) track('MODAL_OPEN', { connected: isActiveConnected() })
}
