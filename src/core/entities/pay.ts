import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { SentBatch } from './send.js'
import type { Token } from './token.js'

/** The asset of a payment: the native coin of a network, or one of its tokens. */
export interface PaymentAsset {
  /** The CAIP-2 id of the network. */
  readonly network: CaipNetworkId
  /** `native` for the native coin, otherwise the token's contract or mint. */
  readonly asset: string
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    /** 0 to 36. */
    readonly decimals: number
    readonly logoURI?: string | undefined
  }
}

/** Which exchanges are offered; set at most one of the two lists. By default, all are offered. */
export interface ExchangeChoice {
  /** Ids of the only exchanges to offer. */
  readonly includeOnly?: readonly string[] | undefined
  /** Ids of exchanges not to offer. */
  readonly exclude?: readonly string[] | undefined
}

/** The options of a payment. */
export interface PayOptions {
  readonly paymentAsset: PaymentAsset
  /** The receiving address on the asset's network, or its CAIP-10 account id. */
  readonly recipient: string
  /** In whole units of the asset (ether, not wei); pass a string to keep every digit. */
  readonly amount: string | number
  /**
   * The site's own id for the order. An order of the same asset, recipient and amount is never paid twice from the same
   * browser; without an id, equal payments at the same time count as one.
   */
  readonly paymentId?: string | undefined
  /** Whether an exchange opens in a new window (the default) or replaces the page. */
  readonly openInNewTab?: boolean | undefined
  /**
   * The URLs to which the page goes when the visitor closes a payment that has been paid (`success`), or has failed or
   * been refunded (`failure`). They must be https, or http on this machine.
   */
  readonly redirectUrl?: { readonly success?: string | undefined; readonly failure?: string | undefined } | undefined
  /** The exchanges to offer; by default, all of them. */
  readonly payWithExchange?: ExchangeChoice | undefined
  /**
   * Closes the modal when aborted; a payment that a wallet or an exchange has already received continues. `openPayUrl`
   * ignores it.
   */
  readonly signal?: AbortSignal | undefined
}

/** An exchange that a visitor can pay from. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
}

/**
 * The outcome of a payment. From a wallet, it is `paid` only once the network has confirmed the transaction and the
 * payment service, if it is involved, the payment; `hash` is the transaction that the wallet sent, on the network that
 * the visitor paid from. From an exchange, it is `paid` once the exchange says so; `hash` is what the exchange reports.
 */
export type PayOutcome =
  | { readonly status: 'paid'; readonly via: 'wallet' | 'exchange'; readonly hash?: string | undefined }
  /** It may have been sent but is not confirmed yet. */
  | { readonly status: 'pending'; readonly via: 'wallet' | 'exchange'; readonly hash?: string | undefined }
  /** The visitor left before anything was paid. */
  | { readonly status: 'dismissed' }
  | { readonly status: 'failed'; readonly error: Error & { readonly code?: string } }

/** A query for exchanges. */
export interface ExchangesQuery extends ExchangeChoice {
  /** Returns only exchanges that support this asset. */
  readonly asset?: PaymentAsset | undefined
  /** The amount to pay, in whole units of `asset`; ignored without `asset`. */
  readonly amount?: string | number | undefined
}

/** A query for one page of exchanges. */
export interface ExchangePageQuery extends ExchangesQuery {
  /** The number of the page, from 0; default: 0. */
  readonly page?: number | undefined
}

/** A page of the exchanges that a visitor can pay from. */
export interface ExchangePage {
  readonly exchanges: readonly Exchange[]
  /** The number of exchanges on all pages. */
  readonly total: number
}

/** The options of a payment at an exchange that the site opens itself. */
export type PayUrlOptions = Pick<PayOptions, 'paymentAsset' | 'recipient' | 'amount'>

/** The URL of a payment at an exchange, and the session id for `getExchangeStatus`. */
export interface PayUrl {
  readonly url: string
  readonly sessionId: string
}

/** A payment at an exchange whose page has been opened. */
export interface OpenedPayUrl extends PayUrl {
  /** Whether the page was opened; if the browser blocked the window, show `url` as a link. */
  readonly opened: boolean
}

/** The status of a payment at an exchange. */
export interface ExchangeStatus {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** The hash of its transaction, once the exchange reports it. */
  readonly txHash: string | undefined
}

/** A payment, parsed from its options. */
export interface Payment {
  /** Equal payments have the same key. */
  readonly key: string
  /** Whether the site gave it an id. */
  readonly named: boolean
  /** When the site requested it, in ms since 1970. */
  readonly openedAt: number
  readonly asset: PaymentAsset
  /** The contract or mint; absent for the native coin. */
  readonly token: string | undefined
  readonly namespace: ChainNamespace
  /** A plain address. */
  readonly recipient: string
  /** In base units. */
  readonly amount: bigint
  readonly newTab: boolean
  readonly redirect: { readonly success?: string | undefined; readonly failure?: string | undefined }
  readonly exchanges: ExchangeChoice
  /** A deposit to the visitor's own account. */
  readonly deposit: boolean
}

/** A payment that was started, as remembered by every page of the site. */
export interface PaymentUnderWay {
  readonly key: string
  /** Whether the site gave the payment an id; earlier entries do not say. */
  readonly named?: boolean
  readonly via: 'wallet' | 'exchange'
  /** In ms since 1970. */
  readonly startedAt: number
  /** Where its transaction is. */
  readonly caipNetworkId: CaipNetworkId
  /** Missing while the wallet is asked, or has only a batch. */
  readonly hash?: string
  /** The batch that pays, while it has no hash. */
  readonly batch?: SentBatch
  /** The account that sent it. */
  readonly from?: string
  /** Its id at the payment service. */
  readonly requestId?: string
  readonly exchangeId?: string
  readonly exchangeName?: string
  /** Its id at the exchange. */
  readonly sessionId?: string
  /** Its page at the exchange. */
  readonly url?: string
  /** When it was confirmed. */
  readonly paidAt?: number
  /** It is only proposed to the owners of the account that sent it, and waits for them to agree. */
  readonly proposed?: boolean
}

/** What a fee of the payment service is for, as far as its kinds are known. */
export type PayFeeKind = 'service' | 'network' | 'bridge'

/** A fee of the payment service. */
export interface PayFee {
  readonly kind: PayFeeKind | undefined
  /** What the service calls it. */
  readonly label: string
  /** In base units. */
  readonly amount: bigint
  readonly symbol: string
  readonly decimals: number
}

/** Everything that a visitor confirms; fixed from then on, whatever the page or the wallet does. */
export interface PayQuote {
  readonly payment: Payment
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId: string
  readonly from: string
  /** The payment currency or asset. */
  readonly source: Token
  /** In base units of the source. */
  readonly amount: bigint
  /** The address the wallet sends to: the recipient, or the payment service. */
  readonly to: string
  /** What the recipient receives, in base units of the payment's asset. */
  readonly received: bigint
  readonly fees: readonly PayFee[]
  /** The network fee, in base units of the native coin; `undefined` while unknown. */
  readonly networkFee: bigint | undefined
  /** How many times the wallet prompts. */
  readonly requests: number
  /** How long it takes, in seconds. */
  readonly seconds: number | undefined
  /** Its id at the payment service; absent for a direct transfer. */
  readonly requestId: string | undefined
  /** A simulation showed that only the paid amount leaves the account. A direct transfer needs no such check. */
  readonly checked: boolean
}
