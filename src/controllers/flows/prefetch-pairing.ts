import { optionsController } from '../options.js'
import { pairingController } from '../pairing.js'
import { joinPairing } from './current-pairing.js'

/** Makes a URI ready before the tap, so that a phone can open a wallet from the tap itself. Failures are not told. */
export function prefetchPairing(): void {
  const { status } = pairingController.state
  if (optionsController.state.options.manualWCControl || status === 'starting' || status === 'waiting') return
  joinPairing(undefined)
}
