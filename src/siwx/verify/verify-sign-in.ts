import type { BitcoinSignatureType } from '../../core/entities/siwx.js'
import { SignInNonceError, SignInSignatureError } from '../../core/errors/sign-in.js'
import type { SignInMessageData } from '../../core/sign-in/message.js'
import { checkMessage, parseComplete, type SignInExpectations } from './check-message.js'
import type { EvmClient } from './contract-call.js'

/** The data that the page sends, and what your server expects of it. */
export interface SignInQuestion extends SignInExpectations {
  /** The signed text, unchanged. */
  readonly message: string
  /** The wallet's signature. */
  readonly signature: string
  /**
   * The type of the signature of a Bitcoin wallet, if the page sends it; by default, it is recognised from the
   * signature.
   */
  readonly signatureType?: BitcoinSignatureType
  /**
   * Reads the chain to verify contract accounts: a viem client, which is asked only about its own chain, an ethers
   * provider, or a function that returns one for a chain. Without it, only accounts with a key of their own can sign in.
   */
  readonly client?: EvmClient | ((chainId: SignInMessageData['chainId']) => EvmClient | undefined)
}

/** The account that signed in. */
export interface VerifiedSignIn {
  readonly address: string
  readonly chainId: SignInMessageData['chainId']
  /** The contents of the message. */
  readonly data: SignInMessageData
}

/** Maximum length of a signature, in characters: those of contract accounts contain whole calls. */
const MAX_SIGNATURE = 131_072

async function isSignature(data: SignInMessageData, question: SignInQuestion): Promise<boolean> {
  const { message, signature, client } = question
  const { accountAddress: address, chainId } = data
  if (typeof signature !== 'string' || signature.length > MAX_SIGNATURE) return false
  if (chainId.startsWith('eip155:')) {
    const { clientOn, isEvmSignature } = await import('./evm.js')
    const given = typeof client === 'function' ? client(chainId) : client
    return isEvmSignature(message, signature, address, clientOn(chainId, given))
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
 * Verifies a sign-in on your server: parses the message strictly, checks its domain, URI, time, chain, address and
 * nonce, and then the signature. A nonce function is called last, so that a forged sign-in does not use up a nonce.
 *
 * @throws {SignInError} for the first check that fails; its `check` names that check
 * @throws {InvalidOptionError} `time`, `maxAge` or `clockTolerance` is not a number
 */
export async function verifySignIn(question: SignInQuestion): Promise<VerifiedSignIn> {
  const data = parseComplete(question.message)
  checkMessage(data, question)
  if (!(await isSignature(data, question))) throw new SignInSignatureError()
  const { nonce } = question
  if (typeof nonce === 'function' && !(await nonce(data.nonce))) throw new SignInNonceError()
  return { address: data.accountAddress, chainId: data.chainId, data }
}
