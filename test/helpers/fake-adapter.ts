import type { AdapterEvent, AdapterFactory, ChainAdapter, ConnectResult } from '../../src/chains/adapter.js'
import type { ChainNamespace } from '../../src/core/caip.js'
import type { Connector } from '../../src/core/entities/connector.js'
import type { CaipNetwork } from '../../src/core/entities/network.js'

/** What a test says the wallets of a family do. */
export interface Script {
  connect?: (connectorId: string, signal?: AbortSignal) => Promise<ConnectResult>
  reconnect?: (connectorId: string) => Promise<ConnectResult | undefined>
  disconnect?: (connectorId: string) => Promise<void>
  switchNetwork?: (connectorId: string, network: CaipNetwork) => Promise<ReturnType<() => string | undefined>>
  balance?: () => Promise<bigint>
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

/** What a wallet gives that is on chain 1 with Alice's account. */
export const result = (connectorId = aspen.id, patch: Partial<ConnectResult> = {}): ConnectResult => ({
  connectorId,
  accounts: [{ address: ALICE }],
  caipNetworkId: 'eip155:1',
  ...patch,
})

/** Makes a family whose wallets do what `script` says; by default they agree at once. */
export function fakeAdapter(
  script: Script = {},
  { namespace = 'eip155', connectors = [aspen, birch] }: { namespace?: ChainNamespace; connectors?: Connector[] } = {},
): FakeAdapter {
  const listeners = new Set<(event: AdapterEvent) => void>()
  const calls: string[] = []
  const adapter: ChainAdapter = {
    namespace,
    discover: () => void calls.push('discover'),
    connectors: () => connectors,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect(id, signal) {
      calls.push(`connect ${id}`)
      return script.connect?.(id, signal) ?? Promise.resolve(result(id))
    },
    reconnect(id) {
      calls.push(`reconnect ${id}`)
      return script.reconnect?.(id) ?? Promise.resolve(result(id))
    },
    disconnect(id) {
      calls.push(`disconnect ${id}`)
      return script.disconnect?.(id) ?? Promise.resolve()
    },
    provider: id => ({ id }),
    async balance({ over }) {
      calls.push(`balance over ${over === 'endpoints' ? over : 'wallet'}`)
      return { amount: (await script.balance?.()) ?? 10n ** 18n, symbol: 'ETH', decimals: 18 }
    },
    async switchNetwork(id, network) {
      calls.push(`switch ${network.caipNetworkId}`)
      if (!script.switchNetwork) return network.caipNetworkId
      return (await script.switchNetwork(id, network)) as typeof network.caipNetworkId | undefined
    },
    destroy: () => listeners.clear(),
  }
  return {
    factory: { namespace, load: () => Promise.resolve(adapter) },
    calls,
    script,
    emit: event => listeners.forEach(listener => listener(event)),
  }
}
