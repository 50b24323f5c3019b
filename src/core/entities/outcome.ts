import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip.js'
import type { ViewName } from '../views.js'

/** What `open()` takes. Values that make no sense are passed over, never thrown. */
export interface OpenOptions {
  /** Any view's name; a name that is none opens the usual view. */
  readonly view?: ViewName | (string & Record<never, never>)
  /** Arguments of the view. */
  readonly arguments?: Readonly<Record<string, unknown>>
  /** Shows the account of this family, which becomes the active one; without an account, offers its wallets only. */
  readonly namespace?: ChainNamespace
  /** A pairing URI to show, for sites that make it themselves. */
  readonly uri?: string
  /** Closes the modal when aborted. */
  readonly signal?: AbortSignal
}

/** What went wrong: nearly always a `WalletModalError`, whose `code` is stable. */
export type OutcomeError = Error & { readonly code?: string }

/** How an opening of the modal ended. */
export type OpenOutcome =
  | { readonly status: 'connected'; readonly namespace: ChainNamespace; readonly caipAddress: CaipAddress }
  /** What the site asked to be sent is with the network; told at once, before the modal is closed. */
  | { readonly status: 'sent'; readonly hash: string; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'dismissed' }
  | { readonly status: 'rejected'; readonly error: OutcomeError }
  | { readonly status: 'failed'; readonly error: OutcomeError }
