/** The proposal for one namespace (WIRE 4.2). */
export interface ProposedNamespace {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Endpoint for reads, by native chain id and by CAIP-2 id. */
  readonly rpcMap: Readonly<Record<string, string>>
  readonly defaultChain?: string
}

/** A proposal: one entry per namespace, all optional for the wallet. */
export type Proposal = Readonly<Record<string, ProposedNamespace>>

/** The parameters of a one-step sign-in (CAIP-222, WIRE 4.6); passed unchanged to the protocol's `authenticate`. */
export interface SignInRequest {
  readonly nonce: string
  readonly domain: string
  readonly uri: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly [field: string]: unknown
}

type Listener = (value: unknown) => void

interface Emitter {
  on(event: string, listener: Listener): unknown
  off(event: string, listener: Listener): unknown
}

/** One connection of the protocol client to a relay. */
export interface RelayConnection {
  /** Whether its socket is open. */
  readonly connected: boolean
  open(url?: string): Promise<void>
  close(): Promise<void>
  send(payload: unknown, context?: unknown): Promise<void>
  /** `close` says that an open socket was closed, with the event of the socket. */
  on(event: 'close', listener: (event?: unknown) => void): unknown
}

/** The protocol client's relay transport. */
export interface ProtocolRelayer extends Emitter {
  readonly connected: boolean
  /** Replaced with every connection; empty before the first. */
  readonly provider: { readonly connection?: RelayConnection; on?(event: 'error', listener: () => void): unknown }
  transportClose(): Promise<void>
  transportOpen(relayUrl?: string): Promise<void>
  /** Internal; not part of its public API. */
  connect?(relayUrl?: string): Promise<void>
  createProvider?(): Promise<void>
  /** Messages not yet accepted by the relay; each heartbeat resends them. */
  readonly publisher?: { readonly queue?: Map<unknown, unknown> }
}

/** The parts of the protocol client's core used here. */
export interface ProtocolCore {
  readonly relayer: ProtocolRelayer
  readonly heartbeat: { stop(): void }
  readonly crypto?: { getClientId(): Promise<unknown> }
  readonly verify: { register(params: never): Promise<string | undefined> }
  readonly expirer?: { set(topic: string, expiry: number): void }
}

/** The protocol client under the provider. */
export interface ProtocolClient extends Emitter {
  readonly session: {
    getAll(): readonly { readonly topic: string }[]
    get?: (topic: string) => { readonly sessionConfig?: { readonly disableDeepLink?: boolean } }
    delete(topic: string, reason: { readonly code: number; readonly message: string }): Promise<void>
  }
  disconnect(params: {
    readonly topic: string
    readonly reason: { readonly code: number; readonly message: string }
  }): Promise<void>
  request?: (params: object) => Promise<unknown>
  connect?(params: object): Promise<{ readonly approval: () => Promise<unknown> }>
  authenticate?(...params: readonly object[]): Promise<{ readonly response: () => Promise<unknown> }>
  formatAuthMessage?(params: { readonly request: object; readonly iss: string }): unknown
  readonly core: ProtocolCore
  /** `active` once a wallet has used it. */
  readonly pairing?: { getAll(): readonly { readonly topic: string; readonly active: boolean }[] }
  /** Internal; not part of its public API. */
  readonly engine?: {
    isValidDisconnect?: (params: object) => Promise<unknown>
    readonly events?: { emit(event: string, detail: object): unknown; once(event: string, listener: Listener): unknown }
  }
}

/** The WalletConnect provider in use: ours, or the site's own `universalProvider`. */
export interface ProtocolProvider {
  session?: unknown
  readonly client: ProtocolClient
  connect(params: { readonly optionalNamespaces: Proposal }): Promise<unknown>
  /** A site's own provider may lack it. */
  authenticate?(params: SignInRequest & { readonly optionalNamespaces: Proposal }): Promise<unknown>
  /** Internal, as the following are; not part of its public API. */
  optionalNamespaces?: unknown
  namespaces?: Readonly<Record<string, unknown>> | undefined
  readonly rpcProviders?: Record<string, unknown>
  createProviders?(): void
  onSessionUpdate?: (() => void) | undefined
  persist?(key: string, value: unknown): Promise<void>
  cleanup?: () => Promise<void>
  cleanupPendingPairings?: (options?: { readonly deletePairings?: boolean }) => Promise<void>
  disconnect(): Promise<void>
  request(
    call: { readonly method: string; readonly params?: readonly unknown[] | object | undefined },
    caipNetworkId?: string,
  ): Promise<unknown>
  setDefaultChain(caipNetworkId: string): void
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

const METHODS = ['connect', 'disconnect', 'request', 'setDefaultChain', 'on', 'removeListener'] as const

/** Whether a site's `universalProvider` can be used; checked by hand, as it is the site's own code. */
export const isProtocolProvider = (value: unknown): value is ProtocolProvider =>
  typeof value === 'object' &&
  value !== null &&
  METHODS.every(name => typeof Reflect.get(value, name) === 'function') &&
  typeof Reflect.get(value, 'client') === 'object'

/** This page's client id at the relay; `undefined` if a provider does not expose it. */
export async function relayClientId(provider: unknown): Promise<string | undefined> {
  const id = isProtocolProvider(provider) ? await provider.client.core.crypto?.getClientId() : undefined
  return typeof id === 'string' ? id : undefined
}
