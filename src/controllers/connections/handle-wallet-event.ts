import type { WalletEvent } from '../../chains/ports/wallets.js'
import { isAddress, isSameAddress } from '../../core/address.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { networksController } from '../networks/networks.js'
import { applyNetwork } from './establish/apply-network.js'
import { clearConnection, dropConnection } from './disconnect/drop-connection.js'
import { report } from '../shell/report.js'
import { awaitReturn, restoreOnReturn } from './restore-on-return.js'
import { leaveNamespace } from './select-namespace.js'
import { followChoice } from './establish/account-choice.js'
import { leaveSwitch } from './establish/leave-switch.js'
import { showAccounts } from './establish/show-accounts.js'

/** Handles a connected wallet's events: other accounts, another network, or its end. */
export function handleWalletEvent(namespace: ChainNamespace, event: WalletEvent): void {
  if (event.type === 'returned') report(restoreOnReturn(namespace, event.connectorId), { shown: true })
  else if (event.connectorId === connectionsController.activeConnectorId(namespace)) follow(namespace, event)
  else if (event.type === 'disconnect') dropConnection(namespace, event.connectorId)
}

function follow(namespace: ChainNamespace, event: Exclude<WalletEvent, { type: 'returned' }>): void {
  if (event.type === 'disconnect') return lose(namespace, event.connectorId)
  if (event.type === 'locked') return giveUp(namespace, event.connectorId)
  if (event.type === 'network') return move(namespace, event.caipNetworkId)
  if (event.type === 'approved') return networksController.setApproved(namespace, event.approved)
  const given = event.accounts.filter(({ address }) => isAddress(namespace, address))
  const accounts = followChoice(namespace, event.connectorId, given)
  const [first] = accounts
  if (!first) return lose(namespace, event.connectorId)
  const { address } = accountsController.account(namespace)
  const same = address !== undefined && isSameAddress(namespace, address, first.address)
  showAccounts(namespace, event.connectorId, accounts, { keep: same, embedded: event.embedded })
}

/** The wallet is on another network; the visitor may have completed a failed switch in it. */
function move(namespace: ChainNamespace, caipNetworkId: CaipNetworkId | undefined): void {
  applyNetwork(namespace, caipNetworkId)
  const { switching } = networksController.state
  if (caipNetworkId && switching && switching.status !== 'waiting') leaveSwitch(caipNetworkId)
}

/**
 * The wallet ended the connection itself, as some do for one family when another connects: a notice offers to restore
 * it, and a family that is still connected becomes active.
 */
function lose(namespace: ChainNamespace, connectorId: string): void {
  dropConnection(namespace, connectorId)
  leaveNamespace([namespace])
  connectionsController.setDropped(namespace, connectorId)
  if (connectorId !== WALLET_CONNECT_ID) waitFor(namespace, connectorId)
}

/** The wallet is locked: it is given up on this page, and its stored data is kept for its return and the next visit. */
function giveUp(namespace: ChainNamespace, connectorId: string): void {
  clearConnection(namespace, connectorId)
  leaveNamespace([namespace])
  connectionsController.setDropped(namespace, connectorId)
  waitFor(namespace, connectorId)
}

function waitFor(namespace: ChainNamespace, connectorId: string): void {
  connectionsController.setAwaited(namespace, connectorId)
  report(awaitReturn(namespace, connectorId))
}
