import type { AdapterFactory } from '../chains/adapter.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { ConnectedWalletInfo } from '../core/entities/account.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'
import type { Connection } from '../core/entities/connection.js'
import type { Connector } from '../core/entities/connector.js'
import type { DiagnoseOptions, DiagnosticsReport } from '../core/entities/diagnostics.js'
import type { CaipNetwork, NetworkInput } from '../core/entities/network.js'
import type { Options } from '../core/entities/options.js'
import type {
  Exchange,
  ExchangePage,
  ExchangePageQuery,
  ExchangesQuery,
  ExchangeStatus,
  OpenedPayUrl,
  PayOptions,
  PayOutcome,
  PayUrl,
  PayUrlOptions,
} from '../core/entities/pay.js'
import type { ProviderOf, ProvidersSnapshot, UniversalProvider } from '../core/entities/providers.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import type { SmartSession, SmartSessionRevocation } from '../core/entities/smart-session.js'
import type { OpenOptions, OpenOutcome } from '../core/entities/outcome.js'
import type { AccountType } from '../core/entities/account-types.js'
import type { WalletExplanation } from '../controllers/wallets/wallet-explanation.js'
import type { ListsApi } from './list-types.js'
import type { SettingsApi, Unsubscribe } from './settings-types.js'
import type { AccountSnapshot, NetworkSnapshot, StateSnapshot } from './snapshot-types.js'

export type * from './list-types.js'
export type * from './settings-types.js'
export type * from './snapshot-types.js'

/** Options of `createWalletModal`. */
export interface WalletModalOptions extends Options {
  /**
   * The adapters of the chain families, such as `[evmAdapter()]`; without any, all networks connect over WalletConnect.
   */
  readonly adapters?: readonly AdapterFactory[] | undefined
}

/** A connection, and one of its addresses if not the first. */
export interface ConnectionParams {
  readonly namespace: ChainNamespace
  /** The `connectorId` of the connection. */
  readonly connectorId: string
  readonly address?: string
}

