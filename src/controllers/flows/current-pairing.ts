import type { Wallet } from '../../core/entities/wallet.js'
import { pairingController } from '../pairing.js'
import { PairingRun } from './pairing-run.js'

let run: PairingRun | undefined

/** The pairing under way in this instance, if any. */
export const currentPairing = (): PairingRun | undefined => (run?.isSame() ? run : undefined)

/** The pairing under way, now for this wallet, or a new one. */
export function joinPairing(wallet: Wallet | undefined): PairingRun {
  const known = currentPairing()
  if (known) {
    pairingController.setWallet(wallet)
    return known
  }
  run?.stop()
  const started: PairingRun = new PairingRun(wallet, () => {
    if (run === started) run = undefined
  })
  return (run = started)
}
