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
  const rows = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isAwaited = (): boolean => modalController.state.open && isPageVisible() && rows.size > 0
  const look = (): void => {
    clearTimeout(timer)
    if (!isAwaited() || pairingController.state.status !== 'waiting') return
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
  return {
    add: (row: Element): void => {
      rows.add(row)
      pairingLifecycle.prefetch()
      look()
    },
    remove: (row: Element): void => void rows.delete(row),
  }
})

/**
 * Prepares for a tap on a wallet's row as soon as the row is visible: the code that opens it, and a pairing URI. Does
 * nothing if wallets are not opened by links.
 *
 * @returns the function to call when the row is gone
 */
export function prefetchRow(row: Element): () => void {
  if (!opensFromTap()) return () => undefined
  const { add, remove } = readiness()
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    report(loadWalletNavigation())
    if (canPair()) add(row)
  })
  observer.observe(row)
  return () => {
    observer.disconnect()
    remove(row)
  }
}
