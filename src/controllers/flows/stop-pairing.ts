import { platform } from '../../core/platform.js'
import { modalController } from '../modal.js'
import { pairingController } from '../pairing.js'
import { currentPairing } from './current-pairing.js'

/**
 * The view that shows the pairing was left: `pair()` rejects with `ModalClosedError`. On phones the URI stays ready for the
 * next tap until the modal is closed.
 */
export function stopPairing(): void {
  const known = currentPairing()
  const { mobile, telegram } = platform()
  if (known && (mobile || telegram) && modalController.state.open && pairingController.state.uri) return known.leave()
  known?.stop()
  pairingController.reset()
}
