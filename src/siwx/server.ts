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
export type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
export type { ParsedSignInMessage, SignInAccount, SignInMessageData } from '../core/sign-in/message.js'
export type { BitcoinSignatureType } from './verify/bitcoin/bitcoin.js'
export { formatSignInMessage, parseSignInMessage, type SignInExpectations } from './verify/check-message.js'
export type { EvmClient } from './verify/contract-call.js'
export { type SignInQuestion, type VerifiedSignIn, verifySignIn } from './verify/verify-sign-in.js'

/** Bytes of a nonce: more than anyone can guess. */
const NONCE_BYTES = 16

/** A new nonce, of 32 letters and digits. Give each attempt its own, and accept none twice. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
