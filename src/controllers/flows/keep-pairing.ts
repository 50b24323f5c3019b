import type { Wallet } from '../../core/entities/wallet.js'
import { isPageVisible, watchVisibility } from '../../core/platform/navigation.js'
import { keepDeepLink } from '../../services/storage/deep-link.js'
import { uriLifetime } from '../derived/usable-uri.js'
import { handOffController } from '../hand-off.js'
import { pairingController } from '../pairing.js'
import { pair } from './pair.js'
import { renewPairing } from './renew-pairing.js'
import { report } from './report.js'
import { stopPairing } from './stop-pairing.js'

/** Refusals in a row after which no further link is made by itself: something refuses without anybody looking. */
const MAX_REFUSALS = 5

/** Longest time that a timer may sleep, in ms: the lifetime is read off the clock, not off counted ticks. */
const LONGEST_SLEEP = 5_000

/**
 * Pairs for as long as a view shows it: a fresh link before the old one expires and after a refusal, none while the page is
 * hidden, and the link by which the wallet was opened is kept once it is connected.
 *
 * @param wallet - the wallet chosen; none for any wallet
 * @returns ends it
 */
export function keepPairing(wallet?: Wallet): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  const renew = (): void => report(renewPairing(), { shown: true })
  const look = (): void => {
    clearTimeout(timer)
    if (!isPageVisible() || pairingController.state.fed) return // nobody sees it, or the site makes it
    const left = uriLifetime()
    if (left === 0) renew()
    else timer = setTimeout(look, Math.min(left, LONGEST_SLEEP))
  }
  const follow = (): void => {
    clearTimeout(timer)
    const { status } = pairingController.state
    if (status === 'waiting') look()
    if (status === 'connected') keepDeepLink(handOffController.state.opened?.choice)
    if (status !== 'rejected') return
    handOffController.decline()
    if (++refusals < MAX_REFUSALS) renew()
  }
  const unfollow = pairingController.subscribe(follow)
  const unwatch = watchVisibility(() => pairingController.state.status === 'waiting' && look())
  report(pair({ wallet }), { shown: true })
  return () => {
    clearTimeout(timer)
    unfollow()
    unwatch()
    handOffController.reset()
    stopPairing()
  }
}
