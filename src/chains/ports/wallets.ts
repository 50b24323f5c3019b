import type { CaipNetworkId } from '../../core/caip.js'
import type { Account, EmbeddedFacts } from '../../core/entities/account.js'
import type { Connector, ConnectorType } from '../../core/entities/connector.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { BalanceQuery, NativeBalance } from './reads.js'

/** A wallet's result of connecting. */
export interface ConnectResult {
  readonly connectorId: string
  /** At least one; the active one first. */
  readonly accounts: readonly Account[]
  /** The chain the wallet is on; `undefined` when it could not be read, which counts as unsupported. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The networks that the wallet approved, if it reports them; absent or `undefined` means any. */
  readonly approved?: readonly CaipNetworkId[] | undefined
  /** The topic of its session, if it is connected over WalletConnect. */
  readonly session?: string
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

/** A text to sign, and the account that signs it. */
export interface SignMessageParams {
  readonly message: string
  readonly address: string
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
   * @throws {ConnectError} it failed for another reason
   */
  connect(signal?: AbortSignal): Promise<ConnectResult>
  /** Asks an already allowed wallet for its accounts, without a prompt; `undefined` if it allows none. */
  reconnect(signal?: AbortSignal): Promise<ConnectResult | undefined>
  /** Disconnects the wallet; unless the site keeps it, the site's permission is revoked as best effort. */
  disconnect(): Promise<void>
  /**
   * Ends the connection on this page after another tab of the site has disconnected the wallet, and notifies the provider's
   * listeners. Absent if the wallet itself notifies every page.
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
   * afterwards. Once the signal is aborted, nothing more is asked. Absent if only the page has a network, or if only the
   * visitor can switch the wallet's.
   *
   * @throws {SwitchRejectedError} refused; nothing else is asked
   * @throws {ChainNotSupportedError} adding it failed too
   * @throws {SwitchNetworkError} it failed for another reason
   */
  readonly switchNetwork?:
    | ((network: CaipNetwork, signal?: AbortSignal) => Promise<CaipNetworkId | undefined>)
    | undefined
  /** The wallet is on a network of its own, which only the visitor can switch there. */
  readonly isSwitchedByVisitor?: boolean | undefined
  /**
   * Asks the wallet to sign a text; resolves to the signature in the family's encoding: hex for EVM, base58 or base64 for
   * others.
   */
  readonly signMessage?: ((params: SignMessageParams) => Promise<string>) | undefined
  /**
   * Makes one of the connected wallet's accounts the one that its provider signs with. Absent if every request names its
   * account.
   */
  readonly choose?: ((address: string) => void) | undefined
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
