import type {
  AdapterEvent,
  ConnectorPort,
  ConnectResult,
  SignMessageParams,
  WalletsPort,
} from '../../src/chains/ports/wallets.js'
import type { AdapterFactory, ChainAdapter } from '../../src/chains/adapter.js'
import type {
  AddressFacts,
  PreparedTransfer,
  TransferRequest,
  TransfersPort,
} from '../../src/chains/ports/transfers.js'
import type { NativeBalance, ReceivedQuery, TransactionQuery } from '../../src/chains/ports/reads.js'
import type {
  CallsChanges,
  CallsPort,
  CallsRequest,
  ChangesRequest,
  DataFeeQuery,
  PreparedCalls,
} from '../../src/chains/ports/calls.js'
import type { ChainNamespace } from '../../src/core/caip.js'
import { type Connector, WALLET_CONNECT_ID } from '../../src/core/entities/connector.js'
import type { CaipNetwork } from '../../src/core/entities/network.js'
import type { TokenHolding } from '../../src/core/entities/token.js'

/** What a test says the wallets of a family do. */
export interface Script {
  connect?: (connectorId: string, signal?: AbortSignal) => Promise<ConnectResult>
  reconnect?: (connectorId: string, signal?: AbortSignal) => Promise<ConnectResult | undefined>
  /** A connected wallet's answer when asked again; by default, as `reconnect`. */
  recheck?: (connectorId: string) => Promise<ConnectResult | undefined>
  disconnect?: (connectorId: string) => Promise<void>
  switchNetwork?: (
    connectorId: string,
    network: CaipNetwork,
    signal?: AbortSignal,
  ) => Promise<ReturnType<() => string | undefined>>
  /** Its wallets are on networks of their own and cannot be asked to switch them. */
  isSwitchedByVisitor?: boolean
  /** A wallet's answer to signing a text; by default, a signature derived from the text. */
  signMessage?: (params: SignMessageParams, connectorId: string) => Promise<unknown>
  balance?: () => Promise<bigint>
  tokens?: (tokens: readonly string[]) => Promise<readonly TokenHolding[]>
  /** Whether the chain says that a transaction brought a token; without it from the start, it cannot say. */
  received?: (query: ReceivedQuery) => Promise<boolean>
  prepareTransfer?: (request: TransferRequest) => Promise<PreparedTransfer>
  checkAddress?: (address: string) => Promise<AddressFacts>
  resolveName?: (name: string) => Promise<string | undefined>
  awaitTransaction?: (hash: string, from?: string) => Promise<void>
  /** The hash under which the chain has each transaction; by default, its own. */
  minedAs?: string
  /** Whether a transaction is only proposed to the account's owners; without it from the start, accounts have none. */
  isProposed?: (query: TransactionQuery) => Promise<boolean>
  /** The transactions of a batch, if any; without it from the start, the family has no calls of contracts. */
  awaitBatch?: (id: string) => Promise<unknown>
  reserve?: () => Promise<bigint>
  /** How calls of contracts are prepared; without it from the start, the family has none but `awaitBatch`. */
  prepareCalls?: (request: CallsRequest) => Promise<PreparedCalls>
  /** What simulated calls would change; by default, the chain cannot simulate them. */
  changes?: (request: ChangesRequest) => Promise<CallsChanges>
  /** What the chain charges for publishing a call's data; by default, nothing. */
  dataFee?: (query: DataFeeQuery) => Promise<bigint>
  /** The decimals that a token's contract tells. */
  decimals?: (token: string) => Promise<number>
}

/** A family under the test's control. */
export interface FakeAdapter {
  readonly factory: AdapterFactory
  readonly calls: string[]
  readonly script: Script
  emit(event: AdapterEvent): void
}

export const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const BOB = '0x000000000000000000000000000000000000dEaD'

export const aspen: Connector = {
  id: 'com.example.aspen',
  type: 'ANNOUNCED',
  name: 'Aspen',
  chain: 'eip155',
  info: { rdns: 'com.example.aspen' },
}
export const birch: Connector = {
  ...aspen,
  id: 'com.example.birch',
  name: 'Birch',
  info: { rdns: 'com.example.birch' },
}

/** The result of a wallet on chain 1 with Alice's account. */
export const result = (connectorId = aspen.id, patch: Partial<ConnectResult> = {}): ConnectResult => ({
  connectorId,
  accounts: [{ address: ALICE }],
  caipNetworkId: 'eip155:1',
  ...patch,
})

/** A hash as EVM chains write it. */
export const HASH = `0x${'ab'.repeat(32)}`

/** A transfer that the wallet approves and the chain confirms immediately. */
export const transfer = (calls: string[] = [], patch: Partial<PreparedTransfer> = {}): PreparedTransfer => ({
  fee: 21_000n * 10n ** 9n,
  deposit: 0n,
  decimals: 18,
  send() {
    calls.push('send')
    return Promise.resolve({ hash: HASH, confirmed: Promise.resolve(HASH) })
  },
  ...patch,
})

