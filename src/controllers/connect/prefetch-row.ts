import { instance, instanceValue } from '../../core/instance.js'
import { platform } from '../../core/platform.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { modalController } from '../shell/modal.js'
import { loadWalletNavigation } from './select-wallet.js'
import { pairingController } from '../pairing/pairing.js'
import { pairingLifecycle } from '../pairing/pairing-lifecycle.js'
import { uriLifetime } from '../pairing/usable-uri.js'
import { report } from '../shell/report.js'
import { canPair } from '../pairing/connect-platforms.js'

/** Longest time between two looks at the URI, in ms: its lifetime is checked against the clock. */
const LOOK = 5_000

/** Whether a wallet is opened from the tap itself, which needs the pairing URI in advance (WIRE 4.3). */
const opensFromTap = (): boolean => platform().mobile || platform().telegram

/**
 * Keeps a pairing URI ready while a row of the open dialog waits for a tap: a fresh one before the old one expires, and
 * once the visitor is back.
 */
const readiness = instanceValue(() => {
  const { signal } = instance()
  let rows: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const isAwaited = (): boolean => {
    rows = rows.filter(({ isConnected }) => isConnected)
    return modalController.state.open && isPageVisible() && rows.length > 0
  }
  const look = (): void => {
    clearTimeout(timer)
    if (pairingController.state.status !== 'waiting' || !isAwaited()) return
    const left = uriLifetime()
    if (left === 0) pairingLifecycle.prefetch()
    else timer = setTimeout(look, Math.min(left, LOOK))
  }
  const unfollow = pairingController.subscribe(look)
  const unwatch = watchVisibility(() => isAwaited() && pairingLifecycle.prefetch())
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    unfollow()
    unwatch()
  })
  return (row: Element): void => {
    rows = [...rows, row]
    pairingLifecycle.prefetch()
    look()
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
