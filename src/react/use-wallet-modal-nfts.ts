'use client'
import type { NftsSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, type ListSource, useHoldings } from './use-holdings.js'

const SOURCE: ListSource<NftsSnapshot> = {
  empty: { status: 'idle', nfts: [], hasMore: false, updatedAt: undefined },
  follow: (api, listener, namespace) => api.subscribeNfts(listener, namespace),
  ask: (api, namespace, options) => api.fetchNfts(namespace, options),
}

/** The NFTs of the active account, or of a namespace's, as far as its history is known. */
export const useWalletModalNfts = (namespace?: ChainNamespace): ListHook<NftsSnapshot> =>
  useHoldings<NftsSnapshot>(SOURCE, namespace)
