'use client'
import { useMemo } from 'react'

import { getWalletModal } from '../client.js'
import { initialized } from '../client/initialized.js'
import type { AccountSnapshot } from '../client/types.js'
import { connectorsController } from '../controllers/connectors.js'
import { walletsController } from '../controllers/wallets.js'
import type { ChainNamespace } from '../core/caip.js'
import { computed } from '../core/signal.js'
import { useReadable } from './use-readable.js'
import { type WalletItem, walletItems } from './wallet-items.js'

/** What `useWalletModalWallets` returns. */
export interface UseWalletModalWallets {
  /** The wallets in the order of the Connect view; empty until they are looked for. */
  readonly wallets: readonly WalletItem[]
  readonly isFetchingWallets: boolean
  /** Whether the instance has restored, or given up, what was connected before. */
  readonly isInitialized: boolean
  /** The wallet that is being asked. */
  readonly connectingWallet: WalletItem | undefined
  /** Wallets in the whole catalogue, once known. */
  readonly count: number
  /** Looks for wallets in the browser and in the catalogue, once. Call it when the visitor shows intent. */
  readonly fetchWallets: () => Promise<void>
  /**
   * Connects a wallet without the modal. Rejects with `ConnectorNotFoundError` when it is not installed,
   * `ConnectionRejectedError`, `RequestPendingError`, `ConnectError` or `NotCreatedError`.
   */
  readonly connect: (wallet: WalletItem, namespace?: ChainNamespace) => Promise<AccountSnapshot>
}

const NONE: readonly WalletItem[] = []
const fetching = computed(() => walletsController.state.status === 'loading')
const count = computed(() => walletsController.state.count)
const connecting = computed(() => {
  const { attempt } = connectorsController.state
  if (attempt?.status !== 'waiting') return undefined
  return walletItems.get().find(({ connectors }) => connectors.some(({ id }) => id === attempt.connectorId))
})

async function fetchWallets(): Promise<void> {
  getWalletModal()
  await (await import('../controllers/flows/prepare.js')).prepare()
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
  const total = useReadable(count, 0)
  return useMemo(
    () => ({ wallets, isFetchingWallets, isInitialized, connectingWallet, count: total, fetchWallets, connect }),
    [wallets, isFetchingWallets, isInitialized, connectingWallet, total],
  )
}
