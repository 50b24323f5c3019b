import { type WalletExplanation, explanationOf } from './wallet-explanation.js'
import { walletSources } from './connect-rows.js'
import { walletsController } from './wallets.js'
import { walletPlace } from './catalogue-query.js'

/**
 * Explains why a wallet, given by catalogue id, connector id or rdns, is shown or hidden, where, and what was merged.
 */
export const explainWallet = (id: string): WalletExplanation =>
  explanationOf(id, walletSources.get(), { ...walletsController.state, place: walletPlace() })
