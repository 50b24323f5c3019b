import { loadedAdapter } from '../../chains/loaded.js'
import type { ConnectResult, WalletEvent } from '../../chains/ports/wallets.js'
import { isAddress, isSameAddress } from '../../core/address.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { dropDeepLink } from '../../services/storage/deep-link.js'
import { instance } from '../../core/instance.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { networksController } from '../networks/networks.js'
import { applyNetwork } from './establish/apply-network.js'
import { establish } from './establish/establish.js'
import { clearConnection, dropConnection } from './disconnect/drop-connection.js'
import { recordEnded } from './disconnect/record-ended.js'
import { isInUse } from './disconnect/shared-connections.js'
import { report, reportFailure } from '../shell/report.js'
import { isReplaced } from './shared-session.js'
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
  if (event.type === 'disconnect') return replaceOrLose(namespace, event.connectorId)
  if (event.type === 'locked') return giveUp(namespace, event.connectorId)
  if (event.type === 'network') return move(namespace, event.caipNetworkId)
  if (event.type === 'approved') return networksController.setApproved(namespace, event.approved)
  const given = event.accounts.filter(({ address }) => isAddress(namespace, address))
  const accounts = followChoice(namespace, event.connectorId, given)
  const [first] = accounts
  if (!first) return replaceOrLose(namespace, event.connectorId)
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

/** The wallet ended the connection itself: the family's next connected wallet becomes active, if there is one. */
function replaceOrLose(namespace: ChainNamespace, connectorId: string): void {
  const isOnly = !connectionsController.inState(namespace, 'active').length
  const isElsewhere = connectorId === WALLET_CONNECT_ID && isReplaced() // the other tab's session follows
  if (isOnly || isElsewhere) return lose(namespace, connectorId)
  report(replace(namespace, connectorId))
}

async function replace(namespace: ChainNamespace, connectorId: string): Promise<void> {
  const life = instance().signal
  // if the code cannot be loaded, the connection is lost without a successor
  const successor = await nextIn(namespace).catch((error: unknown) => void reportFailure(error))
  if (life.aborted) return
  if (connectionsController.activeConnectorId(namespace) !== connectorId) return // the visitor was faster
  if (!successor) return lose(namespace, connectorId)
  recordEnded(namespace, connectorId)
  establish(namespace, successor, { restored: true })
  dropConnection(namespace, connectorId)
  if (connectorId === WALLET_CONNECT_ID && !isInUse(connectorId, namespace)) dropDeepLink()
  connectionsController.setDropped(namespace, connectorId)
}

async function nextIn(namespace: ChainNamespace): Promise<ConnectResult | undefined> {
  const { findSuccessor } = await import('./disconnect/find-successor.js')
  return findSuccessor(namespace, () => Promise.resolve(loadedAdapter(namespace)))
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