const transfersOf = (script: Script, calls: string[]): TransfersPort => ({
  prepare(request) {
    calls.push(`prepare ${request.amount} to ${request.to}${request.token ? ` of ${request.token}` : ''}`)
    return script.prepareTransfer?.(request) ?? Promise.resolve(transfer(calls))
  },
  checkAddress: async ({ address }) => (await script.checkAddress?.(address)) ?? {},
  async awaitTransaction({ hash, from }) {
    calls.push(`await ${hash}`)
    await script.awaitTransaction?.(hash, from)
    return script.minedAs ?? hash
  },
  ...(script.isProposed
    ? { isProposed: async (query: TransactionQuery) => (await script.isProposed?.(query)) === true }
    : {}),
  reserve: () => script.reserve?.() ?? Promise.resolve(10n ** 15n),
})

const callsOf = (script: Script): CallsPort => ({
  decimals: async ({ token }) => (await script.decimals?.(token)) ?? 18,
  prepare: request => script.prepareCalls?.(request) ?? Promise.reject(new Error('not asked')),
  changes: async request => script.changes?.(request),
  dataFee: async query => (await script.dataFee?.(query)) ?? 0n,
  async awaitBatch({ id }) {
    const hashes = await script.awaitBatch?.(id)
    return Array.isArray(hashes) ? hashes.map(String) : []
  },
})

/** Creates a family with wallets scripted by `script`; by default they approve immediately. */
export function fakeAdapter(
  script: Script = {},
  { namespace = 'eip155', connectors = [aspen, birch] }: { namespace?: ChainNamespace; connectors?: Connector[] } = {},
): FakeAdapter {
  const listeners = new Set<(event: AdapterEvent) => void>()
  const calls: string[] = []
  const emit = (event: AdapterEvent): void => listeners.forEach(listener => listener(event))
  const connector = (id: string): ConnectorPort => ({
    connect(signal) {
      calls.push(`connect ${id}`)
      return script.connect?.(id, signal) ?? Promise.resolve(result(id))
    },
    reconnect(signal) {
      calls.push(`reconnect ${id}`)
      return script.reconnect?.(id, signal) ?? Promise.resolve(result(id))
    },
    awaitReturn: ({ ask } = {}) => void calls.push(`await return of ${id}${ask ? ', asking' : ''}`),
    async recheck() {
      calls.push(`recheck ${id}`)
      const found = await ((script.recheck ?? script.reconnect)?.(id) ?? result(id))
      if (!found) return emit({ type: 'disconnect', connectorId: id })
      emit({ type: 'network', connectorId: id, caipNetworkId: found.caipNetworkId })
      emit({ type: 'accounts', connectorId: id, accounts: found.accounts })
    },
    disconnect() {
      calls.push(`disconnect ${id}`)
      return script.disconnect?.(id) ?? Promise.resolve()
    },
    provider: () => ({ id }),
    async switchNetwork(network, signal) {
      calls.push(`switch ${network.caipNetworkId}`)
      if (!script.switchNetwork) return network.caipNetworkId
      return (await script.switchNetwork(id, network, signal)) as typeof network.caipNetworkId | undefined
    },
    async signMessage(params) {
      calls.push(`sign ${params.address}`)
      // what a family hands on is a text; a test may have its wallet answer with anything
      return ((await script.signMessage?.(params, id)) ?? `signed: ${params.message}`) as string
    },
    balance: () => balanceOver('wallet'),
    ...(script.isSwitchedByVisitor ? { switchNetwork: undefined, isSwitchedByVisitor: true } : {}),
  })
  const wallets: WalletsPort = {
    discover: () => void calls.push('discover'),
    connectors: () => connectors,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // of WalletConnect only if it is listed: otherwise the page's own joins
    connector: id =>
      id === WALLET_CONNECT_ID && !connectors.some(known => known.id === id) ? undefined : connector(id),
  }
  async function balanceOver(way: string): Promise<NativeBalance> {
    calls.push(`balance over ${way}`)
    return { amount: (await script.balance?.()) ?? 10n ** 18n, symbol: 'ETH', decimals: 18 }
  }
  const adapter: ChainAdapter = {
    namespace,
    wallets,
    reads: async () => ({
      balance: () => balanceOver('endpoints'),
      async tokens({ tokens }) {
        calls.push(`tokens ${tokens.length}`)
        return (await script.tokens?.(tokens)) ?? []
      },
      ...(script.received
        ? { received: async (query: ReceivedQuery) => (await script.received?.(query)) === true }
        : {}),
    }),
    transfers: async () => transfersOf(script, calls),
    ...(script.awaitBatch || script.prepareCalls ? { calls: async () => callsOf(script) } : {}),
    names: async () => ({
      normalize: name => (/[\p{L}\p{N}]\u200d/u.test(name) ? undefined : name.toLowerCase()),
      async resolve({ name }) {
        calls.push(`resolve ${name}`)
        return script.resolveName?.(name)
      },
    }),
    destroy: () => listeners.clear(),
  }
  return {
    factory: { namespace, load: () => Promise.resolve(adapter) },
    calls,
    script,
    emit,
  }
}
