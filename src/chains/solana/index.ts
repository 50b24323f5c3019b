import type { AdapterFactory } from '../adapter.js'

export {
  type ClientSource,
  getSolanaProvider,
  getSolanaRpc,
  getSolanaSigner,
  type SolanaRpc,
  type SolanaWalletSigner,
} from './clients.js'
export type { SendOptions, SolanaCommitment } from './commitment.js'
export type { RawSender, SendTransactionOptions, SolanaProvider, SolanaProviderEvents } from './wallets/provider.js'
export type { SolanaPublicKey } from './public-key.js'
export { type RegisterSource, registerWalletStandard } from './wallets/register-wallet-standard.js'
export type { CompiledTransaction, SerializableTransaction, SolanaTransaction } from './wallets/transaction-kinds.js'

/** The Solana family for `createWalletModal({ adapters })`: Wallet Standard wallets, loaded when a visitor shows intent. */
export const solanaAdapter = (): AdapterFactory => ({
  namespace: 'solana',
  load: async context => new (await import('./adapter.js')).SolanaAdapter(context),
})
