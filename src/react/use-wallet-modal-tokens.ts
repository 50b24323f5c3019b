'use client'
import type { TokensSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, type ListSource, useHoldings } from './use-holdings.js'

const SOURCE: ListSource<TokensSnapshot> = {
  empty: { status: 'idle', tokens: [], total: undefined, isStale: false, updatedAt: undefined },
  follow: (api, listener, namespace) => api.subscribeTokens(listener, namespace),
  ask: (api, namespace, options) => api.fetchTokens(namespace, options),
}

/** The tokens of the active account, or of a namespace's. */
export const useWalletModalTokens = (namespace?: ChainNamespace): ListHook<TokensSnapshot> =>
  useHoldings<TokensSnapshot>(SOURCE, namespace)
