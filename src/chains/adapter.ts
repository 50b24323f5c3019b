import type { CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { Account } from '../core/entities/account.js'
import type { Connector } from '../core/entities/connector.js'
import type { CaipNetwork } from '../core/entities/network.js'
import type { TokenHolding } from '../core/entities/token.js'
import type { AccountType } from '../core/rules/account-types.js'

/** What a family needs from the site; handed to it once, when it is loaded. */
export interface AdapterContext {
  /** The site's networks of this family. */
  readonly networks: () => readonly CaipNetwork[]
  /** The endpoints to call for a network, best first; what decides that loads with the first question. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The network of this family that the page is on, for wallets that have no chain of their own. */
  readonly active?: () => CaipNetwork | undefined
  /** Whether wallets that announce themselves are shown. */
  readonly announced: boolean
  /** Whether the page's injected wallet is shown. */
  readonly injected: boolean
  /** The kind of account that comes first when a wallet gives several: the visitor's choice, else the site's. */
  readonly accountType?: () => Promise<AccountType>
}

/** What a wallet gave when it connected. */
export interface ConnectResult {
  readonly connectorId: string
  /** At least one; the active one first. */
  readonly accounts: readonly Account[]
  /** The chain the wallet is on; `undefined` when it could not be read, which counts as unsupported. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The networks that the wallet approved, where it says so; left out or `undefined` means any. */
  readonly approved?: readonly CaipNetworkId[] | undefined
  /** What the wallet says of itself, when its connector stands for many wallets. */
  readonly wallet?: { readonly name?: string; readonly icon?: string }
}

/** News from a connected wallet. */
export type WalletEvent =
  | { readonly type: 'accounts'; readonly connectorId: string; readonly accounts: readonly Account[] }
  | { readonly type: 'network'; readonly connectorId: string; readonly caipNetworkId: CaipNetworkId | undefined }
  | {
      readonly type: 'approved'
      readonly connectorId: string
      readonly approved: readonly CaipNetworkId[] | undefined
    }
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

/** What is to be sent, and to whom. */
export interface TransferRequest {
  /** The connected wallet that signs. */
  readonly connectorId: string
  /** What signs, when the family does not know the connector itself: a WalletConnect session's provider. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  readonly to: string
  /** In base units. */
  readonly amount: bigint
  /** Contract or mint; the chain's own coin without it. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A transfer that the chain has tried without effect, ready to be signed. */
export interface PreparedTransfer {
  /** What the chain takes for it, in base units of its coin. */
  readonly fee: bigint
  /** What it costs beyond the fee to make the receiving account, in base units of the chain's coin; mostly 0. */
  readonly deposit: bigint
  /** Decimals of what is sent, as the chain tells them. */
  readonly decimals: number
  /** Has the wallet sign and send it: the hash, and a promise that settles once the chain has it for good or refused it. */
  send(signal?: AbortSignal): Promise<{ readonly hash: string; readonly confirmed: Promise<void> }>
}

/** What can be told of an address before something is sent there; what could not be found out is left out. */
export interface AddressFacts {
  /** Its capitals say that a character is wrong. */
  readonly misspelled?: boolean
  /** A program lives there. */
  readonly contract?: boolean
}

/** A wallet behind a session of the wallet-connection protocol, as a family's provider stands on it. */
export interface SessionSource {
  /** The wallet's own name. */
  readonly name: string
  /** The session's plain provider: `request({ method, params })` and events in EIP-1193's form. */
  readonly raw: object
  /** The session's addresses of this family, the active one first. */
  readonly addresses: () => readonly string[]
  /** The network that requests are for. */
  readonly network: () => CaipNetworkId | undefined
  /** Sends a request to the wallet; rejects with whatever the wallet answers. */
  readonly request: (call: { readonly method: string; readonly params: object }) => Promise<unknown>
  /** Endpoints of that network, best first. */
  readonly endpoints: () => Promise<readonly string[]>
  /** Hears the addresses when they change (none: the session ended), until the returned function is called. */
  readonly watch: (listener: (addresses: readonly string[]) => void) => () => void
}

/**
 * A loaded chain family. Abilities that a family lacks are absent members, never stubs. Every method that talks to a
 * wallet rejects with a typed error of `core/errors`.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Starts looking for wallets and tells of each through `subscribe`; further calls ask the page's wallets again. */
  discover(): void
  /** Loads what speaking to a wallet takes, ahead of the first need; a family without it has all from the start. */
  ready?(): Promise<unknown>
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
  /**
   * Reads a native balance, over the chain's endpoints or over the connected wallet alone; `undefined` where there is
   * nobody to ask.
   */
  balance(params: {
    readonly address: string
    readonly network: CaipNetwork
    readonly over: { readonly connectorId: string } | 'endpoints'
    readonly signal?: AbortSignal
  }): Promise<NativeBalance | undefined>
  /**
   * Reads what an account holds of some tokens over the chain's endpoints, in as few requests as can be. Tokens that
   * could not be read are left out; rejects only when no endpoint answered.
   */
  tokens?(params: {
    readonly address: string
    readonly network: CaipNetwork
    /** Contracts or mints. */
    readonly tokens: readonly string[]
    readonly signal?: AbortSignal
  }): Promise<readonly TokenHolding[]>
  /**
   * Has the wallet change its network, adding it when the wallet does not know it. Resolves to the network the wallet
   * says it is on afterwards.
   *
   * @throws {SwitchRejectedError} refused; nothing else is asked
   * @throws {ChainNotSupportedError} adding it failed too
   */
  switchNetwork?(connectorId: string, network: CaipNetwork): Promise<CaipNetworkId | undefined>
  /**
   * Has the wallet sign a text; resolves to the signature as the family writes it: hex for EVM, base58 or base64 for
   * others.
   */
  signMessage?(connectorId: string, params: { readonly message: string; readonly address: string }): Promise<string>
  /**
   * Builds a transfer, tries it on the chain without effect and tells what it costs; no wallet is asked yet.
   *
   * @throws {SimulationFailedError} it would fail
   * @throws {TokenTransferError} the token cannot be sent there
   */
  prepareTransfer?(request: TransferRequest): Promise<PreparedTransfer>
  /** What to keep back of the chain's own coin when all of it is sent, in base units. */
  reserve?(network: CaipNetwork, signal?: AbortSignal): Promise<bigint>
  /** Looks at an address before something is sent there. */
  checkAddress?(params: {
    readonly address: string
    readonly network: CaipNetwork
    readonly signal?: AbortSignal
  }): Promise<AddressFacts>
  /** The address that a name of the family stands for, asked of the chain itself; `undefined` when it stands for none. */
  resolveName?(query: {
    readonly name: string
    /** Where names are registered. */
    readonly network: CaipNetwork
    /** The contract that answers for the registry; the well-known one without it. */
    readonly universalResolver?: string
    readonly signal?: AbortSignal
  }): Promise<string | undefined>
  /**
   * Waits until the chain has a transaction for good, for as long as it takes.
   *
   * @throws {TransactionFailedError} it got in and failed there
   * @throws {TransactionExpiredError} it never will get in
   * @throws the signal's reason, once it is aborted
   */
  awaitTransaction?(params: {
    readonly hash: string
    readonly network: CaipNetwork
    readonly signal?: AbortSignal
  }): Promise<void>
  /** The provider for a wallet behind a wallet-connection session, in the family's own words; EIP-1193's form without it. */
  sessionProvider?(source: SessionSource): Promise<object>
  /** Forgets everything and stops listening to the page. */
  destroy(): void
}

/** What a site hands in: a family's name and how to load it. Costs a few bytes until a visitor shows intent. */
export interface AdapterFactory {
  /** The namespace it serves, or `*` for every namespace that no other factory serves. */
  readonly namespace: ChainNamespace | '*'
  /** Loads the family's code and starts it, for a namespace that it serves. */
  readonly load: (context: AdapterContext, namespace: ChainNamespace) => Promise<ChainAdapter>
}
