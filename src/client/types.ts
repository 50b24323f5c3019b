import type { AdapterFactory } from '../chains/adapter.js'
import type { AnalyticsState } from '../controllers/shell/analytics/analytics.js'
import type { ThemeState } from '../controllers/shell/theme.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { ConnectedWalletInfo } from '../core/entities/account.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'
import type { Connection } from '../core/entities/connection.js'
import type { Connector } from '../core/entities/connector.js'
import type { DiagnoseOptions, DiagnosticsReport } from '../core/entities/diagnostics.js'
import type { CaipNetwork, NetworkInput } from '../core/entities/network.js'
import type { Options, ThemeMode, ThemeVariables } from '../core/entities/options.js'
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
import type { ProviderOf, ProvidersSnapshot } from '../core/entities/providers.js'
import type { SIWXConfig, SIWXSession } from '../core/entities/siwx.js'
import type { SmartSession, SmartSessionRevocation } from '../core/entities/smart-session.js'
import type { OpenOptions, OpenOutcome } from '../core/entities/outcome.js'
import type { Features, FeaturesInput } from '../core/features.js'
import type { AccountType } from '../core/entities/account-types.js'
import type { WalletExplanation } from '../controllers/wallets/wallet-explanation.js'
import type { ListsApi } from './list-types.js'
import type { AccountSnapshot, NetworkSnapshot, StateSnapshot } from './snapshot-types.js'

export type * from './list-types.js'
export type * from './snapshot-types.js'

/** Stops a subscription. */
export type Unsubscribe = () => void

/** Options of `createWalletModal`. */
export interface WalletModalOptions extends Options {
  /** The site's chain families, such as `[evmAdapter()]`. */
  readonly adapters?: readonly AdapterFactory[] | undefined
}

/** Which connection, and which of its addresses. */
export interface ConnectionParams {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address?: string
}

