import { InvalidPairingUriError } from '../../core/errors/relay.js'
import { PAIRING_EXPIRY } from '../../core/limits.js'
import { isPairingUri } from '../../core/pairing-uri.js'
import { pairingController } from '../pairing.js'
import { currentPairing } from './current-pairing.js'

/** Takes a pairing URI that the site made itself; one that no wallet can use is neither shown nor put in a link. */
export function feedPairing(uri: unknown): void {
  if (isPairingUri(uri)) pairingController.feed(uri, Date.now() + PAIRING_EXPIRY)
  else pairingController.fail('failed', new InvalidPairingUriError())
  currentPairing()?.giveWay()
}
