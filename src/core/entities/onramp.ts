import type { CaipNetworkId, ChainNamespace } from '../caip.js'

/** How a visitor pays a provider. */
export type OnRampMethod = 'card' | 'bank'

/** The smallest and the largest amount that may be paid, in hundredths of the currency. */
export interface OnRampLimit {
  readonly min: bigint
  readonly max: bigint
}

/** The limits of the accepted payment methods; a method without limits is not accepted. */
export type OnRampLimits = Readonly<Partial<Record<OnRampMethod, OnRampLimit>>>

/** The payment currency or asset. */
export interface PaymentCurrency {
  /** ISO 4217 code, such as `USD`. */
  readonly id: string
  readonly limits: OnRampLimits
}

/** The token to buy, on one network. */
export interface PurchaseToken {
  /** The service's own id for the token. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly caipNetworkId: CaipNetworkId
  /** The service's name for the network, such as `ethereum`. */
  readonly networkName: string
  /** Contract or mint; absent for the native coin. */
  readonly address?: string | undefined
}

/** A quote or estimate; amounts are exact decimal strings. */
export interface OnRampQuote {
  /** Of the token. */
  readonly purchaseAmount: string
  /** In the payment currency, including fees; if the service reports it. */
  readonly paymentTotal?: string | undefined
  /** What remains for the token after fees; if the service reports it. */
  readonly paymentSubtotal?: string | undefined
  /** In the payment currency. */
  readonly networkFee?: string | undefined
  /** The service's own id of the quote. */
  readonly quoteId?: string | undefined
  /** Our own estimate, not from a service. */
  readonly estimated: boolean
}

/** The details of a purchase, from which a provider builds the URL of its page. */
export interface OnRampRequest {
  /** The site's project id, if it has one. */
  readonly projectId: string | undefined
  /** The receiving address. */
  readonly address: string
  readonly namespace: ChainNamespace
  readonly token: PurchaseToken
  /** The amount to pay, in whole units of `currency`, such as `100.00`. */
  readonly amount: string
  /** ISO 4217 code of the payment currency. */
  readonly currency: string
  readonly method: OnRampMethod
  /** The service's own id for the quote that the visitor saw, if there was one. */
  readonly quoteId?: string | undefined
}

/** A provider that sells crypto, shown as one row in the list. */
export interface OnRampProvider {
  /** An id that no other provider of the site has. */
  readonly id: string
  readonly name: string
  readonly iconUrl?: string | undefined
  /** The provider's fee range, in percent. */
  readonly fee?: { readonly min: number; readonly max: number } | undefined
  /** The chain families whose tokens it sells; default: EVM and Solana. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** ISO 3166-1 codes of the countries that it serves; default: all countries. */
  readonly countries?: readonly string[] | undefined
  /** ISO 3166-1 codes of countries that it does not serve. */
  readonly excludedCountries?: readonly string[] | undefined
  /** ISO 4217 codes of the currencies that it accepts; default: all currencies. */
  readonly paymentCurrencies?: readonly string[] | undefined
  /** Whether it sells a token; by default, it sells every token. */
  readonly sells?: ((token: PurchaseToken) => boolean) | undefined
  /**
   * The smallest and largest amount for each payment method, in whole units of the currency, if narrower than the
   * service's limits. A method that is not listed is not accepted.
   */
  readonly limits?: Readonly<Partial<Record<OnRampMethod, { readonly min: number; readonly max: number }>>> | undefined
  /**
   * The `onramp` value that marks its purchases in the account's history. Without one, the history is searched for
   * incoming transfers.
   */
  readonly history?: string | undefined
  /** Returns the URL of its purchase page, which must be https, or http on this machine. */
  readonly url: (request: OnRampRequest) => string | Promise<string>
}

/** The default providers. */
export type DefaultOnRampProvider = 'coinbase' | 'meld'

/** The options for buying crypto. */
export interface OnRampOptions {
  /** The providers, in this order: names of default providers, and the site's own; default: all default providers. */
  readonly providers?: readonly (DefaultOnRampProvider | OnRampProvider)[] | undefined
  /** The site's public key for Meld. */
  readonly meldPublicKey?: string | undefined
  /** ISO 3166-1 code of the visitor's country, if the site knows it. */
  readonly country?: string | undefined
}

/**
 * The status of a purchase: its page is being prepared, cannot be opened, or can; the visitor is there, or has
 * returned; the provider is sending the tokens, has sent them, or has failed.
 */
export type PurchaseStatus =
  | 'preparing'
  | 'refused'
  | 'unsafe'
  | 'ready'
  | 'waiting'
  | 'returned'
  | 'pending'
  | 'done'
  | 'failed'

/** One purchase, from the review to its end. */
export interface Purchase {
  readonly provider: OnRampProvider
  readonly request: OnRampRequest
  /** The quote or estimate. */
  readonly estimate: OnRampQuote | undefined
  readonly status: PurchaseStatus
  /** The provider's page, once it is known. */
  readonly url?: string | undefined
  /** Ids of the history entries before the purchase. */
  readonly known: readonly string[]
  /** When its page was opened, in ms since 1970. */
  readonly openedAt?: number | undefined
  /** The browser blocked the window. */
  readonly blocked: boolean
  /** The last attempt to read the history failed. */
  readonly unread: boolean
  /** The amount that arrived, as an exact decimal string. */
  readonly received?: string | undefined
}
