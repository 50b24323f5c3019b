import type { CaipNetworkId } from '../caip.js'
import type { SignInAccount, SignInMessageData } from '../sign-in/message.js'

/** The account and chain for which a sign-in message is created. */
export interface SIWXMessageInput extends SignInAccount {
  /** The time before which the message is not valid, in ISO 8601. */
  readonly notBefore?: string
}

/** A sign-in message: its data, and the text that the wallet signs. */
export interface SIWXMessage extends SignInMessageData {
  toString(): string
}

/** How a Bitcoin wallet signs a message: ECDSA (BIP-137), or a BIP-322 proof. */
export type BitcoinSignatureType = 'ecdsa' | 'bip322'

/** The message of a sign-in over WalletConnect, as the wallet signed it (CAIP-74). */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}

/** A sign-in message with the signature of its account. */
export interface SIWXSession {
  readonly data: SignInMessageData
  /** The signed text. */
  readonly message: string
  readonly signature: string
  /** How a Bitcoin wallet signed it. */
  readonly signatureType?: BitcoinSignatureType
  /** The message as signed over WalletConnect, if it was. */
  readonly cacao?: Cacao
}

/** A text to sign, and the account that signs it. */
export interface SIWXSignParams extends SignInAccount {
  readonly message: string
}

/** A site's sign-in: creates the messages, and keeps the sessions. */
export interface SIWXConfig {
  /** Creates the message for an account, with a new nonce for each attempt. */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /** Signs the message; by default, with the connected wallet. */
  signMessage?(params: SIWXSignParams): Promise<string>
  /** Adds a session; must reject if its signature is not valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Ends the session of one account on one chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions; an empty list signs out. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>
  /** The sessions of one account on one chain. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  /** Whether visitors must sign in; if so, cancelling the sign-in disconnects the account. Default: `false`. */
  getRequired?(): boolean
  /** Whether disconnecting ends the sessions; default: `true`. */
  readonly signOutOnDisconnect?: boolean
}
