import { instance, instanceValue } from '../../core/instance.js'
import { platform } from '../../core/platform.js'
import { watchVisibility } from '../../core/platform/visibility.js'
import { modalController } from '../shell/modal.js'
import { loadWalletNavigation } from './select-wallet.js'
import { keepUriFresh } from '../pairing/keep-uri-fresh.js'
import { pairingLifecycle } from '../pairing/pairing-lifecycle.js'
import { report } from '../shell/report.js'
import { canPair } from '../pairing/connect-platforms.js'

/** Whether a wallet is opened from the tap itself, which needs the pairing URI in advance (WIRE 4.3). */
const opensFromTap = (): boolean => platform().mobile || platform().telegram

/** Keeps a pairing URI ready while a row of the open dialog waits for a tap, also once the visitor is back. */
const readiness = instanceValue(() => {
  const { signal } = instance()
  let rows: readonly Element[] = []
  const isAwaited = (): boolean => {
    rows = rows.filter(({ isConnected }) => isConnected)
    return modalController.state.open && rows.length > 0
  }
  const prefetch = (): void => pairingLifecycle.prefetch()
  const ends = [
    keepUriFresh(prefetch, isAwaited),
    watchVisibility(visible => visible && isAwaited() && prefetch()), // it may have failed while the page was hidden
  ]
  signal.addEventListener('abort', () => ends.forEach(end => end()))
  return (row: Element): void => {
    rows = [...rows, row]
    prefetch()
  }
})

/**
 * Prepares for a tap on a wallet's row as soon as the row is visible: the code that opens it, and a pairing URI. Does
 * nothing if wallets are not opened by links.
 *
 * @returns the function that stops watching
 */
export function prefetchRow(row: Element): () => void {
  if (!opensFromTap()) return () => undefined
  const keepReady = readiness()
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    report(loadWalletNavigation())
    if (canPair()) keepReady(row)
  })
  observer.observe(row)
  return () => observer.disconnect()
}
