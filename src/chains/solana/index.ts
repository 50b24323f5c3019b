export {
  type ClientSource,
  getSolanaProvider,
  getSolanaRpc,
  getSolanaSigner,
  type SolanaRpc,
  type SolanaWalletSigner,
} from './clients.js'
export type { SendOptions, SolanaCommitment } from './commitment.js'
export type { RawSender, SolanaProvider, SolanaProviderEvents } from './provider.js'
export type { SolanaPublicKey } from './public-key.js'
export { type RegisterSource, registerWalletStandard } from './register-wallet-standard.js'
export { solanaAdapter } from './solana-adapter.js'
export type { CompiledTransaction, SerializableTransaction, SolanaTransaction } from './transaction-kinds.js'
