import { type ShallowRef, shallowRef, toValue } from 'vue'

import { type ListSource, lists, NFTS, TOKENS, TRANSACTIONS } from '../client/bindings/lists.js'
import { isSameContent } from '../client/bindings/same-content.js'
import type { FetchListOptions, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from '../client/list-types.js'
import { during, type NamespaceSource, type Refs, toRefsOf } from './follow.js'

/** The result of a list composable: refs of the fields of the list, and a function that fetches it. */
export type ListRefs<T> = Refs<T> & {
  /**
   * Fetches the list, at most once in 30 s unless `force` is set. Call it when the visitor wants to see the list, and
   * again when the account or the network changes: each has a list of its own. Does nothing without an account. Never
   * rejects: failures are reported in `status`.
   */
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
      return source.follow(show, now)
    },
  )
  const fetch = async (options?: FetchListOptions): Promise<T> => {
    const asked = toValue(namespace)
    const loaded = await source.ask(lists, asked, options)
    if (toValue(namespace) === asked) show(loaded) // otherwise the composable now shows another family
    return loaded
  }
  return { ...toRefsOf(list, source.empty), fetch }
}

/** The tokens of the account of a namespace, or of the active account by default; empty until they are fetched. */
export const useWalletModalTokens = (namespace?: NamespaceSource): ListRefs<TokensSnapshot> =>
  useList(TOKENS, namespace)

/**
 * The transactions of the account of a namespace, or of the active account by default; empty until they are fetched.
 */
export const useWalletModalTransactions = (namespace?: NamespaceSource): ListRefs<TransactionsSnapshot> =>
  useList(TRANSACTIONS, namespace)

/** The NFTs that appear in the loaded history of the account of a namespace, or of the active account by default. */
export const useWalletModalNfts = (namespace?: NamespaceSource): ListRefs<NftsSnapshot> => useList(NFTS, namespace)
