import { platform } from '../../core/platform.js'
import { loadWalletNavigation } from './select-wallet.js'
import { pairingLife } from '../pairing/pairing-life.js'
import { report } from '../shell/report.js'
import { canPair } from '../pairing/connect-platforms.js'

/** Where a wallet is opened from the tap itself, which needs the pairing URI to be there already (WIRE 4.3). */
const opensFromTap = (): boolean => platform().mobile || platform().telegram

/**
 * Makes ready what a tap on a wallet's row needs, as soon as the row can be seen: the code that opens it, and a pairing URI.
 * Does nothing where wallets are not opened by links.
 *
 * @returns the function that stops watching
 */
export function prefetchRow(row: Element): () => void {
  if (!opensFromTap()) return () => undefined
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    report(loadWalletNavigation())
    if (canPair()) pairingLife.prefetch()
  })
  observer.observe(row)
  return () => observer.disconnect()
}
