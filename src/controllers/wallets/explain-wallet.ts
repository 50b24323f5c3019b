import { type WalletExplanation, explainWallet as explain } from './wallet-explanation.js'
import { walletSources } from './wallet-rows.js'
import { walletsController } from './wallets.js'
import { walletPlace } from './catalogue-query.js'

/** Says of a wallet, by catalogue id, connector id or rdns, why it is shown and where, what was merged, or why it is hidden. */
export const explainWallet = (id: string): WalletExplanation =>
  explain(id, walletSources.get(), { ...walletsController.state, place: walletPlace() })
