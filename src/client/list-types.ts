import type { ChainNamespace } from '../core/caip.js'
import type { TokenBalance } from '../core/entities/account.js'
import type { Nft } from '../core/entities/token.js'
import type { ActivityEntry } from '../core/entities/transaction.js'
import type { ListStatus } from '../core/list/list.js'

/** The tokens that an account holds on its network. */
export interface TokensSnapshot {
  readonly status: ListStatus
  /** The network's native coin first, then the others by value, highest first. */
  readonly tokens: readonly TokenBalance[]
  /** The total value, in US dollars; `undefined` while no price is known. */
  readonly total: number | undefined
  /** Whether the last request failed and the data is from an earlier one. */
  readonly isStale: boolean
  /** When the data was fetched, in ms since 1970; `undefined` before the first time. */
  readonly updatedAt: number | undefined
}

/** The transactions of an account on its network. */
export interface TransactionsSnapshot {
  readonly status: ListStatus
  /** The latest first. Never offer to copy the address of an entry that has a `warning`. */
  readonly transactions: readonly ActivityEntry[]
  /** Whether `fetchTransactions` with `more: true` can load older transactions. */
  readonly hasMore: boolean
  /** When the data was fetched, in ms since 1970; `undefined` before the first time. */
  readonly updatedAt: number | undefined
}

/** The NFTs that appear in the part of an account's history loaded so far. */
export interface NftsSnapshot {
  readonly status: ListStatus
  readonly nfts: readonly Nft[]
  /** Whether `fetchNfts` with `more: true` can load an older part of the history. */
  readonly hasMore: boolean
  /** When the data was fetched, in ms since 1970; `undefined` before the first time. */
  readonly updatedAt: number | undefined
}

/** Options for fetching a list. */
export interface FetchListOptions {
  /** Whether to fetch the list even if it is less than 30 s old; default: `false`. */
  readonly force?: boolean
  /** Whether to fetch the next page; default: `false`. Tokens have only one page. */
  readonly more?: boolean
}

/**
 * The lists of an account's tokens, transactions and NFTs. Each is fetched at most once in 30 s, for a namespace or the
 * active one, and separately for each account and network; without an account, nothing is loaded. Failures are reported
 * in `status`; only `fetchIdentity` rejects.
 */
export interface ListsApi {
  fetchTokens(namespace?: ChainNamespace, options?: FetchListOptions): Promise<TokensSnapshot>
  fetchTransactions(namespace?: ChainNamespace, options?: FetchListOptions): Promise<TransactionsSnapshot>
  fetchNfts(namespace?: ChainNamespace, options?: FetchListOptions): Promise<NftsSnapshot>
  /**
   * The name and the URL of the picture of an EVM address, requested at most once in 5 minutes. Rejects if the service
   * does not answer, and with `NotCreatedError` after `destroy()`.
   */
  fetchIdentity(of: { readonly address: string }): Promise<{ readonly name?: string; readonly avatar?: string }>
  /** Calls the listener on each change of the tokens, until the returned function is called. */
  subscribeTokens(listener: (tokens: TokensSnapshot) => void, namespace?: ChainNamespace): () => void
  /** Calls the listener on each change of the transactions, until the returned function is called. */
  subscribeTransactions(listener: (list: TransactionsSnapshot) => void, namespace?: ChainNamespace): () => void
  /** Calls the listener on each change of the NFTs, until the returned function is called. */
  subscribeNfts(listener: (list: NftsSnapshot) => void, namespace?: ChainNamespace): () => void
}
