import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip.js'
import type { ViewName } from '../views.js'

/**
 * Options of `open()`, which never throws. Invalid values are ignored, except for the arguments of `WalletSend`: with those it
 * resolves to `failed`.
 */
export interface OpenOptions {
  /** Any view's name; an unknown name opens the default view. */
  readonly view?: ViewName | (string & Record<never, never>)
  /** Arguments of the view. */
  readonly arguments?: Readonly<Record<string, unknown>>
  /** Shows the account of this family, which becomes active; without an account, offers only the family's wallets. */
  readonly namespace?: ChainNamespace
  /**
   * One wallet to connect instead of a view: as in `<wallet-modal-wallet-button wallet>`, its name, reverse-DNS id or
   * catalogue id, `email`, or a social login. An unknown wallet opens the wallet list.
   */
  readonly wallet?: string
  /** A pairing URI to show, for sites that create their own. */
  readonly uri?: string
  /** Closes the modal when aborted. */
  readonly signal?: AbortSignal
}

/** What went wrong: nearly always a `WalletModalError` with a stable `code`. */
export type OutcomeError = Error & { readonly code?: string }

/** The outcome of opening the modal. */
export type OpenOutcome =
  /** A wallet was connected, or the connected account signed in. */
  | { readonly status: 'connected'; readonly namespace: ChainNamespace; readonly caipAddress: CaipAddress }
  /** The send that the site requested has reached the network; reported immediately, before the modal closes. */
  | { readonly status: 'sent'; readonly hash: string; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'dismissed' }
  | { readonly status: 'rejected'; readonly error: OutcomeError }
  | { readonly status: 'failed'; readonly error: OutcomeError }
