'use client'
import { useMemo } from 'react'

import { catalogueItems, type WalletItem, walletItems } from '../client/bindings/wallet-items.js'
import {
  catalogueCount,
  cataloguePage,
  connectingItem,
  connectingLink as linkOfAsked,
  fetchingUri,
  fetchingWallets,
  pairingError,
  pairingUri,
  relayClientId,
  type UseWalletModalWallets,
  walletActions,
} from '../client/bindings/wallets.js'
import { initialized } from '../client/initialized.js'
import { useContent } from './use-content.js'
import { useReadable } from './use-readable.js'

export type { ConnectWalletOptions, UseWalletModalWallets } from '../client/bindings/wallets.js'

const NONE: readonly WalletItem[] = []

/** The part of the hook for pairing links. */
function useUri() {
  const wcUri = useReadable(pairingUri, undefined)
  const wcError = useReadable(pairingError, undefined)
  const isFetchingWcUri = useReadable(fetchingUri, false)
  const wcClientId = useReadable(relayClientId, undefined)
  return useMemo(() => ({ wcUri, wcError, isFetchingWcUri, wcClientId }), [wcUri, wcError, isFetchingWcUri, wcClientId])
}

/** The wallets and their actions, for pages that render their own list. */
export function useWalletModalWallets(): UseWalletModalWallets {
  const wallets = useContent(walletItems, NONE)
  const isFetchingWallets = useReadable(fetchingWallets, false)
  const isInitialized = useReadable(initialized, false)
  const connectingWallet = useReadable(connectingItem, undefined)
  const connectingLink = useReadable(linkOfAsked, undefined)
  const wcWallets = useContent(catalogueItems, NONE)
  const count = useReadable(catalogueCount, 0)
  const page = useReadable(cataloguePage, 0)
  const pairing = useUri()
  return useMemo(
    () => ({
      wallets,
      wcWallets,
      isFetchingWallets,
      isInitialized,
      connectingWallet,
      connectingLink,
      count,
      page,
      ...walletActions,
      ...pairing,
    }),
    [wallets, wcWallets, isFetchingWallets, isInitialized, connectingWallet, connectingLink, count, page, pairing],
  )
}