/** Methods that use wallets, services or views; each loads its code on the first call. */
export interface ActionsApi {
  /**
   * Opens the modal without waiting for the network. Resolves to the outcome once the modal is closed; rejects only on a
   * server, after `destroy()`, or if its code cannot be loaded.
   */
  open(options?: OpenOptions): Promise<OpenOutcome>
  /** Closes the modal; resolves to `false` if it cannot be closed now. */
  close(): Promise<boolean>
  /**
   * Connects a wallet by its connector id, without opening the modal. A login, by `AUTH` or a social provider such as
   * `google`, does open it, and so does `walletConnect`, with a code to scan on another device. If the page has no
   * place for the modal (`enableEmbedded` or `disableAppend` without an element for it), render the link yourself: it is
   * `wcUri` of `useWalletModalWallets`, and the `display_uri` event of `getUniversalProvider()` reports it. Rejects
   * with `ConnectionRejectedError`, `RequestPendingError`, `ConnectError`, `ConnectorNotFoundError`,
   * `AdapterNotFoundError` for a namespace that the site does not serve, `ModalClosedError` when the visitor leaves, or
   * the error of the login.
   */
  connect(connectorId: string, namespace?: ChainNamespace): Promise<AccountSnapshot>
  /**
   * Shows the account of an address without connecting a wallet. The account is marked as view-only: sending and
   * swapping are unavailable, and every signature and transaction rejects with `ViewOnlyError`. It is restored on later
   * visits, and disconnected like any other account. Without a namespace, the first one in which the address is valid
   * is used. Rejects with `InvalidAddressError`.
   */
  watch(address: string, namespace?: ChainNamespace): Promise<AccountSnapshot>
  /**
   * Disconnects every connected wallet, including those in the background. With a namespace, only its active wallet is
   * disconnected, and a session that other namespaces share ends there too; if another wallet is connected in the
   * namespace, it becomes the active one. Rejects with `DisconnectError` or `DisconnectChainsError`.
   */
  disconnect(namespace?: ChainNamespace): Promise<void>
  /** Reads the native balance of a namespace, or of the active one, again; rejects if it cannot be read. */
  updateNativeBalance(namespace?: ChainNamespace): Promise<void>
  /**
   * Makes another known connection, or another of its accounts, the active one. A WalletConnect connection whose
   * session has ended opens the modal with the code; rejects with `ModalClosedError` when the visitor leaves. Does
   * nothing if the `multiWallet` feature is off.
   */
  switchConnection(params: ConnectionParams): Promise<void>
  /**
   * Forgets a known connection, or one of its accounts; a live connection is disconnected first. Rejects with
   * `DisconnectError`. Does nothing if the `multiWallet` feature is off.
   */
  deleteConnection(params: ConnectionParams): Promise<void>
  /**
   * Sets the account type used first in a namespace, or in the active one, such as `ordinal` instead of `payment`. The
   * choice is remembered for later visits. The wallet does not prompt.
   */
  setPreferredAccountType(type: AccountType, namespace?: ChainNamespace): Promise<void>
  /**
   * Switches to one of the listed networks, given as the network, its chain id or its CAIP-2 id. Resolves even if the
   * switch fails, unless `throwOnFailure` is set: then rejects with `NetworkNotFoundError`, `SwitchRejectedError`,
   * `ChainNotSupportedError` or `SwitchNetworkError`.
   */
  switchNetwork(
    network: { readonly id: string | number } | string | number,
    options?: { readonly throwOnFailure?: boolean },
  ): Promise<void>
  /**
   * The WalletConnect provider: the site's own, or the built-in one, which is started if necessary. `T` is its type as
   * the code that uses it expects. Rejects with `ServiceOffError` if the relay is off.
   */
  getUniversalProvider<T = UniversalProvider>(): Promise<T>
  /**
   * Signs in the active account, showing the message before it is signed; resolves immediately if the account is
   * already signed in. Aborting `signal` withdraws the request, as if the visitor had cancelled it. Rejects with
   * `SiwxDisabledError` if the site has no sign-in, `SignInFailedError` if no account is connected, `ViewOnlyError` for
   * a view-only account, or `ModalClosedError` when the visitor leaves or `signal` is aborted.
   */
  signIn(options?: { readonly signal?: AbortSignal | undefined }): Promise<SIWXSession>
  /**
   * Ends all sign-in sessions but keeps the wallets connected. Rejects with `SiwxDisabledError` if the site has no
   * sign-in.
   */
  signOut(): Promise<void>
  /**
   * Describes EVM calls to the visitor in plain language, and has the wallet send those that the visitor confirms: as
   * one batch if the wallet supports it (EIP-5792), otherwise one after the other. Resolves to the outcome once the
   * calls are confirmed or have failed for good, or when the visitor leaves; rejects only where `open` does. Resolves to
   * `failed` without opening the modal if the calls are invalid, no EVM account is connected, the account is view-only, or
   * a wallet is still being asked for other calls.
   */
  sendCalls(options: SendCallsOptions): Promise<SendCallsOutcome>
  /**
   * Opens the choice of payment methods. For invalid options, rejects with a typed error before anything opens; rejects
   * with `UNABLE_TO_INITIATE_PAYMENT` if the `pay` feature is off or a wallet is still being asked for another payment.
   */
  openPay(options: PayOptions): Promise<void>
  /**
   * Opens the choice of payment methods and waits until the payment ends or the visitor leaves, at most for `timeout`
   * milliseconds (default: 300,000). Rejects like `openPay`; anything that happens later is an outcome.
   */
  pay(options: PayOptions, timeout?: number): Promise<PayOutcome>
  /**
   * The exchanges that a visitor can pay from. Rejects for an invalid query, or with `UNABLE_TO_GET_EXCHANGES`,
   * `ASSET_NOT_SUPPORTED`, or `UNABLE_TO_INITIATE_PAYMENT` if the `pay` feature is off.
   */
  getExchanges(query?: ExchangesQuery): Promise<readonly Exchange[]>
  /** One page of the exchanges that a visitor can pay from, and their total number. Rejects like `getExchanges`. */
  getAvailableExchanges(query?: ExchangePageQuery): Promise<ExchangePage>
  /**
   * Starts a payment at an exchange and returns its URL, for sites that open it themselves. Rejects like `openPay`, or
   * with `ASSET_NOT_SUPPORTED` or `UNABLE_TO_GET_PAY_URL`.
   */
  getPayUrl(exchangeId: string, options: PayUrlOptions): Promise<PayUrl>
  /**
   * Starts a payment at an exchange and opens its page; call it in a click handler so that the browser allows the
   * window. Rejects like `getPayUrl`, or with `PAY_UNDER_WAY` if an equal payment was already started.
   */
  openPayUrl(exchangeId: string, options: PayOptions): Promise<OpenedPayUrl>
  /**
   * The outcome of the page's payment, made through the modal or `openPayUrl`; `undefined` before the first payment and
   * while one is in progress.
   */
  getPayResult(): Promise<PayOutcome | undefined>
  /** The error with which the last step of the page's payment failed. */
  getPayError(): Promise<Error | undefined>
  /** Whether the page's payment is in progress at a wallet or an exchange. */
  getIsPaymentInProgress(): Promise<boolean>
  /**
   * Asks an exchange for the status of a payment. Rejects with `UNABLE_TO_GET_BUY_STATUS`, or
   * `UNABLE_TO_INITIATE_PAYMENT` if the `pay` feature is off.
   */
  getExchangeStatus(exchangeId: string, sessionId: string): Promise<ExchangeStatus>
  /**
   * The permissions to sign without prompting that the wallet of the connected EVM account has granted to sites, as
   * listed by the blockchain service; empty if no EVM account is connected. Rejects if the service does not answer.
   */
  getSmartSessions(): Promise<readonly SmartSession[]>
  /**
   * Asks the blockchain service to revoke a permission. Rejects with `ProviderNotFoundError` if no EVM account is
   * connected, or with the error of the service if it refuses.
   */
  revokeSmartSession(which: SmartSessionRevocation): Promise<void>
  /**
   * For development: explains why a wallet is shown or hidden, where it is shown, and what was merged into its row.
   * `id` is its catalogue id, connector id or reverse-DNS id.
   */
  explainWallet(id: string): Promise<WalletExplanation>
  /**
   * For development: reports on wallets, services, sessions, the relay and the storage, without addresses, emails, the
   * project id or secrets. The report is available everywhere; the panel opens on development hosts, if the option
   * `debug` is `true`, or as `panel` says.
   */
  diagnose(options?: DiagnoseOptions): Promise<DiagnosticsReport>
}

