export type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
export type {
  BitcoinSignatureType,
  Cacao,
  SIWXConfig,
  SIWXMessage,
  SIWXMessageInput,
  SIWXSession,
  SIWXSignParams,
} from '../core/entities/siwx.js'
export type { SignInAccount, SignInMessageData } from '../core/sign-in/message.js'
export type {
  DefaultSIWXOptions,
  MessengerOptions,
  SIWXMessenger,
  SIWXSigner,
  SIWXStorage,
  SIWXVerifier,
} from './default-siwx-options.js'
export { DefaultSIWX } from './default-siwx.js'
export { LocalStorage } from './local-storage.js'
export { HostedSessions } from './hosted-sessions.js'
export { InformalMessenger } from './messenger.js'
export {
  createSIWEConfig,
  type SIWEConfig,
  type SIWECreateMessageArgs,
  type SIWEMessageParams,
  type SIWESession,
  type SIWEVerifyMessageArgs,
} from './siwe-config.js'
export { BIP122Verifier, EIP155Verifier, SolanaVerifier } from './verifiers.js'
export type { EvmClient } from './verify/contract-call.js'
