import { getWalletModal } from '../../client.js'
import { connectorsController } from '../../controllers/connections/connectors.js'
import { openedWalletController } from '../../controllers/pairing/opened-wallet.js'
import { pairingController } from '../../controllers/pairing/pairing.js'
import { usableUri } from '../../controllers/pairing/usable-uri.js'
import type { FetchWalletsOptions } from '../../controllers/wallets/list/fetch-wallet-list.js'
import { findWallet } from '../../controllers/wallets/find-wallet.js'
import { walletListController } from '../../controllers/wallets/list/wallet-list.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError } from '../../core/errors/connection.js'
import { instanceValue } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { computed } from '../../core/signal.js'
import type { AccountSnapshot } from '../types.js'
import { catalogueItems, type WalletItem, walletItems } from './wallet-items.js'

/** What `useWalletModalWallets` returns. */
export interface UseWalletModalWallets {
  /** The wallets in the order of the Connect view; empty until `fetchWallets` or the modal looks for them. */
  readonly wallets: readonly WalletItem[]
  /** The catalogue's wallets: the pages loaded so far, or the results of the last search. */
  readonly wcWallets: readonly WalletItem[]
  readonly isFetchingWallets: boolean
  /** Whether earlier connections have been restored or given up. */
  readonly isInitialized: boolean
  /** The wallet that is being asked. */
  readonly connectingWallet: WalletItem | undefined
  /**
   * On phones, the link that opens `connectingWallet`, while it waits: browsers let a page open an app only right after a
   * tap, so `connect` may be too late. Show a button that calls `openConnectingWallet`.
   */
  readonly connectingLink: string | undefined
  /** Opens `connectingWallet` with that link; call it from the tap itself. Returns whether it was opened. */
  readonly openConnectingWallet: () => boolean
  /** Clears which wallet is being asked; its answer still counts. */
  readonly resetConnectingWallet: () => void
  /** The pairing link for WalletConnect wallets, to be shown as a code; only while it is valid. */
  readonly wcUri: string | undefined
  /** Whether a pairing link is being made. */
  readonly isFetchingWcUri: boolean
  /** Why there is no pairing link, or that the wallet refused the one before. */
  readonly wcError: Error | undefined
  /**
   * Creates and returns a pairing link, and keeps `wcUri` fresh until a wallet connects or `resetWcUri` is called. With
   * `manualWCControl` it is the link that the site hands to `open({ uri })`. Rejects with `RelayUnreachableError`,
   * `ServiceOffError`, or `ModalClosedError` if it was cancelled in the meantime.
   */
  readonly getWcUri: () => Promise<string>
  /** Ends the pairing; its link becomes invalid. */
  readonly resetWcUri: () => void
  /** This page's client id at the relay, once a pairing link was requested. */
  readonly wcClientId: string | undefined
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
   * Connects a wallet without the modal. A wallet that is not installed, or the WalletConnect item for any wallet, is
   * paired: on phones the tap opens the wallet if the browser still counts it as one, otherwise the next tap does, through
   * `openConnectingWallet`; elsewhere the page shows `wcUri` as a code. Rejects with `ConnectorNotFoundError` when it
   * cannot be reached, `ConnectionRejectedError`, `RequestPendingError`, `ConnectError`, `NotCreatedError`, or
   * `ModalClosedError` if the pairing was cancelled in the meantime.
   */
  readonly connect: (
    wallet: Omit<WalletItem, 'walletInfo'>,
    namespace?: ChainNamespace,
    options?: ConnectWalletOptions,
  ) => Promise<AccountSnapshot>
}

/** Options of `connect` of `useWalletModalWallets`. */
export interface ConnectWalletOptions {
  /** The URL of a payment that a WalletConnect wallet is asked for along with the connection. */
  readonly wcPayUrl?: string | undefined
}

/** Whether wallets are being fetched. */
export const fetchingWallets = computed(() => {
  const { status, searching } = walletListController.state
  return [walletsController.state.status, status, searching].includes('loading')
})
/** The last page of the catalogue that was loaded. */
export const cataloguePage = computed(() => walletListController.state.page)
/** Wallets in the whole catalogue. */
export const catalogueCount = computed(() => walletsController.state.count)
/** The pairing link, while it can be used. */
export const pairingUri = computed(() => (pairingController.state.status === 'waiting' ? usableUri() : undefined))
/** Why there is no pairing link, or that the wallet refused. */
export const pairingError = computed(() => {
  const { error } = pairingController.state
  return error ?? (openedWalletController.state.declined ? new ConnectionRejectedError() : undefined)
})
/** What opens the wallet that is being asked, on phones. */
export const connectingLink = computed(() => pairingController.state.link)
/** Whether a pairing link is being made. */
export const fetchingUri = computed(() => pairingController.state.status === 'starting')
/** This page's client id at the relay. */
export const relayClientId = computed(() => pairingController.state.clientId)
/** The wallet that is being asked. */
export const connectingItem = computed(() => {
  const { wallet, status } = pairingController.state
  const { attempt } = connectorsController.state
  if (wallet && (status === 'starting' || status === 'waiting'))
    return [...walletItems.get(), ...catalogueItems.get()].find(({ id }) => id === wallet.id)
  if (attempt?.status !== 'waiting') return undefined
  return walletItems.get().find(({ connectors }) => connectors.some(({ id }) => id === attempt.connectorId))
})

async function fetchWallets(options?: FetchWalletsOptions): Promise<void> {
  getWalletModal()
  await (await loadPrepare()).prepare()
  if (options) await (await import('../../controllers/wallets/list/fetch-wallet-list.js')).fetchWalletList(options)
}

const loadPrepare = lazy(() => import('../../controllers/visit/prepare.js'))

const loadPairing = lazy(() => import('../../controllers/pairing/headless-pairing.js'))

/** Replaced when the page ends the pairing, so that one whose code is still loading does not begin. */
const turn = instanceValue(() => ({ current: {} }))

/** The page's pairing, once everything for it has loaded. @throws {ModalClosedError} it was ended meanwhile */
async function readyPairing() {
  const { current } = turn()
  await (await loadPrepare()).prepare()
  const { headlessPairing } = await loadPairing()
  if (turn().current !== current) throw new ModalClosedError()
  return headlessPairing
}

async function getWcUri(): Promise<string> {
  getWalletModal()
  return (await readyPairing()).uri()
}

function resetWcUri(): void {
  turn().current = {}
  loadPairing.known.get()?.headlessPairing.end()
}

const openConnectingWallet = (): boolean => loadPairing.known.get()?.headlessPairing.open() ?? false

function resetConnectingWallet(): void {
  pairingController.setWallet(undefined)
  connectorsController.setAttempt(undefined)
}

const connect: UseWalletModalWallets['connect'] = async (item, namespace, { wcPayUrl } = {}) => {
  const modal = getWalletModal()
  const connector = item.connectors.find(({ chain }) => !namespace || chain === namespace)
  const wallet = connector ? undefined : findWallet(item.id)
  if (!wallet && connector?.id !== WALLET_CONNECT_ID)
    return modal.connect(connector?.id ?? item.id, connector?.chain ?? namespace)
  await (await readyPairing()).pair({ wallet, namespace, pay: wcPayUrl })
  return modal.getAccount(namespace)
}

/** Actions on wallets; always the same object. */
export const walletActions = {
  fetchWallets,
  connect,
  resetConnectingWallet,
  openConnectingWallet,
  getWcUri,
  resetWcUri,
} as const satisfies Partial<UseWalletModalWallets>
