import type { AdapterEvent, WalletEvent } from '../../chains/ports/wallets.js'
import type { ChainAdapter } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { type Connector, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { instanceValue } from '../../core/instance.js'
import { signal } from '../../core/signal.js'
import { Task } from '../../core/task.js'
import { connectorsController } from './connectors.js'
import { report } from '../shell/report.js'
import { optionsController } from '../shell/options.js'
import { embeddedConnectors } from './login-methods.js'
import { canRelay } from './wallet-connect/can-relay.js'

/** The WalletConnect connector in a namespace, if the site has it; plain data, its code is lazy. */
export const relayConnectors = (chain: ChainNamespace): readonly Connector[] =>
  canRelay(optionsController.state.options)
    ? [{ id: WALLET_CONNECT_ID, type: 'WALLET_CONNECT', name: 'WalletConnect', chain }]
    : []

/** Connectors added to a family besides those of its own wallets. */
const joined = instanceValue((): Connector[] => [])

/** Lists a connector added to a family besides those of its own wallets. */
export function listConnector(connector: Connector): void {
  joined().push(connector)
  connectorsController.setConnectors(connector.chain, [connector, ...connectorsController.list(connector.chain)])
}

/** Keeps the state in sync with a family's wallet events, for the family's lifetime. */
export function followAdapter(adapter: ChainAdapter): void {
  const { namespace, wallets } = adapter
  setConnectors(namespace, wallets?.connectors() ?? [])
  wallets?.subscribe(event => followWallet(namespace, event))
}

const setConnectors = (namespace: ChainNamespace, found: readonly Connector[]): void =>
  connectorsController.setConnectors(namespace, [
    ...found,
    ...joined().filter(({ chain }) => chain === namespace),
    ...relayConnectors(namespace),
    ...embeddedConnectors(namespace),
  ])

type Handler = (namespace: ChainNamespace, event: WalletEvent) => void

/** The handler of wallet events, once loaded. */
const handler = signal<Handler | undefined>(undefined)
/** Wallet events received before their handler had loaded, in order. */
const waiting = instanceValue((): (readonly [ChainNamespace, WalletEvent])[] => [])
const handling = new Task()

/** Events from connected wallets are handled in order; the handler loads with the first events, which wait for it. */
export function followWallet(namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') return setConnectors(namespace, event.connectors)
  const handle = handler.get()
  if (handle) return handle(namespace, event)
  waiting().push([namespace, event])
  if (!handling.running) report(handling.join(handleWaiting))
}

async function handleWaiting(life: AbortSignal): Promise<void> {
  const { handleWalletEvent } = await import('./handle-wallet-event.js')
  life.throwIfAborted()
  handler.set(handleWalletEvent)
  for (const [namespace, event] of waiting().splice(0)) handleWalletEvent(namespace, event)
}
