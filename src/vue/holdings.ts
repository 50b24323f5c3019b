import { type ShallowRef, shallowRef, toValue } from 'vue'

import { type ListSource, lists, NFTS, TOKENS, TRANSACTIONS } from '../client/bindings/lists.js'
import { isSameContent } from '../client/bindings/same-content.js'
import type { FetchListOptions, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from '../client/list-types.js'
import { during, type NamespaceSource, type Refs, toRefsOf } from './follow.js'

/** Shared by the list composables: the list, field by field, and how to fetch it. */
export type ListRefs<T> = Refs<T> & {
  /** Fetches the list, at most once in 30 s unless forced; call it when the visitor wants to see it. Never rejects. */
  readonly fetch: (options?: FetchListOptions) => Promise<T>
}

/** Follows one of the lists; empty until it is requested, and on a server. */
function useList<T extends object>(source: ListSource<T>, namespace: NamespaceSource): ListRefs<T> {
  const list = shallowRef<unknown>(source.empty) as ShallowRef<T> // a list is never a ref itself
  const show = (next: T): void => {
    if (!isSameContent(list.value, next)) list.value = next
  }
  during(
    () => toValue(namespace),
    now => {
      show(source.empty)
      return source.follow(lists, show, now)
    },
  )
  const fetch = async (options?: FetchListOptions): Promise<T> => {
    const asked = toValue(namespace)
    const loaded = await source.ask(lists, asked, options)
    if (toValue(namespace) === asked) show(loaded) // otherwise another family is shown by now
    return loaded
  }
  return { ...toRefsOf(list, source.empty), fetch }
}

/** The tokens of the active account, or a namespace's. */
export const useWalletModalTokens = (namespace?: NamespaceSource): ListRefs<TokensSnapshot> =>
  useList(TOKENS, namespace)

/** The activity of the active account, or a namespace's. */
export const useWalletModalTransactions = (namespace?: NamespaceSource): ListRefs<TransactionsSnapshot> =>
  useList(TRANSACTIONS, namespace)

/** The NFTs of the active account, or a namespace's, as far as its history has been loaded. */
export const useWalletModalNfts = (namespace?: NamespaceSource): ListRefs<NftsSnapshot> => useList(NFTS, namespace)
