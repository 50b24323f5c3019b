import type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { SIWXMessage, SIWXMessageInput, SIWXSession, SIWXSignParams } from '../core/entities/siwx.js'

/** Creates sign-in messages. */
export interface SIWXMessenger {
  /** Creates the message for an account on a chain, with a new nonce. */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
}

/** The contents of the messages of an `InformalMessenger`. */
export interface MessengerOptions {
  /** The host of the site; default: the page's host. */
  readonly domain?: string
  /** The URI of the page that requests the sign-in; default: the page's origin. */
  readonly uri?: string
  /**
   * Requests a new nonce from your server for each attempt. If it is missing, the page creates the nonce, which no
   * server can verify.
   */
  readonly getNonce?: (input: { readonly accountAddress: string; readonly chainId: CaipNetworkId }) => Promise<string>
  /** The statement to which the visitor agrees. */
  readonly statement?: string
  /** URIs to which the visitor agrees. */
  readonly resources?: readonly string[]
  /** How long a session lasts, in milliseconds; by default, sessions do not expire. */
  readonly expiration?: number
  /** Returns the site's own id for the attempt. */
  readonly getRequestId?: () => Promise<string>
}

/** Verifies the sessions of one chain family. */
export interface SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  /** Whether a session belongs to the family, so that `verify` must accept it. */
  shouldVerify(session: SIWXSession): boolean
  /** Whether the account signed the message. */
  verify(session: SIWXSession): Promise<boolean>
}

/** Stores sign-in sessions between visits. */
export interface SIWXStorage {
  /** Adds a session. */
  add(session: SIWXSession): Promise<void>
  /** Replaces all sessions. */
  set(sessions: readonly SIWXSession[]): Promise<void>
  /** The sessions of an account on a chain. */
  get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  /** Removes the sessions of an account on a chain. */
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}

/** Signs messages in place of the connected wallet. */
export interface SIWXSigner {
  /** Returns the signature of a message. */
  signMessage(params: SIWXSignParams): Promise<string>
}

/** The parts of `DefaultSIWX`; each can be replaced. */
export interface DefaultSIWXOptions {
  /** Creates the messages; default: an `InformalMessenger`. */
  readonly messenger?: SIWXMessenger
  /** Verify the signatures; default: the verifiers for EVM, Solana and Bitcoin. */
  readonly verifiers?: readonly SIWXVerifier[]
  /** Stores the sessions; default: `LocalStorage`. */
  readonly storage?: SIWXStorage
  /** Signs the messages; default: the connected wallet. */
  readonly signer?: SIWXSigner
  /** Whether visitors must sign in; default: `true`. */
  readonly required?: boolean
}
