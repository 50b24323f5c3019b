import { platform } from '../../core/platform.js'
import { loadWalletNavigation } from './select-wallet.js'
import { pairingLifecycle } from '../pairing/pairing-lifecycle.js'
import { report } from '../shell/report.js'
import { canPair } from '../pairing/connect-platforms.js'

/** Whether a wallet is opened from the tap itself, which needs the pairing URI in advance (WIRE 4.3). */
const opensFromTap = (): boolean => platform().mobile || platform().telegram

/**
 * Prepares for a tap on a wallet's row as soon as the row is visible: the code that opens it, and a pairing URI. Does
 * nothing if wallets are not opened by links.
 *
 * @returns the function that stops watching
 */
export function prefetchRow(row: Element): () => void {
  if (!opensFromTap()) return () => undefined
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    report(loadWalletNavigation())
    if (canPair()) pairingLifecycle.prefetch()
  })
  observer.observe(row)
  return () => observer.disconnect()
}
