import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { pairingController } from './pairing.js'
import { uriLifetime } from './usable-uri.js'

/** Maximum timer interval, in ms: the lifetime is checked against the clock, not counted in ticks. */
const LONGEST_SLEEP = 5_000

/**
 * Calls `renew` once the pairing URI is about to expire, if it is still wanted then. Nothing is renewed while the page is
 * hidden, but as soon as it is shown again. Returns the function that ends it.
 */
export function keepUriFresh(renew: () => void, isWanted: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (pairingController.state.status !== 'waiting' || !isPageVisible()) return
    const left = uriLifetime()
    if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_SLEEP))
    else if (isWanted()) renew()
  }
  const unfollow = pairingController.subscribe(look)
  const unwatch = watchVisibility(look)
  look()
  return () => {
    clearTimeout(timer)
    unfollow()
    unwatch()
  }
}
