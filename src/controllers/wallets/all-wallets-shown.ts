import { isMobile } from '../../core/platform/mobile.js'
import { computed } from '../../core/signal.js'
import { optionsController } from '../shell/options.js'
import { walletsController } from './wallets.js'
import { features } from '../shell/features.js'

/**
 * Whether the link to all wallets is shown: the catalogue has some, and neither feature nor option hides it (WIRE 5.1).
 */
export const showsAllWallets = computed((): boolean => {
  const { allWallets } = optionsController.state.options
  if (!features.get().allWallets || allWallets === 'HIDE') return false
  return walletsController.state.count > 0 && (allWallets !== 'ONLY_MOBILE' || isMobile())
})
