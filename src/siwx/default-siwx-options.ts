import type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { SIWXMessage, SIWXMessageInput, SIWXSession, SIWXSignParams } from '../core/entities/siwx.js'

/** Creates the message for an account. */
export interface SIWXMessenger {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
}

/** What `InformalMessenger` puts into its messages. */
export interface MessengerOptions {
  /** The host of the site; by default, the page's. */
  readonly domain?: string
  /** The page that asks; by default, the page's origin. */
  readonly uri?: string
  /**
   * Asks your server for a new nonce for each attempt. Without it, the page creates one, which no server can verify.
   */
  readonly getNonce?: (input: { readonly accountAddress: string; readonly chainId: CaipNetworkId }) => Promise<string>
  /** What the visitor agrees to. */
  readonly statement?: string
  readonly resources?: readonly string[]
  /** How long a session lasts, in milliseconds; by default, as long as the site keeps it. */
  readonly expiration?: number
  /** The site's own id for the attempt. */
  readonly getRequestId?: () => Promise<string>
}

/** Verifies the sessions of one family. */
export interface SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  /** Whether a session belongs to the family. */
  shouldVerify(session: SIWXSession): boolean
  /** Whether the account signed the message. */
  verify(session: SIWXSession): Promise<boolean>
}

/** Keeps sessions between visits. */
export interface SIWXStorage {
  add(session: SIWXSession): Promise<void>
  /** Replaces all sessions. */
  set(sessions: readonly SIWXSession[]): Promise<void>
  /** The sessions of an account on a chain. */
  get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}

/** Signs instead of the connected wallet. */
export interface SIWXSigner {
  signMessage(params: SIWXSignParams): Promise<string>
}

/** The parts of `DefaultSIWX`, all of them replaceable. */
export interface DefaultSIWXOptions {
  /** Creates the messages; by default, an `InformalMessenger`. */
  readonly messenger?: SIWXMessenger
  /** Verify the signatures; by default, those for EVM, Solana and Bitcoin. */
  readonly verifiers?: readonly SIWXVerifier[]
  /** Keeps the sessions; by default, `LocalStorage`. */
  readonly storage?: SIWXStorage
  /** Signs the messages; by default, the connected wallet. */
  readonly signer?: SIWXSigner
  /** Whether visitors must sign in; `true` by default. */
  readonly required?: boolean
}
