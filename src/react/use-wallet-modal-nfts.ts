'use client'
import { NFTS } from '../client/bindings/lists.js'
import type { NftsSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, useHoldings } from './use-holdings.js'

/** The NFTs that appear in the loaded history of the account of a namespace, or of the active account by default. */
export const useWalletModalNfts = (namespace?: ChainNamespace): ListHook<NftsSnapshot> =>
  useHoldings<NftsSnapshot>(NFTS, namespace)
