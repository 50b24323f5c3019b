import type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { Account, EmbeddedFacts } from '../core/entities/account.js'
import type { Connector, ConnectorType } from '../core/entities/connector.js'
import type { CaipNetwork } from '../core/entities/network.js'
import type { TokenHolding } from '../core/entities/token.js'
import type { AccountType } from '../core/entities/account-types.js'
import type { CallsPort } from './calls.js'

/** What a family needs from the site; passed once, when it is loaded. */
export interface AdapterContext {
  /** The site's networks of this family. */
  readonly networks: () => readonly CaipNetwork[]
  /** The endpoints to call for a network, best first; the code that decides loads with the first call. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The network of this family that the page is on, for wallets that have no chain of their own. */
  readonly active?: () => CaipNetwork | undefined
  /** Whether wallets that announce themselves are shown. */
  readonly announced: boolean
  /** Whether the page's injected wallet is shown. */
  readonly injected: boolean
  /** The account type used first if a wallet returns several: the visitor's choice, else the site's. */
  readonly accountType?: () => Promise<AccountType>
}

/** A wallet's result of connecting. */
export interface ConnectResult {
  readonly connectorId: string
  /** At least one; the active one first. */
  readonly accounts: readonly Account[]
  /** The chain the wallet is on; `undefined` when it could not be read, which counts as unsupported. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The networks that the wallet approved, if it says so; absent or `undefined` means any. */
  readonly approved?: readonly CaipNetworkId[] | undefined
  /** The wallet's own metadata, if its connector stands for many wallets. */
  readonly wallet?: { readonly name?: string; readonly icon?: string; readonly type?: ConnectorType }
  /** Who logged in, if it is the embedded wallet. */
  readonly embedded?: EmbeddedFacts
  /** What the active account signed while connecting, if the embedded wallet was asked to. */
  readonly signed?: { readonly message: string; readonly signature: string }
}

/** An event of a connected wallet. */
export type WalletEvent =
  | {
      readonly type: 'accounts'
      readonly connectorId: string
      readonly accounts: readonly Account[]
      readonly embedded?: EmbeddedFacts
    }
  | { readonly type: 'network'; readonly connectorId: string; readonly caipNetworkId: CaipNetworkId | undefined }
  | {
      readonly type: 'approved'
      readonly connectorId: string
      readonly approved: readonly CaipNetworkId[] | undefined
    }
  /** It ended the connection. */
  | { readonly type: 'disconnect'; readonly connectorId: string }
  /** It is locked: it returns no accounts until it is unlocked, and the site keeps its permission. */
  | { readonly type: 'locked'; readonly connectorId: string }
  /** A wallet that we are waiting for returns accounts again. */
  | { readonly type: 'returned'; readonly connectorId: string }

/** An event of a family: its list of connectors changed, or a connected wallet changed. */
export type AdapterEvent = { readonly type: 'connectors'; readonly connectors: readonly Connector[] } | WalletEvent

/** A native balance. */
export interface NativeBalance {
  /** In base units (wei). */
  readonly amount: bigint
  readonly symbol: string
  readonly decimals: number
}

/** Account and network to read the native balance of. */
export interface BalanceQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Account, network and tokens to read balances of. */
export interface TokensQuery extends BalanceQuery {
  /** Contracts or mints. */
  readonly tokens: readonly string[]
}

/** A text to sign, and the account that signs it. */
export interface SignMessageParams {
  readonly message: string
  readonly address: string
}

