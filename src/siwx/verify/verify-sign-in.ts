import type { BitcoinSignatureType } from '../../core/entities/siwx.js'
import { SignInNonceError, SignInSignatureError } from '../../core/errors/sign-in.js'
import type { SignInMessageData } from '../../core/sign-in/message.js'
import { checkMessage, parseComplete, type SignInExpectations } from './check-message.js'
import type { EvmClient } from './contract-call.js'

/** What a visitor's page sends, and what your server expects of it. */
export interface SignInQuestion extends SignInExpectations {
  /** The text that was signed, unchanged. */
  readonly message: string
  /** What the wallet answered. */
  readonly signature: string
  /** How a Bitcoin wallet signed, where the page tells it; the signature's form decides without it. */
  readonly signatureType?: BitcoinSignatureType
  /**
   * Reads the chain for accounts that are contracts: a client of viem, a provider of ethers, or a function that gives one
   * for a chain. Without it only accounts with a key of their own can sign in.
   */
  readonly client?: EvmClient | ((chainId: SignInMessageData['chainId']) => EvmClient | undefined)
}

/** Who signed in. */
export interface VerifiedSignIn {
  readonly address: string
  readonly chainId: SignInMessageData['chainId']
  /** What the message says. */
  readonly data: SignInMessageData
}

/** Longest signature that is looked at, in characters: those of contract accounts carry whole calls. */
const MAX_SIGNATURE = 131_072

async function isSignature(data: SignInMessageData, question: SignInQuestion): Promise<boolean> {
  const { message, signature, client } = question
  const { accountAddress: address, chainId } = data
  if (typeof signature !== 'string' || signature.length > MAX_SIGNATURE) return false
  if (chainId.startsWith('eip155:')) {
    const { isEvmSignature } = await import('./evm.js')
    return isEvmSignature(message, signature, address, typeof client === 'function' ? client(chainId) : client)
  }
  if (chainId.startsWith('solana:')) {
    const { isSolanaSignature } = await import('./solana.js')
    return isSolanaSignature(message, signature, address)
  }
  const { isSignatureOn } = await import('./bitcoin/bitcoin.js')
  const { signatureType: type } = question
  return isSignatureOn(chainId, message, signature, { address, ...(type ? { type } : {}) })
}

/**
 * Verifies a sign-in on your server: reads the message strictly, checks domain, URI, time, chain, address and nonce, then
 * the signature. A nonce function is asked last, so that a forged sign-in uses up no nonce.
 *
 * @throws {SignInError} the one of the first check that fails; its `check` says which
 */
export async function verifySignIn(question: SignInQuestion): Promise<VerifiedSignIn> {
  const data = parseComplete(question.message)
  checkMessage(data, question)
  if (!(await isSignature(data, question))) throw new SignInSignatureError()
  const { nonce } = question
  if (typeof nonce === 'function' && !(await nonce(data.nonce))) throw new SignInNonceError()
  return { address: data.accountAddress, chainId: data.chainId, data }
}
