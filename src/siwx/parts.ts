import type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { SIWXMessage, SIWXMessageInput, SIWXSession, SIWXSignParams } from '../core/entities/siwx.js'

/** Makes the message for an account. */
export interface SIWXMessenger {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
}

/** What `InformalMessenger` puts into its messages. */
export interface MessengerOptions {
  /** The host of the site; that of the page without it. */
  readonly domain?: string
  /** The page that asks; the origin of the page without it. */
  readonly uri?: string
  /** Asks your server for a nonce, anew for each attempt. Without it the page makes one, against which no server can check. */
  readonly getNonce?: (input: { readonly accountAddress: string; readonly chainId: CaipNetworkId }) => Promise<string>
  /** What the visitor agrees to. */
  readonly statement?: string
  readonly resources?: readonly string[]
  /** How long a session lasts, in milliseconds; as long as the site keeps it without it. */
  readonly expiration?: number
  /** The site's own name for the attempt. */
  readonly getRequestId?: () => Promise<string>
}

/** Verifies the sessions of one family. */
export interface SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  /** Whether a session is one of the family. */
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

/** Signs in place of the connected wallet. */
export interface SIWXSigner {
  signMessage(params: SIWXSignParams): Promise<string>
}

/** The parts of `DefaultSIWX`, each of which can be exchanged. */
export interface DefaultSIWXOptions {
  /** Makes the messages; an `InformalMessenger` without it. */
  readonly messenger?: SIWXMessenger
  /** Verify what was signed; those of EVM, Solana and Bitcoin without it. */
  readonly verifiers?: readonly SIWXVerifier[]
  /** Keeps the sessions; `LocalStorage` without it. */
  readonly storage?: SIWXStorage
  /** Signs the messages; the connected wallet without it. */
  readonly signer?: SIWXSigner
  /** Whether visitors must sign in; they must unless `false`. */
  readonly required?: boolean
}
