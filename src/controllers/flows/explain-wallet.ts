import { type WalletExplanation, explainWallet as explain } from '../../core/rules/explain-wallet.js'
import { walletSources } from '../derived/wallet-rows.js'
import { walletsController } from '../wallets.js'
import { walletPlace } from './catalogue-query.js'

/** Says of a wallet, by catalogue id, connector id or rdns, why it is shown and where, what was merged, or why it is hidden. */
export const explainWallet = (id: string): WalletExplanation =>
  explain(id, walletSources.get(), { ...walletsController.state, place: walletPlace() })