/** Opening, closing and destroying. */
export interface LifeCycleApi {
  /** Resolves once the connections of the last visit have been restored or have failed to restore. */
  ready(): Promise<void>
  /** Whether the modal is open. */
  isOpen(): boolean
  /** Turns the buttons' loading state on or off. */
  setLoading(loading: boolean): void
  /** The state of the modal and the active network. */
  getState(): StateSnapshot
  /** Calls the listener on each change of `getState()`. */
  subscribeState(listener: (state: StateSnapshot) => void): Unsubscribe
  /** Removes every element, listener, timer and piece of state of this instance, but keeps the stored connections. */
  destroy(): void
}

/** Accounts and connections. */
export interface AccountApi {
  /** The account of a namespace, or the active one. */
  getAccount(namespace?: ChainNamespace): AccountSnapshot
  /** Calls the listener on each change of `getAccount()`. */
  subscribeAccount(listener: (account: AccountSnapshot) => void, namespace?: ChainNamespace): Unsubscribe
  /** The address of the account of a namespace, or of the active one; `undefined` if none is connected. */
  getAddress(namespace?: ChainNamespace): string | undefined
  /** Like `getAddress`, but requires a namespace. */
  getAddressByChainNamespace(namespace: ChainNamespace): string | undefined
  /**
   * The preferred account type of a namespace, or of the active one; `undefined` until an account is connected or a
   * type is chosen.
   */
  getPreferredAccountType(namespace?: ChainNamespace): AccountType | undefined
  /** The CAIP-10 account id of a namespace, or of the active one. */
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  /** Whether an account is connected in any namespace. */
  getIsConnectedState(): boolean
  /** The wallet of a namespace, or the active one. */
  getWalletInfo(namespace?: ChainNamespace): ConnectedWalletInfo | undefined
  /** Calls the listener on each change of `getWalletInfo()`. */
  subscribeWalletInfo(
    listener: (info: ConnectedWalletInfo | undefined) => void,
    namespace?: ChainNamespace,
  ): Unsubscribe
  /** The live connections, the active one first; empty if the `multiWallet` feature is off. */
  getConnections(namespace: ChainNamespace): readonly Connection[]
  /**
   * Disconnected connections that are remembered: those of this page and, once it has restored a connection, those of
   * earlier visits. Empty if the `multiWallet` feature is off.
   */
  getRecentConnections(namespace: ChainNamespace): readonly Connection[]
  /** Calls the listener on each change of the live connections; never while the `multiWallet` feature is off. */
  subscribeConnections(listener: (connections: ConnectionsByNamespace) => void): Unsubscribe
  /**
   * The connectors of a namespace, or of all namespaces. Empty until a call such as `open()` or `connect()`, or a
   * visitor, starts the search for wallets.
   */
  getConnectors(namespace?: ChainNamespace): readonly Connector[]
  /**
   * The URL of a connector's picture, safe to use as the `src` of an image: the site's own (`connectorImages`) if there
   * is one, otherwise the wallet's, otherwise the catalogue's, once the modal has fetched it. `undefined` if there is
   * none.
   */
  getConnectorImage(connector: Connector): string | undefined
  /**
   * Sets the label that the modal shows in place of an address, whatever account is connected. It lasts until it is
   * removed or the page is left.
   */
  addAddressLabel(namespace: ChainNamespace, address: string, label: string): void
  /** Removes the label of an address. */
  removeAddressLabel(namespace: ChainNamespace, address: string): void
}

