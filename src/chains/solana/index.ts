import type { AdapterFactory } from '../adapter.js'

export {
  type ClientSource,
  getSolanaProvider,
  getSolanaRpc,
  getSolanaSigner,
  type SolanaRpc,
  type SolanaWalletSigner,
} from './clients.js'
export type {
  CompiledTransaction,
  RawSender,
  SendOptions,
  SendTransactionOptions,
  SerializableTransaction,
  SolanaCommitment,
  SolanaProvider,
  SolanaProviderEvents,
  SolanaPublicKey,
  SolanaTransaction,
} from '../../core/entities/solana-provider.js'
export { type RegisterSource, registerWalletStandard } from './wallets/register-wallet-standard.js'

/**
 * The adapter for Solana, for `createWalletModal({ adapters })`: finds wallets through the Wallet Standard. Its code is
 * loaded when a visitor shows intent.
 */
export const solanaAdapter = (): AdapterFactory => ({
  namespace: 'solana',
  load: async context => new (await import('./adapter.js')).SolanaAdapter(context),
})
