import type { CaipNetworkId, ChainNamespace } from '../caip.js'

/** How a visitor pays a provider. */
export type OnRampMethod = 'card' | 'bank'

/** The smallest and the largest amount that may be paid, in hundredths of the currency. */
export interface OnRampLimit {
  readonly min: bigint
  readonly max: bigint
}

/** The limits of the payment methods that are taken; a method without limits is not taken. */
export type OnRampLimits = Readonly<Partial<Record<OnRampMethod, OnRampLimit>>>

/** What is paid with. */
export interface PaymentCurrency {
  /** ISO 4217 code, such as `USD`. */
  readonly id: string
  readonly limits: OnRampLimits
}

/** What is bought: a token on one network. */
export interface PurchaseToken {
  /** The service's own id of the currency. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly caipNetworkId: CaipNetworkId
  /** What the service calls the network, such as `ethereum`. */
  readonly networkName: string
  /** Contract or mint; the network's own coin has none. */
  readonly address?: string | undefined
}

/** What an amount is expected to bring; figures are exact decimal texts. */
export interface OnRampQuote {
  /** Of the token. */
  readonly purchaseAmount: string
  /** In the currency that is paid with, fees included; where the service says so. */
  readonly paymentTotal?: string | undefined
  /** What is left of it for the token once the fees are off; where the service says so. */
  readonly paymentSubtotal?: string | undefined
  /** In the currency that is paid with. */
  readonly networkFee?: string | undefined
  /** The service's own id of the quote. */
  readonly quoteId?: string | undefined
  /** No service vouches for it. */
  readonly estimated: boolean
}

/** What a provider is told of a purchase. */
export interface OnRampRequest {
  /** The site's project id, if it has one. */
  readonly projectId: string | undefined
  /** Where the tokens go. */
  readonly address: string
  readonly namespace: ChainNamespace
  readonly token: PurchaseToken
  /** What is paid, such as `100.00`. */
  readonly amount: string
  /** ISO 4217 code of what is paid with. */
  readonly currency: string
  readonly method: OnRampMethod
  /** Id of the service's quote that the visitor was shown, where there was one. */
  readonly quoteId?: string | undefined
}

/** A provider that sells crypto: one row of the list. */
export interface OnRampProvider {
  /** Unique among the providers of a site. */
  readonly id: string
  readonly name: string
  readonly iconUrl?: string | undefined
  /** What it charges, in percent. */
  readonly fee?: { readonly min: number; readonly max: number } | undefined
  /** Families of chains it sells on; EVM and Solana unless said otherwise. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** ISO 3166-1 codes of the only countries that it serves. */
  readonly countries?: readonly string[] | undefined
  /** ISO 3166-1 codes of the countries that it does not serve. */
  readonly excludedCountries?: readonly string[] | undefined
  /** ISO 4217 codes of the only currencies that it takes. */
  readonly paymentCurrencies?: readonly string[] | undefined
  /** Whether it sells a token; any token unless said otherwise. */
  readonly sells?: ((token: PurchaseToken) => boolean) | undefined
  /** Narrower limits than the service's, in whole units of the currency; a method that is not named is not taken. */
  readonly limits?: Readonly<Partial<Record<OnRampMethod, { readonly min: number; readonly max: number }>>> | undefined
  /** The value of `onramp` by which the history lists its purchases; without one, incoming transfers are looked through. */
  readonly history?: string | undefined
  /** The address of the page on which the purchase is made; https, or http on this machine. */
  readonly url: (request: OnRampRequest) => string | Promise<string>
}

/** The providers that are there without a site's doing. */
export type DefaultOnRampProvider = 'coinbase' | 'meld'

/** How a site sets up buying. */
export interface OnRampOptions {
  /** The providers in their order: names of the default ones, and the site's own. */
  readonly providers?: readonly (DefaultOnRampProvider | OnRampProvider)[] | undefined
  /** The site's public key at Meld. */
  readonly meldPublicKey?: string | undefined
  /** ISO 3166-1 code of the visitor's country, where the site knows it. */
  readonly country?: string | undefined
}

/**
 * How far a purchase is: its page is being prepared, cannot be opened, or can; the visitor is there, or has come back;
 * the provider sends the tokens, has sent them, or has not.
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
  /** What it is expected to bring. */
  readonly estimate: OnRampQuote | undefined
  readonly status: PurchaseStatus
  /** The provider's page, once it is known. */
  readonly url?: string | undefined
  /** Ids of the history's entries from before the purchase. */
  readonly known: readonly string[]
  /** When its page was opened, in ms since 1970. */
  readonly openedAt?: number | undefined
  /** The browser did not open the window. */
  readonly blocked: boolean
  /** The history could not be read the last time. */
  readonly unread: boolean
  /** What arrived, as an exact decimal text. */
  readonly received?: string | undefined
}
