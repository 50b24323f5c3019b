import type { WalletEvent } from '../../chains/adapter.js'
import { isAddress, isSameAddress } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { networksController } from '../networks/networks.js'
import { applyNetwork } from './establish/apply-network.js'
import { dropConnection } from './disconnect/drop-connection.js'
import { leaveNamespace } from './select-namespace.js'
import { showAccounts } from './establish/show-accounts.js'

/** Takes what a connected wallet says: other accounts, another network, or that it is gone. */
export function takeWalletEvent(namespace: ChainNamespace, event: WalletEvent): void {
  if (event.connectorId === connectionsController.activeConnectorId(namespace)) follow(namespace, event)
  else if (event.type === 'disconnect') dropConnection(namespace, event.connectorId)
}

function follow(namespace: ChainNamespace, event: WalletEvent): void {
  if (event.type === 'disconnect') return lose(namespace, event.connectorId)
  if (event.type === 'network') return applyNetwork(namespace, event.caipNetworkId)
  if (event.type === 'approved') return networksController.setApproved(namespace, event.approved)
  const accounts = event.accounts.filter(({ address }) => isAddress(namespace, address))
  const [first] = accounts
  if (!first) return lose(namespace, event.connectorId)
  const { address } = accountsController.account(namespace)
  const same = address !== undefined && isSameAddress(namespace, address, first.address)
  showAccounts(namespace, event.connectorId, accounts, { keep: same })
}

/**
 * The wallet let go by itself, as some do of one family when another connects: that is shown, with the way back. The page
 * goes on with a family that is still connected.
 */
function lose(namespace: ChainNamespace, connectorId: string): void {
  dropConnection(namespace, connectorId)
  leaveNamespace([namespace])
  connectionsController.setDropped(namespace, connectorId)
}
