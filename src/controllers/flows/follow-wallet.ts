import type { AdapterEvent, ChainAdapter, WalletEvent } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { connectorsController } from '../connectors.js'
import { report } from './report.js'

/** Keeps the state in step with what a family's wallets say, for as long as the family lives. */
export function followAdapter(adapter: ChainAdapter): void {
  const { namespace } = adapter
  connectorsController.setConnectors(namespace, adapter.connectors())
  adapter.subscribe(event => follow(namespace, event))
}

let queue: Promise<unknown> = Promise.resolve()

/** What connected wallets say is taken in the order they say it; the code for it loads with the first. */
function follow(namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') return connectorsController.setConnectors(namespace, event.connectors)
  const step = queue.then(() => take(namespace, event))
  queue = step.catch(() => undefined)
  report(step)
}

async function take(namespace: ChainNamespace, event: WalletEvent): Promise<void> {
  const { takeWalletEvent } = await import('./take-wallet-event.js')
  takeWalletEvent(namespace, event)
}
