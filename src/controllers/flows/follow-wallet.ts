import type { AdapterEvent, ChainAdapter, WalletEvent } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import { connectorsController } from '../connectors.js'
import { relayConnectors } from '../derived/relay-connectors.js'
import { loadBackstage } from './load-backstage.js'
import { report } from './report.js'

/** Keeps the state in step with what a family's wallets say, for as long as the family lives. */
export function followAdapter(adapter: ChainAdapter): void {
  const { namespace } = adapter
  setConnectors(namespace, adapter.connectors())
  adapter.subscribe(event => followWallet(namespace, event))
}

const setConnectors = (namespace: ChainNamespace, found: readonly Connector[]): void =>
  connectorsController.setConnectors(namespace, [...found, ...relayConnectors(namespace)])

type Take = (namespace: ChainNamespace, event: WalletEvent) => void

let take: Take | undefined
let waiting: (readonly [ChainNamespace, WalletEvent])[] = []
let loading = false

/** What connected wallets say is taken at once and in order; the code for it loads with the first, which wait for it. */
export function followWallet(namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') return setConnectors(namespace, event.connectors)
  if (take) return take(namespace, event)
  waiting.push([namespace, event])
  if (!loading) report(load())
}

async function load(): Promise<void> {
  loading = true
  try {
    take = (await loadBackstage()).takeWalletEvent
  } finally {
    loading = false
  }
  const events = waiting
  waiting = []
  for (const [namespace, event] of events) take(namespace, event)
}
