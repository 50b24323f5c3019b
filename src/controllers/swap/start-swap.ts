import { features } from '../shell/features.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'
import { loadBalance } from '../connections/load-balance.js'
import { followPending } from '../holdings/follow-pending.js'
import { loadTokens } from '../holdings/load-tokens.js'
import { placeOf } from '../send/start-send.js'
import { loadSwapTokens, reloadNamedTokens } from './load-swap-tokens.js'
import { quoteSwap } from './quote-swap.js'
import { type SwapStart, isWithWallet, swapController } from './swap.js'
import { swapAccount } from './swap-form.js'

/** Whether a wallet has been asked for the current swap. */
export const isSwapSigning = (): boolean => isWithWallet(swapController.state.status)

/** Starts over and loads what the form shows. A swap that a wallet is asked to sign stays. */
export function startSwap(start: SwapStart = {}): void {
  if (isSwapSigning()) return
  swapController.start(start)
  const holder = swapAccount()
  if (!holder || features.get().swaps === false) return
  track('OPEN_SWAP', placeOf(holder))
  askForSwap()
}

/** Clears the form after the account or the network changed, to which its tokens belong; it is still the site's, if it asked. */
export function clearSwap(): void {
  swapController.edit({ source: {}, target: undefined, amount: '' })
  askForSwap()
}

/** Loads what the form shows, such as after the network changed. */
export function askForSwap(): void {
  const holder = swapAccount()
  if (!holder) return
  report(followPending())
  report(loadBalance('eip155'), { shown: true })
  report(loadTokens('eip155'), { shown: true })
  report(reloadNamedTokens(holder), { shown: true })
  report(
    loadSwapTokens(holder).then(() => quoteSwap()),
    { shown: true },
  )
}
