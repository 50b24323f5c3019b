import { optionsController } from '../controllers/shell/options.js'
import { report } from '../controllers/shell/report.js'
import { computed } from '../core/signal.js'

/** Whether a family may have several connections; read by hand, because the check of all features loads later. */
export const multiWallet = computed((): boolean => {
  const { options, remoteFeatures } = optionsController.state
  return remoteFeatures?.multiWallet ?? (!options.basic && options.features?.multiWallet !== false)
})

/** The connections functions need the `multiWallet` feature; without it an info alert says so. */
export function hasMultiWallet(): boolean {
  const on = multiWallet.get()
  if (!on) report(import('../controllers/shell/show-alert.js').then(({ showAlert }) => showAlert('multiWalletOff')))
  return on
}
