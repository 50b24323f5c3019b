import { getWalletModal } from '../../client.js'
import { connectorsController } from '../../controllers/connections/connectors.js'
import { openedWalletController } from '../../controllers/pairing/opened-wallet.js'
import { pairingController } from '../../controllers/pairing/pairing.js'
import { payableUri } from '../../controllers/pairing/usable-uri.js'
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

/** The result of `useWalletModalWallets`. */
export interface UseWalletModalWallets {
  /** The wallets, in the order of the Connect view; empty until `fetchWallets` or the modal has looked for them. */
  readonly wallets: readonly WalletItem[]
  /** The catalogue's wallets: the pages loaded so far, or the results of the last search. */
  readonly wcWallets: readonly WalletItem[]
  /** Whether wallets are being fetched. */
  readonly isFetchingWallets: boolean
  /** Whether the connections of the last visit have been restored or have failed to restore. */
  readonly isInitialized: boolean
  /** The wallet that is being asked to connect. */
  readonly connectingWallet: WalletItem | undefined
  /**
   * On phones, the link that opens `connectingWallet` while it is being asked. Browsers let a page open an app only
   * right after a tap, so `connect` may be too late to open it: show a button that calls `openConnectingWallet`.
   */
  readonly connectingLink: string | undefined
  /**
   * Opens `connectingWallet` with `connectingLink`; call it directly in the tap handler. Returns whether the link was
   * opened.
   */
  readonly openConnectingWallet: () => boolean
  /** Clears `connectingWallet`; the wallet can still connect afterwards. */
  readonly resetConnectingWallet: () => void
  /**
   * The pairing link, to show as a QR code to any WalletConnect wallet, with the `wcPayUrl` that `connect` was given;
   * `undefined` while no valid link exists.
   */
  readonly wcUri: string | undefined
  /** Whether a pairing link is being created. */
  readonly isFetchingWcUri: boolean
  /** Why no pairing link could be created; `ConnectionRejectedError` if the wallet refused the last one. */
  readonly wcError: Error | undefined
  /**
   * Creates and returns a pairing link, and renews `wcUri` until a wallet connects or `resetWcUri` is called. With
   * `manualWCControl`, it is the link that the site passes to `open({ uri })`. Rejects with `RelayUnreachableError`,
   * `ServiceOffError`, or `ModalClosedError` if the pairing is cancelled in the meantime.
   */
  readonly getWcUri: () => Promise<string>
  /** Ends the pairing; its link becomes invalid. */
  readonly resetWcUri: () => void
  /** The client id of this page at the relay; `undefined` until a pairing link has been requested. */
  readonly wcClientId: string | undefined
  /** The number of wallets in the whole catalogue; 0 until it is known. */
  readonly count: number
  /** The number of catalogue pages loaded so far. */
  readonly page: number
  /**
   * Looks for wallets in the browser and in the catalogue, once. With options, also loads pages of the catalogue or
   * searches it. Call it when the visitor shows intent. Rejects with `HttpStatusError`, `HttpUnreachableError` or
   * `MalformedReplyError` if the catalogue fails.
   */
  readonly fetchWallets: (options?: FetchWalletsOptions) => Promise<void>
  /**
   * Connects a wallet without the modal. A wallet that is not installed, or the WalletConnect item for any wallet, is
   * paired with. On phones, this opens the wallet if the browser still attributes the call to the visitor's tap;
   * otherwise, `openConnectingWallet` does so on the next tap. On other devices, show `wcUri` as a QR code. Rejects
   * with `ConnectorNotFoundError` if the wallet cannot be reached, `ConnectionRejectedError`, `RequestPendingError`,
   * `ConnectError`, `NotCreatedError`, or `ModalClosedError` if the pairing is cancelled in the meantime.
   */
  readonly connect: (
    wallet: Omit<WalletItem, 'walletInfo'>,
    namespace?: ChainNamespace,
    options?: ConnectWalletOptions,
  ) => Promise<AccountSnapshot>
}

/** Options of the `connect` function of `useWalletModalWallets`. */
export interface ConnectWalletOptions {
  /** The URL of a payment that a WalletConnect wallet is asked to make when it connects. */
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
export const pairingUri = computed(() => (pairingController.state.status === 'waiting' ? payableUri() : undefined))
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
