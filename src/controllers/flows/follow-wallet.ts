import type { AdapterEvent, ChainAdapter, WalletEvent } from '../../chains/adapter.js'
import { isSameAddress, isAddress } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import { accountsController } from '../accounts.js'
import { connectionsController } from '../connections.js'
import { connectorsController } from '../connectors.js'
import { applyNetwork } from './apply-network.js'
import { dropConnection } from './drop-connection.js'
import { showAccounts } from './show-accounts.js'

/** Keeps the state in step with what a family's wallets say, for as long as the family lives. */
export function followAdapter(adapter: ChainAdapter): void {
  const { namespace } = adapter
  connectorsController.setConnectors(namespace, adapter.connectors())
  adapter.subscribe(event => follow(namespace, event))
}

function follow(namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') connectorsController.setConnectors(namespace, event.connectors)
  else if (event.connectorId === connectionsController.activeConnectorId(namespace)) followActive(namespace, event)
  else if (event.type === 'disconnect') dropConnection(namespace, event.connectorId)
}

function followActive(namespace: ChainNamespace, event: WalletEvent): void {
  if (event.type === 'disconnect') return dropConnection(namespace, event.connectorId)
  if (event.type === 'network') return applyNetwork(namespace, event.caipNetworkId)
  const accounts = event.accounts.filter(({ address }) => isAddress(namespace, address))
  const [first] = accounts
  if (!first) return dropConnection(namespace, event.connectorId)
  const { address } = accountsController.account(namespace)
  const same = address !== undefined && isSameAddress(namespace, address, first.address)
  showAccounts(namespace, event.connectorId, accounts, { keep: same })
}