/** Methods that use wallets, services or views; they load their code when called. */
export interface ActionsApi {
  /** Opens the modal; resolves to the outcome once it is closed. Opening never waits for the network. */
  open(options?: OpenOptions): Promise<OpenOutcome>
  /** Closes the modal; resolves to `false` if it cannot be closed now. */
  close(): Promise<boolean>
  /**
   * Connects a wallet by its connector id, without the modal; `walletConnect` opens it with the code, which another
   * device must scan. If the page does not show the modal (`enableEmbedded` or `disableAppend`, and no element for it),
   * render the link yourself: `wcUri` of `useWalletModalWallets`, or the `display_uri` event of `getUniversalProvider()`.
   * Rejects with `ConnectionRejectedError`, `RequestPendingError`, `ConnectError`, `ConnectorNotFoundError`, or
   * `ModalClosedError` when the visitor leaves.
   */
  connect(connectorId: string, namespace?: ChainNamespace): Promise<AccountSnapshot>
  /**
   * Shows an account by its address without connecting a wallet: marked view-only; sending and swapping are unavailable,
   * and every signature and transaction rejects with `ViewOnlyError`. Restored on later visits and disconnected like any
   * other. Without a namespace, it is inferred from the address. Rejects with `InvalidAddressError`.
   */
  watch(address: string, namespace?: ChainNamespace): Promise<AccountSnapshot>
  /**
   * Disconnects every connected wallet, including those in the background. With a namespace, disconnects only its active
   * wallet: if it has another one connected, that becomes the active one. Rejects with `DisconnectError` or
   * `DisconnectChainsError`.
   */
  disconnect(namespace?: ChainNamespace): Promise<void>
  /** Reads the native balance again. */
  updateNativeBalance(namespace?: ChainNamespace): Promise<void>
  /**
   * Makes another known connection, or another of its accounts, the active one. A WalletConnect connection without a
   * session opens the modal with the code; rejects with `ModalClosedError` when the visitor leaves.
   */
  switchConnection(params: ConnectionParams): Promise<void>
  /** Forgets a known connection, or one of its accounts. */
  deleteConnection(params: ConnectionParams): Promise<void>
  /**
   * Sets the account type used first in a namespace, or in the active one: `ordinal` instead of `payment`, for
   * instance. Kept for later visits; asks no wallet.
   */
  setPreferredAccountType(type: AccountType, namespace?: ChainNamespace): Promise<void>
  /**
   * Switches to a listed network, given as the network, its chain id or its CAIP-2 id; rejects only with
   * `throwOnFailure`.
   */
  switchNetwork(
    network: { readonly id: string | number } | string | number,
    options?: { readonly throwOnFailure?: boolean },
  ): Promise<void>
  /**
   * The WalletConnect provider: the site's own, or ours, which this starts. Rejects with `ServiceOffError` if the relay
   * is off.
   */
  getUniversalProvider(): Promise<unknown>
  /**
   * Signs in the active account, showing the message before it is signed; resolves immediately if it is already signed
   * in. Rejects with `SiwxDisabledError` on a site without sign-in, `ModalClosedError` when the visitor leaves or `signal` is
   * aborted, and `SignInFailedError` when no account is connected. Aborting takes the request back, as if the visitor had
   * cancelled it.
   */
  signIn(options?: { readonly signal?: AbortSignal | undefined }): Promise<SIWXSession>
  /** Ends every session but keeps the wallets connected; rejects with `SiwxDisabledError` on a site without sign-in. */
  signOut(): Promise<void>
  /**
   * Shows EVM calls to the visitor, each in plain words, and has the wallet send the confirmed ones: as one batch where it
   * can (EIP-5792), otherwise one after the other. Resolves to the outcome as soon as the calls are confirmed or have
   * finally failed, otherwise when the visitor leaves; never rejects. Resolves to `failed` without opening if the calls are
   * invalid, no EVM account is connected, the account is view-only, or the wallet is still asked for other calls.
   */
  sendCalls(options: SendCallsOptions): Promise<SendCallsOutcome>
  /**
   * Opens the choice of how to pay. Rejects with a typed error, before anything opens, for invalid options,
   * and with `UNABLE_TO_INITIATE_PAYMENT` while the `pay` feature is off.
   */
  openPay(options: PayOptions): Promise<void>
  /**
   * Opens the choice of how to pay and waits for the payment to end, at most 5 minutes or `timeout` milliseconds.
   * Rejects like `openPay`; anything that happens later is an outcome.
   */
  pay(options: PayOptions, timeout?: number): Promise<PayOutcome>
  /** The exchanges that a visitor can pay from; rejects with `UNABLE_TO_GET_EXCHANGES`, `ASSET_NOT_SUPPORTED`. */
  getExchanges(query?: ExchangesQuery): Promise<readonly Exchange[]>
  /** One page of these exchanges, and their total number; rejects like `getExchanges`. */
  getAvailableExchanges(query?: ExchangePageQuery): Promise<ExchangePage>
  /**
   * Starts a payment at an exchange, for the site to show itself; rejects like `openPay`, or with
   * `UNABLE_TO_GET_PAY_URL`.
   */
  getPayUrl(exchangeId: string, options: PayUrlOptions): Promise<PayUrl>
  /**
   * Starts a payment at an exchange and opens its page; call it during a click. Rejects like `getPayUrl`, and with
   * `PAY_UNDER_WAY` if an equal payment was already started.
   */
  openPayUrl(exchangeId: string, options: PayOptions): Promise<OpenedPayUrl>
  /**
   * How the page's payment ended, through the modal or `openPayUrl`; `undefined` before the first payment and during one.
   */
  getPayResult(): Promise<PayOutcome | undefined>
  /** Why the last step of the page's payment failed. */
  getPayError(): Promise<Error | undefined>
  /** Whether the page's payment is in progress at a wallet or an exchange. */
  getIsPaymentInProgress(): Promise<boolean>
  /** Asks an exchange for a payment's status; rejects with `UNABLE_TO_GET_BUY_STATUS`. */
  getExchangeStatus(exchangeId: string, sessionId: string): Promise<ExchangeStatus>
  /**
   * The permissions to sign without asking that the wallet of the connected EVM account has granted, as the blockchain
   * service lists them. Rejects if the service does not answer.
   */
  getSmartSessions(): Promise<readonly SmartSession[]>
  /**
   * Asks the service to revoke a permission. Rejects with `ProviderNotFoundError` if no EVM account is connected, and
   * with the service's error if the service refuses.
   */
  revokeSmartSession(which: SmartSessionRevocation): Promise<void>
  /**
   * For development: explains why a wallet, given by its catalogue id, connector id or rdns, is shown or hidden, where, and
   * what was merged into its row.
   */
  explainWallet(id: string): Promise<WalletExplanation>
  /**
   * For development: reports on wallets, services, sessions, the relay and the storage, without addresses, emails, the
   * project id or secrets. Opens the panel on development hosts or if `debug` is `true`, or as `panel` says; the report
   * is available everywhere.
   */
  diagnose(options?: DiagnoseOptions): Promise<DiagnosticsReport>
}

/** Opening, closing and destroying. */
export interface LifeCycleApi {
  /** Resolves once a stored connection has been restored or given up. */
  ready(): Promise<void>
  isOpen(): boolean
  /** Turns the buttons' loading state on or off. */
  setLoading(loading: boolean): void
  getState(): StateSnapshot
  subscribeState(listener: (state: StateSnapshot) => void): Unsubscribe
  /** Removes every element, listener, timer and piece of state of this instance. Stored connections stay. */
  destroy(): void
}

