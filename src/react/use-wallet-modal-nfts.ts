'use client'
import { NFTS } from '../client/bindings/lists.js'
import type { NftsSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, useHoldings } from './use-holdings.js'

/** The NFTs of the active account, or a namespace's, as far as its history has been loaded. */
export const useWalletModalNfts = (namespace?: ChainNamespace): ListHook<NftsSnapshot> =>
  useHoldings<NftsSnapshot>(NFTS, namespace)
