import type { AccountType } from './entities/account-types.js'
import type { Social } from './features.js'
import type { ViewName } from './views.js'

/** How a wallet was reached. */
export type ConnectPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'

/** The type of the account, and its network. */
export interface SendPlace {
  readonly isSmartAccount: boolean
  /** The CAIP-2 id of the network. */
  readonly network: string
}

/** The asset and amount sent; never the recipient. */
export interface SendFacts extends SendPlace {
  /** The token's symbol. */
  readonly token: string
  /** An exact decimal string in whole units. */
  readonly amount: string
}

/** The two sides of a swap. */
export interface SwapFacts extends SendPlace {
  /** The symbol of the token that is paid. */
  readonly swapFromToken: string
  /** The symbol of the token that is received. */
  readonly swapToToken: string
  /** An exact decimal string in whole units. */
  readonly swapFromAmount: string
  /** An exact decimal string in whole units. */
  readonly swapToAmount: string
}

/** The name to register. */
export interface NameFacts extends Pick<SendPlace, 'isSmartAccount'> {
  /** The whole name, such as `alice.reown.id`. */
  readonly ensName: string
}

/** The asset and amount of a payment; never the payer or the recipient. */
export interface PayFacts {
  readonly source: 'pay' | 'fund-from-exchange'
  readonly configuration: {
    readonly network: string
    readonly asset: string
    /** Exact decimal string in whole units. */
    readonly amount: string
  }
  readonly currentPayment?: { readonly type: 'wallet' | 'exchange'; readonly exchangeId?: string }
}

/** The analytics events, with the type of their properties. */
export interface AnalyticsEvents {
  MODAL_CREATED: undefined
  INITIALIZE: { readonly networks: readonly string[]; readonly themeMode?: string }
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: undefined
  CLICK_WALLET_HELP: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_NETWORKS: undefined
  SELECT_WALLET: { readonly name: string; readonly platform: ConnectPlatform; readonly view: ViewName }
  CONNECT_SUCCESS: {
    readonly method: 'qrcode' | 'mobile' | 'browser' | 'email'
    readonly name: string
    readonly reconnect?: boolean
    readonly view?: ViewName
  }
  CONNECT_ERROR: { readonly message: string }
  USER_REJECTED: { readonly message: string }
  DISCONNECT_SUCCESS: { readonly namespace: string }
  DISCONNECT_ERROR: { readonly message: string }
  EMAIL_LOGIN_SELECTED: undefined
  EMAIL_SUBMITTED: undefined
  DEVICE_REGISTERED_FOR_EMAIL: undefined
  EMAIL_VERIFICATION_CODE_SENT: undefined
  EMAIL_VERIFICATION_CODE_PASS: undefined
  EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
  EMAIL_EDIT: undefined
  EMAIL_UPGRADE_FROM_MODAL: undefined
  SOCIAL_LOGIN_STARTED: { readonly provider: Social }
  SOCIAL_LOGIN_REQUEST_USER_DATA: { readonly provider: Social }
  SOCIAL_LOGIN_CANCELED: { readonly provider: Social }
  SOCIAL_LOGIN_SUCCESS: { readonly provider: Social }
  SOCIAL_LOGIN_ERROR: { readonly provider: Social; readonly message: string }
  SWITCH_NETWORK: { readonly network: string }
  SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: AccountType; readonly network: string }
  GET_WALLET: {
    readonly name: string
    readonly explorerId: string
    readonly type: 'chrome_store' | 'app_store' | 'play_store' | 'homepage'
  }
  CLICK_TRANSACTIONS: undefined
  LOAD_MORE_TRANSACTIONS: { readonly address: string; readonly cursor: string }
  ERROR_FETCH_TRANSACTIONS: { readonly address: string; readonly cursor?: string }
  OPEN_SEND: SendPlace
  OPEN_ENS_FLOW: Pick<SendPlace, 'isSmartAccount'>
  REGISTER_NAME_INITIATED: NameFacts
  REGISTER_NAME_SUCCESS: NameFacts
  REGISTER_NAME_ERROR: NameFacts & { readonly error: string }
  SELECT_BUY_CRYPTO: Pick<SendPlace, 'isSmartAccount'>
  SELECT_WHAT_IS_A_BUY: Pick<SendPlace, 'isSmartAccount'>
  SELECT_BUY_PROVIDER: Pick<SendPlace, 'isSmartAccount'> & { readonly provider: string }
  SEND_INITIATED: SendFacts
  SEND_SUCCESS: SendFacts & { readonly hash: string }
  SEND_ERROR: SendFacts & { readonly message: string }
  SEND_REJECTED: SendFacts & { readonly message: string }
  OPEN_SWAP: SendPlace
  INITIATE_SWAP: SwapFacts
  SWAP_SUCCESS: SwapFacts
  SWAP_ERROR: SwapFacts & { readonly message: string }
  SWAP_APPROVAL_ERROR: SwapFacts & { readonly message: string }
  PAY_MODAL_OPEN: PayFacts
  PAY_EXCHANGE_SELECTED: PayFacts & { readonly exchange: { readonly id: string } }
  PAY_INITIATED: PayFacts
  PAY_SUCCESS: PayFacts
  PAY_ERROR: PayFacts & { readonly message: string }
  CLICK_SIGN_SIWX_MESSAGE: SendPlace
  CLICK_CANCEL_SIWX: SendPlace
  SIWX_AUTH_SUCCESS: SendPlace
  SIWX_AUTH_ERROR: SendPlace & { readonly message: string }
  INTERNAL_SDK_ERROR: { readonly errorType: string; readonly errorMessage: string }
}

/** The name of an analytics event. */
export type AnalyticsEvent = keyof AnalyticsEvents

/** An analytics event, as passed to listeners and to the `analytics` function of a site. */
export interface TrackedEvent {
  readonly type: 'track' | 'error'
  readonly event: AnalyticsEvent
  readonly properties?: Readonly<Record<string, unknown>> | undefined
}

/** Events for the page only, which are never sent. */
export const LOCAL_ONLY_EVENTS: readonly AnalyticsEvent[] = ['MODAL_CREATED']
