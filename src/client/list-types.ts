import type { ChainNamespace } from '../core/caip.js'
import type { TokenBalance } from '../core/entities/account.js'
import type { Nft } from '../core/entities/token.js'
import type { ActivityEntry } from '../core/entities/transaction.js'
import type { ListStatus } from '../core/list/list.js'

/** What an account holds on its network, as sites see it. */
export interface TokensSnapshot {
  readonly status: ListStatus
  /** The network's native coin first, then by value, highest first. */
  readonly tokens: readonly TokenBalance[]
  /** The total value in US dollars; `undefined` while no price is known. */
  readonly total: number | undefined
  /** Whether the last request failed and the data is from an earlier one. */
  readonly isStale: boolean
  /** When the data was fetched, in ms since 1970. */
  readonly updatedAt: number | undefined
}

/** What an account did on its network, as sites see it. */
export interface TransactionsSnapshot {
  readonly status: ListStatus
  /** The latest first; an entry with a `warning` must never offer its address for copying. */
  readonly transactions: readonly ActivityEntry[]
  /** Whether `fetchTransactions` with `more` would bring older ones. */
  readonly hasMore: boolean
  readonly updatedAt: number | undefined
}

/** The NFTs of an account, as far as its history has been loaded. */
export interface NftsSnapshot {
  readonly status: ListStatus
  readonly nfts: readonly Nft[]
  /** Whether `fetchNfts` with `more` would look further back. */
  readonly hasMore: boolean
  readonly updatedAt: number | undefined
}

/** Options for fetching a list. */
export interface FetchListOptions {
  /** Fetches even if the list is less than 30 s old. */
  readonly force?: boolean
  /** Fetches the next page; tokens are never paged. */
  readonly more?: boolean
}

/**
 * Lists of an account's holdings and activity. Each queries its service at most once in 30 s and reports failures in
 * `status`; only `fetchIdentity` rejects.
 */
export interface ListsApi {
  fetchTokens(namespace?: ChainNamespace, options?: FetchListOptions): Promise<TokensSnapshot>
  fetchTransactions(namespace?: ChainNamespace, options?: FetchListOptions): Promise<TransactionsSnapshot>
  fetchNfts(namespace?: ChainNamespace, options?: FetchListOptions): Promise<NftsSnapshot>
  /** The name and picture of an EVM address; rejects when the service does not answer. */
  fetchIdentity(of: { readonly address: string }): Promise<{ readonly name?: string; readonly avatar?: string }>
  subscribeTokens(listener: (tokens: TokensSnapshot) => void, namespace?: ChainNamespace): () => void
  subscribeTransactions(listener: (list: TransactionsSnapshot) => void, namespace?: ChainNamespace): () => void
  subscribeNfts(listener: (list: NftsSnapshot) => void, namespace?: ChainNamespace): () => void
}
