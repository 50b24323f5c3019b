export {
  SignInAddressError,
  SignInCallError,
  SignInChainError,
  type SignInCheck,
  SignInDomainError,
  SignInError,
  SignInExpiredError,
  SignInMessageError,
  SignInNonceError,
  SignInNotYetValidError,
  SignInSignatureError,
  SignInUriError,
} from '../core/errors/sign-in.js'
export { WalletModalError } from '../core/errors/base.js'
export { InvalidOptionError } from '../core/errors/config.js'
export type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
export type { ParsedSignInMessage, SignInAccount, SignInMessageData } from '../core/sign-in/message.js'
export type { BitcoinSignatureType } from '../core/entities/siwx.js'
export { formatSignInMessage, parseSignInMessage, type SignInExpectations } from './verify/check-message.js'
export type { EvmClient } from './verify/contract-call.js'
export { type SignInQuestion, type VerifiedSignIn, verifySignIn } from './verify/verify-sign-in.js'

export { randomNonce as createNonce } from './message-text.js'
