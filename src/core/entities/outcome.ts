import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip.js'

/** What `open()` takes. Values that make no sense are passed over, never thrown. */
export interface OpenOptions {
  /** Any view's name. */
  readonly view?: string
  /** Arguments of the view. */
  readonly arguments?: Readonly<Record<string, unknown>>
  /** Offer only wallets of this family. */
  readonly namespace?: ChainNamespace
  /** A pairing URI to show, for sites that make it themselves. */
  readonly uri?: string
  /** Closes the modal when aborted. */
  readonly signal?: AbortSignal
}

/** How an opening of the modal ended. */
export type OpenOutcome =
  | { readonly status: 'connected'; readonly namespace: ChainNamespace; readonly caipAddress: CaipAddress }
  /** What the site asked to be sent is with the network; told at once, before the modal is closed. */
  | { readonly status: 'sent'; readonly hash: string; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'dismissed' }
  | { readonly status: 'rejected'; readonly error: Error }
  | { readonly status: 'failed'; readonly error: Error }