/** Accounts and connections. */
export interface AccountApi {
  getAccount(namespace?: ChainNamespace): AccountSnapshot
  subscribeAccount(listener: (account: AccountSnapshot) => void, namespace?: ChainNamespace): Unsubscribe
  getAddress(namespace?: ChainNamespace): string | undefined
  /** The same as `getAddress` with a namespace. */
  getAddressByChainNamespace(namespace: ChainNamespace): string | undefined
  /** The preferred account type of a namespace; `undefined` until one is connected or chosen. */
  getPreferredAccountType(namespace?: ChainNamespace): AccountType | undefined
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  getIsConnectedState(): boolean
  getWalletInfo(namespace?: ChainNamespace): ConnectedWalletInfo | undefined
  subscribeWalletInfo(
    listener: (info: ConnectedWalletInfo | undefined) => void,
    namespace?: ChainNamespace,
  ): Unsubscribe
  /** The live connections, the active one first. */
  getConnections(namespace: ChainNamespace): readonly Connection[]
  /** The connections that were disconnected but are remembered. */
  getRecentConnections(namespace: ChainNamespace): readonly Connection[]
  subscribeConnections(listener: (connections: ConnectionsByNamespace) => void): Unsubscribe
  /**
   * The connectors of a namespace, or of all. Empty until `open()` or `connect()` looks for wallets; an untouched page
   * does not.
   */
  getConnectors(namespace?: ChainNamespace): readonly Connector[]
  /**
   * The picture of a connector: the site's own, else the wallet's, else the catalogue's once it has been shown. Safe to
   * use as `src`; `undefined` if none is known.
   */
  getConnectorImage(connector: Connector): string | undefined
  /** Names an address wherever the modal shows it, whatever account is connected, until the label is removed. */
  addAddressLabel(namespace: ChainNamespace, address: string, label: string): void
  /** Removes the label of an address. */
  removeAddressLabel(namespace: ChainNamespace, address: string): void
}

/** Connections of every namespace. */
export type ConnectionsByNamespace = Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>

/** Networks and providers. */
export interface NetworkApi {
  getNetwork(namespace?: ChainNamespace): NetworkSnapshot
  subscribeNetwork(listener: (network: NetworkSnapshot) => void): Unsubscribe
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): Unsubscribe
  getCaipNetwork(namespace?: ChainNamespace): CaipNetwork | undefined
  getCaipNetworks(namespace?: ChainNamespace): readonly CaipNetwork[]
  getCaipNetworkId(namespace?: ChainNamespace): CaipNetworkId | undefined
  getChainId(namespace?: ChainNamespace): string | number | undefined
  getActiveChainNamespace(): ChainNamespace | undefined
  /** The networks that the connected wallet approved; `undefined` if it does not report them and may be asked for any. */
  getApprovedCaipNetworkIds(namespace?: ChainNamespace): readonly CaipNetworkId[] | undefined
  addNetwork(namespace: ChainNamespace, network: NetworkInput): void
  removeNetwork(namespace: ChainNamespace, id: string | number): void
  /**
   * The provider of the connected wallet, as its family's adapter returns it: EIP-1193 for `eip155`, `SolanaProvider`
   * for `solana` and `BitcoinProvider` for `bip122`. An EVM wallet that is a class instance is wrapped so that it works
   * in reactive state such as Vue's: its members, events and `instanceof` are the wallet's, but it is not `===` the
   * page's object. Families that only `universalAdapter()` serves have EIP-1193's `request` with their own methods.
   */
  getProvider<N extends ChainNamespace>(namespace: N): ProviderOf<N> | undefined
  /** The same, typed for the library that uses it. */
  getProvider<T>(namespace: ChainNamespace): T | undefined
  getProviderType(namespace: ChainNamespace): string | undefined
  /** Like `getProvider`; without a namespace, for the active one. */
  getWalletProvider<N extends ChainNamespace>(namespace: N): ProviderOf<N> | undefined
  getWalletProvider<T>(namespace: ChainNamespace): T | undefined
  getWalletProvider(): unknown
  /** Like `getProviderType`; without a namespace, for the active one. */
  getWalletProviderType(namespace?: ChainNamespace): string | undefined
  subscribeProviders(listener: (providers: ProvidersSnapshot) => void): Unsubscribe
}

/** Theme, options and events. */
export interface SettingsApi {
  getThemeMode(): ThemeState['themeMode']
  setThemeMode(mode: ThemeMode | 'system'): void
  getThemeVariables(): ThemeVariables
  setThemeVariables(variables: ThemeVariables): void
  subscribeTheme(listener: (theme: ThemeState) => void): Unsubscribe
  /** The site's settings, overridden by the project's remote configuration. */
  getFeatures(): FeaturesInput
  /**
   * The features that the project's remote configuration decides; `undefined` until it is fetched, on intent or when the page
   * is idle, and on sites that do not fetch it.
   */
  getRemoteFeatures(): Partial<Features> | undefined
  subscribeRemoteFeatures(listener: (features: Partial<Features> | undefined) => void): Unsubscribe
  /** Changes features; those that the project's remote configuration decides stay as they are. */
  updateFeatures(features: FeaturesInput): void
  updateOptions(options: Partial<Options>): void
  setTermsConditionsUrl(url: string): void
  setPrivacyPolicyUrl(url: string): void
  /** The site's sign-in configuration: its option `siwx` or `siweConfig`. */
  getSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined
  getEvent(): AnalyticsState
  subscribeEvents(listener: (event: AnalyticsState) => void): Unsubscribe
}

/** The handle of the one instance on a page. */
export interface WalletModal extends ActionsApi, LifeCycleApi, AccountApi, ListsApi, NetworkApi, SettingsApi {}