/** Connections of every namespace. */
export type ConnectionsByNamespace = Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>

/** Networks and providers. */
export interface NetworkApi {
  /** The active network of a namespace, or of the active namespace. */
  getNetwork(namespace?: ChainNamespace): NetworkSnapshot
  /** Calls the listener on each change of `getNetwork()`. */
  subscribeNetwork(listener: (network: NetworkSnapshot) => void): Unsubscribe
  /** Calls the listener on each change of `getCaipNetwork()`. */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): Unsubscribe
  /** The active network of a namespace, or of the active namespace; `undefined` if it has none. */
  getCaipNetwork(namespace?: ChainNamespace): CaipNetwork | undefined
  /** The listed networks of a namespace, or of all namespaces. */
  getCaipNetworks(namespace?: ChainNamespace): readonly CaipNetwork[]
  /** The CAIP-2 id of `getCaipNetwork()`, such as `eip155:1`. */
  getCaipNetworkId(namespace?: ChainNamespace): CaipNetworkId | undefined
  /** The chain's own id of `getCaipNetwork()`: a number for EVM, a string for other families. */
  getChainId(namespace?: ChainNamespace): string | number | undefined
  /** The namespace to which methods without a namespace refer. */
  getActiveChainNamespace(): ChainNamespace | undefined
  /**
   * The networks that the connected wallet approved; `undefined` if it does not report them, and may be asked to use
   * any network.
   */
  getApprovedCaipNetworkIds(namespace?: ChainNamespace): readonly CaipNetworkId[] | undefined
  /** Adds a network to the listed ones; an invalid network is ignored. */
  addNetwork(namespace: ChainNamespace, network: NetworkInput): void
  /** Removes a network, given by its chain id, from the listed ones. */
  removeNetwork(namespace: ChainNamespace, id: string | number): void
  /**
   * The provider of the connected wallet, as its family's adapter returns it: EIP-1193 for `eip155`, `SolanaProvider`
   * for `solana` and `BitcoinProvider` for `bip122`. Families that only `universalAdapter()` serves have a provider
   * with the `request` method of EIP-1193 and their own RPC methods. An EVM provider that is a class instance is
   * wrapped so that it can be kept in reactive state, such as Vue's: its members and events, and `instanceof`, work as
   * usual, but it is not `===` the wallet's own object.
   */
  getProvider<N extends ChainNamespace>(namespace: N): ProviderOf<N> | undefined
  /** Like the above, but typed as the library that uses it expects. */
  getProvider<T>(namespace: ChainNamespace): T | undefined
  /** The type of the connector that the wallet is connected through, such as `ANNOUNCED`. */
  getProviderType(namespace: ChainNamespace): string | undefined
  /** Like `getProvider`; without a namespace, returns that of the active one. */
  getWalletProvider<N extends ChainNamespace>(namespace: N): ProviderOf<N> | undefined
  getWalletProvider<T>(namespace: ChainNamespace): T | undefined
  getWalletProvider(): unknown
  /** Like `getProviderType`; without a namespace, returns that of the active one. */
  getWalletProviderType(namespace?: ChainNamespace): string | undefined
  /** Calls the listener on each change of the providers of connected namespaces. */
  subscribeProviders(listener: (providers: ProvidersSnapshot) => void): Unsubscribe
}

/** The handle of the one wallet modal on a page. */
export interface WalletModal extends ActionsApi, LifeCycleApi, AccountApi, ListsApi, NetworkApi, SettingsApi {}
