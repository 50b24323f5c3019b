import type { AdapterEvent, ChainAdapter, WalletEvent } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { type Connector, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { connectorsController } from './connectors.js'
import { report } from '../shell/report.js'
import { optionsController } from '../shell/options.js'
import { embeddedConnectors } from './log-in-ways.js'
import { canRelay } from './wallet-connect/can-relay.js'

/** The connector of the wallet-connection protocol in a namespace, where the site has it; plain data, its code is lazy. */
export const relayConnectors = (chain: ChainNamespace): readonly Connector[] =>
  canRelay(optionsController.state.options)
    ? [{ id: WALLET_CONNECT_ID, type: 'WALLET_CONNECT', name: 'WalletConnect', chain }]
    : []

/** Keeps the state in step with what a family's wallets say, for as long as the family lives. */
export function followAdapter(adapter: ChainAdapter): void {
  const { namespace, wallets } = adapter
  setConnectors(namespace, wallets?.connectors() ?? [])
  wallets?.subscribe(event => followWallet(namespace, event))
}

const setConnectors = (namespace: ChainNamespace, found: readonly Connector[]): void =>
  connectorsController.setConnectors(namespace, [
    ...found,
    ...relayConnectors(namespace),
    ...embeddedConnectors(namespace),
  ])

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
    take = (await import('./take-wallet-event.js')).takeWalletEvent
  } finally {
    loading = false
  }
  const events = waiting
  waiting = []
  for (const [namespace, event] of events) take(namespace, event)
}
