import { pairingController } from '../pairing.js'
import { currentPairing } from './current-pairing.js'
import { pair } from './pair.js'

/**
 * Makes a fresh URI: before the old one expires, after a refusal, or because the visitor asks. Without a pairing under way
 * one is started for the wallet that was chosen last.
 *
 * @throws as `pair` does
 */
export async function renewPairing(): Promise<void> {
  const { status, wallet } = pairingController.state
  const known = currentPairing()
  if (!known) return pair({ wallet })
  if (status !== 'starting') known.renew()
}
