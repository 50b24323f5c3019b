'use client'
import { useMemo } from 'react'

import { getWalletModal } from '../client.js'
import { initialized } from '../client/initialized.js'
import type { AccountSnapshot } from '../client/types.js'
import { connectorsController } from '../controllers/connectors.js'
import type { FetchWalletsOptions } from '../controllers/flows/fetch-wallet-list.js'
import { walletListController } from '../controllers/wallet-list.js'
import { walletsController } from '../controllers/wallets.js'
import type { ChainNamespace } from '../core/caip.js'
import { computed } from '../core/signal.js'
import { loadOpening } from '../elements/modal/load-opening.js'
import { useReadable } from './use-readable.js'
import { type WalletItem, catalogueItems, walletItems } from './wallet-items.js'

/** What `useWalletModalWallets` returns. */
export interface UseWalletModalWallets {
  /** The wallets in the order of the Connect view; empty until they are looked for. */
  readonly wallets: readonly WalletItem[]
  /** The wallets of the catalogue, as far as pages or the search that was asked for last brought them. */
  readonly wcWallets: readonly WalletItem[]
  readonly isFetchingWallets: boolean
  /** Whether the instance has restored, or given up, what was connected before. */
  readonly isInitialized: boolean
  /** The wallet that is being asked. */
  readonly connectingWallet: WalletItem | undefined
  /** Wallets in the whole catalogue, once known. */
  readonly count: number
  /** The last page of the catalogue that was loaded; 0 before the first. */
  readonly page: number
  /**
   * Looks for wallets in the browser and in the catalogue, once. With options it also loads pages of the catalogue, or
   * searches it. Call it when the visitor shows intent. Rejects with `HttpStatusError`, `HttpUnreachableError` or
   * `MalformedReplyError` when the catalogue fails.
   */
  readonly fetchWallets: (options?: FetchWalletsOptions) => Promise<void>
  /**
   * Connects a wallet without the modal. Rejects with `ConnectorNotFoundError` when it is not installed,
   * `ConnectionRejectedError`, `RequestPendingError`, `ConnectError` or `NotCreatedError`.
   */
  readonly connect: (wallet: Omit<WalletItem, 'walletInfo'>, namespace?: ChainNamespace) => Promise<AccountSnapshot>
}

const NONE: readonly WalletItem[] = []
const fetching = computed(() => {
  const { status, searching } = walletListController.state
  return [walletsController.state.status, status, searching].includes('loading')
})
const page = computed(() => walletListController.state.page)
const count = computed(() => walletsController.state.count)
const connecting = computed(() => {
  const { attempt } = connectorsController.state
  if (attempt?.status !== 'waiting') return undefined
  return walletItems.get().find(({ connectors }) => connectors.some(({ id }) => id === attempt.connectorId))
})

async function fetchWallets(options?: FetchWalletsOptions): Promise<void> {
  getWalletModal()
  await (await loadOpening()).prepare()
  if (options) await (await import('../controllers/flows/fetch-wallet-list.js')).fetchWalletList(options)
}

const connect: UseWalletModalWallets['connect'] = async (wallet, namespace) => {
  const connector = wallet.connectors.find(({ chain }) => !namespace || chain === namespace)
  return getWalletModal().connect(connector?.id ?? wallet.id, connector?.chain ?? namespace)
}

/** The wallets, for pages that draw their own list. */
export function useWalletModalWallets(): UseWalletModalWallets {
  const wallets = useReadable(walletItems, NONE)
  const isFetchingWallets = useReadable(fetching, false)
  const isInitialized = useReadable(initialized, false)
  const connectingWallet = useReadable(connecting, undefined)
  const wcWallets = useReadable(catalogueItems, NONE)
  const total = useReadable(count, 0)
  const last = useReadable(page, 0)
  return useMemo(
    () => ({
      wallets,
      wcWallets,
      isFetchingWallets,
      isInitialized,
      connectingWallet,
      count: total,
      page: last,
      fetchWallets,
      connect,
    }),
    [wallets, wcWallets, isFetchingWallets, isInitialized, connectingWallet, total, last],
  )
}
