import type { ChainNamespace } from '../core/caip.js'
import type { TokenBalance } from '../core/entities/account.js'
import type { Nft } from '../core/entities/nft.js'
import type { ActivityEntry } from '../core/entities/transaction.js'
import type { ListStatus } from '../core/list/list.js'

/** What an account holds on its network, as sites see it. */
export interface TokensSnapshot {
  readonly status: ListStatus
  /** The network's own coin first, then the most worth. */
  readonly tokens: readonly TokenBalance[]
  /** What all of it is worth, in US dollars; `undefined` while no price is known. */
  readonly total: number | undefined
  /** Whether the last request failed and these are the figures of an earlier one. */
  readonly isStale: boolean
  /** When the figures were true, in ms since 1970. */
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

/** The NFTs of an account, as far as its history is known. */
export interface NftsSnapshot {
  readonly status: ListStatus
  readonly nfts: readonly Nft[]
  /** Whether `fetchNfts` with `more` would look further back. */
  readonly hasMore: boolean
  readonly updatedAt: number | undefined
}

/** How a list is asked for. */
export interface FetchListOptions {
  /** Asks even when the list is younger than 30 s. */
  readonly force?: boolean
  /** Asks for what comes after what is known; tokens come all at once. */
  readonly more?: boolean
}

/**
 * Lists of what an account holds and did. Each asks its service at most once in 30 s; what goes wrong is in `status`,
 * and nothing but `fetchIdentity` rejects.
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
