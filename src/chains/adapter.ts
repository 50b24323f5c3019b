import type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { Account } from '../core/entities/account.js'
import type { Connector } from '../core/entities/connector.js'
import type { CaipNetwork } from '../core/entities/network.js'

/** What a family needs from the site; handed to it once, when it is loaded. */
export interface AdapterContext {
  /** The site's networks of this family. */
  readonly networks: () => readonly CaipNetwork[]
  /** The endpoints to call for a network, best first; what decides that loads with the first question. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** Whether wallets that announce themselves are shown. */
  readonly announced: boolean
  /** Whether the page's injected wallet is shown. */
  readonly injected: boolean
}

/** What a wallet gave when it connected. */
export interface ConnectResult {
  readonly connectorId: string
  /** At least one; the active one first. */
  readonly accounts: readonly Account[]
  /** The chain the wallet is on; `undefined` when it could not be read, which counts as unsupported. */
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** News from a connected wallet. */
export type WalletEvent =
  | { readonly type: 'accounts'; readonly connectorId: string; readonly accounts: readonly Account[] }
  | { readonly type: 'network'; readonly connectorId: string; readonly caipNetworkId: CaipNetworkId | undefined }
  | { readonly type: 'disconnect'; readonly connectorId: string }

/** News from a family: its list of connectors changed, or a connected wallet changed. */
export type AdapterEvent = { readonly type: 'connectors'; readonly connectors: readonly Connector[] } | WalletEvent

/** A native balance. */
export interface NativeBalance {
  /** In base units (wei). */
  readonly amount: bigint
  readonly symbol: string
  readonly decimals: number
}

/**
 * A loaded chain family. Abilities that a family lacks are absent members, never stubs. Every method that talks to a
 * wallet rejects with a typed error of `core/errors`.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Starts looking for wallets and tells of each through `subscribe`; further calls ask the page's wallets again. */
  discover(): void
  /** The connectors known now. */
  connectors(): readonly Connector[]
  /** Hears what changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void
  /**
   * Asks the wallet for its accounts, with a prompt.
   *
   * @throws {ConnectionRejectedError} refused, or answered with nothing usable
   * @throws {RequestPendingError} the wallet still has an older request open
   */
  connect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult>
  /** Asks an already allowed wallet for its accounts, without any prompt; `undefined` when it allows none. */
  reconnect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult | undefined>
  /** Lets go of the wallet and, as best effort, takes the site's permission back. */
  disconnect(connectorId: string): Promise<void>
  /** The raw provider of a connector, unchanged: EIP-1193 for EVM. */
  provider(connectorId: string): unknown
  /** Reads a native balance, over the chain's endpoints or over the connected wallet alone. */
  balance(params: {
    readonly address: string
    readonly network: CaipNetwork
    readonly over: { readonly connectorId: string } | 'endpoints'
    readonly signal?: AbortSignal
  }): Promise<NativeBalance>
  /**
   * Has the wallet change its network, adding it when the wallet does not know it. Resolves to the network the wallet
   * says it is on afterwards.
   *
   * @throws {SwitchRejectedError} refused; nothing else is asked
   * @throws {ChainNotSupportedError} adding it failed too
   */
  switchNetwork?(connectorId: string, network: CaipNetwork): Promise<CaipNetworkId | undefined>
  /** Forgets everything and stops listening to the page. */
  destroy(): void
}

/** What a site hands in: a family's name and how to load it. Costs a few bytes until a visitor shows intent. */
export interface AdapterFactory {
  readonly namespace: ChainNamespace
  /** Loads the family's code and starts it. */
  readonly load: (context: AdapterContext) => Promise<ChainAdapter>
}
