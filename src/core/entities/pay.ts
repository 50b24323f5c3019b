import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Token } from './token.js'

/** What a payment is made in: a network's own coin, or one of its tokens. */
export interface PaymentAsset {
  readonly network: CaipNetworkId
  /** `native`, or the token's contract or mint. */
  readonly asset: string
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    /** 0 to 36. */
    readonly decimals: number
    readonly logoURI?: string | undefined
  }
}

/** Which exchanges are offered; one of the two lists at most. */
export interface ExchangeChoice {
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

/** What a site wants to have paid. */
export interface PayOptions {
  readonly paymentAsset: PaymentAsset
  /** An address on the asset's network, or its CAIP-10 account id. */
  readonly recipient: string
  /** In whole units; a text keeps every digit. */
  readonly amount: string | number
  /**
   * The site's own id of what is paid for, such as an order number. What was paid under an id is never paid again in this
   * browser; without one, equal payments at the same time count as one.
   */
  readonly paymentId?: string | undefined
  /** An exchange opens in a new window, which is the default, or in place of the page. */
  readonly openInNewTab?: boolean | undefined
  /** Where the page goes once the payment is complete, or has failed and the visitor leaves. */
  readonly redirectUrl?: { readonly success?: string | undefined; readonly failure?: string | undefined } | undefined
  readonly payWithExchange?: ExchangeChoice | undefined
}

/** An exchange that a visitor can pay from. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
}

/** How a payment ended. It is `paid` only once the network, the payment service or the exchange has confirmed it. */
export type PayOutcome =
  | { readonly status: 'paid'; readonly via: 'wallet' | 'exchange'; readonly hash?: string | undefined }
  /** It may have been sent but is not confirmed yet. */
  | { readonly status: 'pending'; readonly via: 'wallet' | 'exchange'; readonly hash?: string | undefined }
  /** The visitor left before anything was paid. */
  | { readonly status: 'dismissed' }
  | { readonly status: 'failed'; readonly error: Error & { readonly code?: string } }

/** What a site asks about exchanges. */
export interface ExchangesQuery extends ExchangeChoice {
  /** Only those that pay in this asset. */
  readonly asset?: PaymentAsset | undefined
  /** In whole units. */
  readonly amount?: string | number | undefined
}

/** What a site asks about a page of exchanges. */
export interface ExchangePageQuery extends ExchangesQuery {
  /** From 0, the default. */
  readonly page?: number | undefined
}

/** A page of the exchanges that a visitor can pay from. */
export interface ExchangePage {
  readonly exchanges: readonly Exchange[]
  /** How many there are on all pages. */
  readonly total: number
}

/** A payment at an exchange, for a site that shows it itself. */
export type PayUrlOptions = Pick<PayOptions, 'paymentAsset' | 'recipient' | 'amount'>

/** Where a payment at an exchange is made, and what its status is asked by. */
export interface PayUrl {
  readonly url: string
  readonly sessionId: string
}

/** A payment at an exchange whose page was opened. */
export interface OpenedPayUrl extends PayUrl {
  /** `false` where the browser blocked the window: `url` is to be a link. */
  readonly opened: boolean
}

/** What an exchange says of a payment. */
export interface ExchangeStatus {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly txHash: string | undefined
}

/** A payment, as its options were read. */
export interface Payment {
  /** The same for equal payments. */
  readonly key: string
  /** The site gave it an id. */
  readonly named: boolean
  /** When the site asked for it, in ms since 1970. */
  readonly openedAt: number
  readonly asset: PaymentAsset
  /** The contract or mint; the chain's own coin without it. */
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

/** A payment that was begun, as every page of the site remembers it. */
export interface PaymentUnderWay {
  readonly key: string
  readonly via: 'wallet' | 'exchange'
  /** In ms since 1970. */
  readonly startedAt: number
  /** Where its transaction is. */
  readonly caipNetworkId: CaipNetworkId
  /** Missing while the wallet is asked. */
  readonly hash?: string
  /** What the payment service knows it by. */
  readonly requestId?: string
  readonly exchangeId?: string
  readonly exchangeName?: string
  /** What the exchange knows it by. */
  readonly sessionId?: string
  /** Where it is made at the exchange. */
  readonly url?: string
  /** When it was confirmed. */
  readonly paidAt?: number
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

/** Everything that a visitor confirms; it does not change any more, whatever the page or the wallet does. */
export interface PayQuote {
  readonly payment: Payment
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId: string
  readonly from: string
  /** What is paid with. */
  readonly source: Token
  /** In base units of the source. */
  readonly amount: bigint
  /** Whom the wallet sends to: the recipient, or the payment service. */
  readonly to: string
  /** What the recipient gets, in base units of the payment's asset. */
  readonly received: bigint
  readonly fees: readonly PayFee[]
  /** What the chain takes, in base units of its coin; `undefined` while unknown. */
  readonly networkFee: bigint | undefined
  /** How often the wallet asks. */
  readonly requests: number
  /** How long it takes, in seconds. */
  readonly seconds: number | undefined
  /** What the payment service knows it by; a direct transfer has none. */
  readonly requestId: string | undefined
}
