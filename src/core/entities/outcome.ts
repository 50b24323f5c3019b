import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip.js'
import type { ViewName } from '../views.js'

/**
 * Options of `open()`, which does not throw for invalid values: it ignores them, or, for invalid `arguments` of
 * `WalletSend`, resolves to `failed`.
 */
export interface OpenOptions {
  /** The name of the view to open; an unknown name opens the default view. */
  readonly view?: ViewName | (string & Record<never, never>)
  /** The arguments of the view, if it takes any. */
  readonly arguments?: Readonly<Record<string, unknown>>
  /** Makes this family active and shows its account; if none is connected, offers only the wallets of this family. */
  readonly namespace?: ChainNamespace
  /**
   * A wallet to connect, instead of a view: its name, reverse-DNS id or catalogue id, as in
   * `<wallet-modal-wallet-button wallet>`, or `email` or a social provider for a login. An unknown wallet opens the
   * list of wallets.
   */
  readonly wallet?: string
  /** The pairing URI to show, for sites that create their own. */
  readonly uri?: string
  /** Closes the modal when aborted. */
  readonly signal?: AbortSignal
}

/** The error of an outcome, nearly always a `WalletModalError` with a stable `code`. */
export type OutcomeError = Error & { readonly code?: string }

/** The outcome of opening the modal. */
export type OpenOutcome =
  /** A wallet was connected, or the connected account signed in. */
  | { readonly status: 'connected'; readonly namespace: ChainNamespace; readonly caipAddress: CaipAddress }
  | {
      /** The send or the swap that the site requested was sent; reported immediately, before the modal closes. */
      readonly status: 'sent'
      /**
       * Of its transaction; in a Safe whose owners have yet to agree, the Safe's own hash, which explorers do not know. If
       * there is a `batchId`, it is repeated here.
       */
      readonly hash: string
      /** The wallet's id of the batch (EIP-5792) that swaps, if the wallet names no transaction of it. */
      readonly batchId?: string
      readonly caipNetworkId: CaipNetworkId
    }
  | { readonly status: 'dismissed' }
  | { readonly status: 'rejected'; readonly error: OutcomeError }
  | { readonly status: 'failed'; readonly error: OutcomeError }