/** A transfer, as the visitor entered it. */
export interface TransferRequest {
  /** The connected wallet that signs. */
  readonly connectorId: string
  /** Signs instead of the family's own wallet: the provider of a WalletConnect session. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  readonly to: string
  /** In base units. */
  readonly amount: bigint
  /** Contract or mint; absent for the native coin. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A transfer that was simulated, ready to be signed. */
export interface PreparedTransfer {
  /** The network fee, in base units of the native coin. */
  readonly fee: bigint
  /** The cost of creating the receiving account, in addition to the fee, in base units of the native coin; mostly 0. */
  readonly deposit: bigint
  /** Decimals of the asset, as read from the chain. */
  readonly decimals: number
  /** Asks the wallet to sign and send it: the hash, and a promise that settles once it is final or has failed. */
  send(signal?: AbortSignal): Promise<{ readonly hash: string; readonly confirmed: Promise<void> }>
}

/** Facts about an address before sending to it; unknown ones are absent. */
export interface AddressFacts {
  /** Its checksum is wrong. */
  readonly misspelled?: boolean
  /** It is a contract's or program's. */
  readonly contract?: boolean
}

/** The address to check before sending to it. */
export interface AddressQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Which transaction to wait for. */
export interface TransactionQuery {
  readonly hash: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Which name to resolve. */
export interface NameQuery {
  readonly name: string
  /** Where names are registered. */
  readonly network: CaipNetwork
  /** The contract of the registry; by default, the well-known one. */
  readonly universalResolver?: string
  readonly signal?: AbortSignal
}

/** A wallet behind a WalletConnect session, as a family's provider uses it. */
export interface SessionSource {
  /** The wallet's own name. */
  readonly name: string
  /** The session's plain provider: `request({ method, params })` and events in the form of EIP-1193. */
  readonly raw: object
  /** The session's addresses of this family, the active one first. */
  readonly addresses: () => readonly string[]
  /** The network that requests are for. */
  readonly network: () => CaipNetworkId | undefined
  /** Sends a request to the wallet; rejects with whatever the wallet answers. */
  readonly request: (call: { readonly method: string; readonly params: object }) => Promise<unknown>
  /** Endpoints of that network, best first. */
  readonly endpoints: () => Promise<readonly string[]>
  /** Notifies of changed addresses (none: the session ended), until the returned function is called. */
  readonly watch: (listener: (addresses: readonly string[]) => void) => () => void
}

/**
 * One connector to a wallet. Every function that asks the wallet rejects with a typed error of `core/errors`; members
 * for unsupported capabilities are absent.
 */
export interface ConnectorPort {
  /**
   * Asks the wallet for its accounts, with a prompt.
   *
   * @throws {ConnectionRejectedError} refused, or returned nothing usable
   * @throws {RequestPendingError} the wallet still has an older request open
   */
  connect(signal?: AbortSignal): Promise<ConnectResult>
  /** Asks an already allowed wallet for its accounts, without a prompt; `undefined` if it allows none. */
  reconnect(signal?: AbortSignal): Promise<ConnectResult | undefined>
  /** Disconnects the wallet and, as best effort, revokes the site's permission. */
  disconnect(): Promise<void>
  /**
   * Another tab of the site disconnected it: what this page holds of it is forgotten, and its provider says so. Absent where
   * the wallet itself tells every page.
   */
  readonly leave?: (() => void) | undefined
  /** The wallet's raw provider, for sites: EIP-1193 for EVM. */
  provider(): unknown
  /**
   * Notifies with `returned` whenever a wallet that returned no account returns some, until a wallet of the family is
   * connected or this one is disconnected. With `ask`, it is asked once more, without a prompt and without a time
   * limit.
   */
  readonly awaitReturn?: ((options?: { readonly ask?: boolean }) => void) | undefined
  /**
   * Asks a connected wallet, without a prompt, for its accounts and its network, and notifies of changes.
   *
   * @throws {WalletTimeoutError} it did not answer in 5 s
   */
  readonly recheck?: (() => Promise<void>) | undefined
  /**
   * Asks the wallet to switch its network, and to add it if unknown. Resolves to the network the wallet reports
   * afterwards. Once the signal is aborted, nothing more is asked. Absent if only the page has a network.
   *
   * @throws {SwitchRejectedError} refused; nothing else is asked
   * @throws {ChainNotSupportedError} adding it failed too
   */
  readonly switchNetwork?:
    | ((network: CaipNetwork, signal?: AbortSignal) => Promise<CaipNetworkId | undefined>)
    | undefined
  /**
   * Asks the wallet to sign a text; resolves to the signature in the family's encoding: hex for EVM, base58 or base64 for
   * others.
   */
  readonly signMessage?: ((params: SignMessageParams) => Promise<string>) | undefined
  /** Reads a native balance through the connected wallet alone. */
  readonly balance?: ((query: BalanceQuery) => Promise<NativeBalance>) | undefined
}

/** Discovers wallets, and gives access to each. */
export interface WalletsPort {
  /** Starts looking for wallets and notifies of each through `subscribe`; further calls ask the page's wallets again. */
  discover(): void
  /** The currently known connectors. */
  connectors(): readonly Connector[]
  /** Notifies of changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void
  /**
   * A connector by its id, with its capabilities. It also exists for a wallet that has not appeared yet, as one
   * restored on a later visit may be late; `undefined` for an id that the family cannot have.
   */
  connector(connectorId: string): ConnectorPort | undefined
}

/** Reading accounts over the chain's endpoints. */
export interface ReadsPort {
  /** Reads a native balance. */
  balance(query: BalanceQuery): Promise<NativeBalance>
  /**
   * Reads an account's balances of some tokens, in as few requests as possible. Unreadable tokens are omitted; rejects
   * only if no endpoint answered.
   */
  tokens?(query: TokensQuery): Promise<readonly TokenHolding[]>
  /**
   * Waits until a transaction is final, in a family without transfers.
   *
   * @throws {TransactionExpiredError} no endpoint knows it any longer
   * @throws the signal's reason, once it is aborted
   */
  awaitTransaction?(query: TransactionQuery): Promise<void>
}

/** Moving coins and tokens. */
export interface TransfersPort {
  /** Checks an address before sending to it. */
  checkAddress(query: AddressQuery): Promise<AddressFacts>
  /**
   * Builds a transfer, simulates it and returns its cost; no wallet is asked yet.
   *
   * @throws {SimulationFailedError} it would fail
   * @throws {TokenTransferError} the token cannot be sent there
   */
  prepare(request: TransferRequest): Promise<PreparedTransfer>
  /** The reserve of the native coin when all of it is sent, in base units. */
  reserve(network: CaipNetwork, signal?: AbortSignal): Promise<bigint>
  /**
   * Waits until a transaction is final, for as long as it takes.
   *
   * @throws {TransactionFailedError} it was included and failed
   * @throws {TransactionExpiredError} it will never be included
   * @throws the signal's reason, once it is aborted
   */
  awaitTransaction(query: TransactionQuery): Promise<void>
}

/** Names that the chain itself registers. */
export interface NamesPort {
  /** A name in its registered form, regardless of case; `undefined` for an invalid name. */
  normalize?(name: string): string | undefined
  /** The address of a name; `undefined` if it has none. */
  resolve(query: NameQuery): Promise<string | undefined>
}

/** Wallets behind WalletConnect sessions, as the family's own providers. */
export interface SessionsPort {
  /** The provider of a session's wallet, which lives as long as the session's source. */
  provider(source: SessionSource): object
}

/** Address validation by the chain's rules. */
export interface AddressesPort {
  /** An address in the chain's format; `undefined` for an invalid one, including a wrong checksum. */
  read(text: string): string | undefined
  /** Whether an address exists on a network; by default, on every network of the family. */
  isOn?(address: string, network: CaipNetwork): boolean
}

/** A port whose code loads with the first call; a failed load is retried with the next. */
export type LazyPort<Port> = () => Promise<Port>

/** A loaded chain family: its identity, and one port per capability. Unsupported capabilities have no port. */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Wallets in the page; available as soon as the family is, because visitors see them first. */
  readonly wallets?: WalletsPort
  readonly reads?: LazyPort<ReadsPort>
  readonly transfers?: LazyPort<TransfersPort>
  readonly names?: LazyPort<NamesPort>
  readonly calls?: LazyPort<CallsPort>
  /** Without it, accounts of the family cannot be watched by address. */
  readonly addresses?: LazyPort<AddressesPort>
  /** Without it, a session's provider is EIP-1193's. */
  readonly sessions?: LazyPort<SessionsPort>
  /** Forgets everything and stops listening to the page. */
  destroy?(): void
}

/** What a site passes in: a family's name and how to load it. Costs a few bytes until a visitor shows intent. */
export interface AdapterFactory {
  /** The namespace it serves, or `*` for every namespace that no other factory serves. */
  readonly namespace: ChainNamespace | '*'
  /** Loads the family's code and starts it, for a namespace that it serves. */
  readonly load: (context: AdapterContext, namespace: ChainNamespace) => Promise<ChainAdapter>
}
