import type { CaipNetworkId } from '../caip.js'
import type { SignInAccount, SignInMessageData } from '../sign-in/message.js'

/** What a sign-in message is made for. */
export interface SIWXMessageInput extends SignInAccount {
  readonly notBefore?: string
}

/** A sign-in message: what it says, and as a text what the wallet signs. */
export interface SIWXMessage extends SignInMessageData {
  toString(): string
}

/** How a Bitcoin wallet signs a message: in ECDSA (BIP-137), or as the proof of BIP-322. */
export type BitcoinSignatureType = 'ecdsa' | 'bip322'

/** The message of a sign-in over the wallet-connection protocol, as the wallet signed it (CAIP-74). */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}

/** A message that an account signed. */
export interface SIWXSession {
  readonly data: SignInMessageData
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
  /** How a Bitcoin wallet signed it. */
  readonly signatureType?: BitcoinSignatureType
  readonly cacao?: Cacao
}

/** A text to sign and who signs it. */
export interface SIWXSignParams extends SignInAccount {
  readonly message: string
}

/** What keeps the sign-ins of a site, and makes their messages. */
export interface SIWXConfig {
  /** Makes the message for an account; called for each attempt, with a nonce that was never used. */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /** Has the message signed; by the connected wallet without it. */
  signMessage?(params: SIWXSignParams): Promise<string>
  /** Takes a session; rejects when its signature is not valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Ends the session of one account on one chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions; with none, it signs out. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>
  /** The sessions of one account on one chain. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  /** Whether visitors must sign in, or may. */
  getRequired?(): boolean
  /** Whether a disconnect ends the sessions; it does unless `false`. */
  readonly signOutOnDisconnect?: boolean
}
