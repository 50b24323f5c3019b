import { isMobile } from '../../core/platform/mobile.js'
import { computed } from '../../core/signal.js'
import { optionsController } from '../shell/options.js'
import { walletsController } from './wallets.js'
import { features } from '../shell/features.js'

/** Whether neither feature nor option hides the link to all wallets (WIRE 5.1). */
export const offersAllWallets = computed((): boolean => {
  const { allWallets } = optionsController.state.options
  return features.get().allWallets && allWallets !== 'HIDE' && (allWallets !== 'ONLY_MOBILE' || isMobile())
})

/** Whether the link to all wallets is shown: the catalogue has some, and nothing hides it. */
export const showsAllWallets = computed((): boolean => walletsController.state.count > 0 && offersAllWallets.get())
