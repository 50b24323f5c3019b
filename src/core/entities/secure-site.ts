import type { ChainNamespace } from '../caip.js'

/** The two account types of the embedded wallet. */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'

/** The data of a sign-in message that is signed while the visitor logs in; the secure site inserts the account. */
export interface SecureSiteSignIn {
  readonly accountAddress: string
  readonly chainId: string
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly serializedMessage?: string | undefined
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

/** The visitor's account on one network, as the secure site reports it. */
export interface SecureSiteUser {
  readonly email?: string | null | undefined
  readonly address: string
  /** A number for EVM, a CAIP-2 id for Solana. */
  readonly chainId: string | number
  readonly accounts?: readonly { readonly address: string; readonly type: EmbeddedAccountType }[] | undefined
  readonly preferredAccountType?: EmbeddedAccountType | undefined
  readonly smartAccountDeployed?: boolean | undefined
  readonly userName?: string | null | undefined
  /** The signed sign-in message, if one was requested. */
  readonly signature?: string | undefined
  readonly message?: string | undefined
}

/** Which account of the visitor to return, and a sign-in message to sign with it. */
export interface SecureSiteUserQuery {
  readonly chainId?: string | number | undefined
  readonly preferredAccountType?: EmbeddedAccountType | undefined
  readonly siwxMessage?: SecureSiteSignIn | undefined
  readonly rpcUrl?: string | undefined
}

/** A JSON-RPC request, and the network to which it applies. */
export interface SecureSiteRpc {
  readonly method: string
  readonly params?: unknown
  readonly chainId?: string | number | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly rpcUrl?: string | undefined
}

type Nothing = undefined

/** Every message to the secure site: the type of its payload, and the type of its reply. */
export interface SecureSiteMessages {
  SWITCH_NETWORK: [
    { readonly chainId: string | number; readonly rpcUrl?: string | undefined },
    { readonly chainId: string | number },
  ]
  CONNECT_EMAIL: [{ readonly email: string }, { readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT' }]
  /** Answered once the visitor follows the link in the email. */
  CONNECT_DEVICE: [Nothing, Nothing]
  CONNECT_OTP: [{ readonly otp: string }, Nothing]
  GET_SOCIAL_REDIRECT_URI: [
    { readonly provider: 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' },
    { readonly uri: string },
  ]
  CONNECT_SOCIAL: [SecureSiteUserQuery & { readonly uri: string }, SecureSiteUser]
  GET_FARCASTER_URI: [Nothing, { readonly url: string }]
  /** Answered once the visitor approves on the phone. */
  CONNECT_FARCASTER: [Nothing, { readonly userName: string }]
  GET_USER: [SecureSiteUserQuery & { readonly socialUri?: string | undefined }, SecureSiteUser]
  SIGN_OUT: [Nothing, Nothing]
  IS_CONNECTED: [Nothing, { readonly isConnected: boolean }]
  GET_CHAIN_ID: [Nothing, { readonly chainId: string | number }]
  /** Answered once the visitor decides, for methods that need approval. */
  RPC_REQUEST: [SecureSiteRpc, unknown]
  UPDATE_EMAIL: [{ readonly email: string }, { readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }]
  UPDATE_EMAIL_PRIMARY_OTP: [{ readonly otp: string }, Nothing]
  UPDATE_EMAIL_SECONDARY_OTP: [{ readonly otp: string }, { readonly newEmail: string }]
  SYNC_THEME: [
    {
      readonly themeMode?: 'light' | 'dark' | undefined
      readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
      readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
    },
    Nothing,
  ]
  SYNC_DAPP_DATA: [
    {
      readonly metadata?:
        | {
            readonly name: string
            readonly description: string
            readonly url: string
            readonly icons: readonly string[]
          }
        | undefined
      readonly sdkVersion?: string | undefined
      readonly sdkType?: string | undefined
      readonly projectId: string
    },
    Nothing,
  ]
  /** The EVM networks on which the visitor may have a smart account, by chain id. */
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [Nothing, { readonly smartAccountEnabledNetworks: readonly number[] }]
  INIT_SMART_ACCOUNT: [Nothing, { readonly address: string; readonly isDeployed: boolean }]
  SET_PREFERRED_ACCOUNT: [
    { readonly type: EmbeddedAccountType },
    { readonly type: EmbeddedAccountType; readonly address: string },
  ]
  RELOAD: [Nothing, Nothing]
}

/** The name of a message. */
export type SecureSiteMessage = keyof SecureSiteMessages
/** The payload of a message. */
export type SecureSitePayload<N extends SecureSiteMessage> = SecureSiteMessages[N][0]
/** The reply to a message. */
export type SecureSiteReply<N extends SecureSiteMessage> = SecureSiteMessages[N][1]

/** The area in which the secure site shows a request for approval, in CSS pixels relative to the window. */
export interface ApprovalPlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The keeper of the embedded wallet's keys. The hosted secure site is reached through a frame; a site that keeps the
 * keys elsewhere passes such an object as `services.secureSite`. Its replies are checked like those of a frame.
 */
export interface SecureSite {
  /**
   * Handles a message. Rejects with an error whose message may be shown to the visitor. Once `signal` is aborted, any
   * approval shown to the visitor must be removed, and the reply is ignored, except that of a request that the visitor has
   * already approved: for 5 s, its result still counts.
   */
  request<N extends SecureSiteMessage>(
    name: N,
    payload: SecureSitePayload<N>,
    signal?: AbortSignal,
  ): Promise<SecureSiteReply<N>>
  /**
   * The origin of the page that completes a social login; only this origin may send `{ resultUri }` to the page that
   * opened the popup. If it is missing, social logins are not offered.
   */
  readonly origin?: string
  /**
   * Shows the pending request for approval in an area of the window, or hides it for `undefined`. Omit this method if
   * approvals are shown elsewhere.
   */
  show?(place: ApprovalPlace | undefined): void
}
