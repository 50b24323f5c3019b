import { loadedAdapter } from '../../chains/loaded.js'
import { isSameAddress } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import { AUTH_ID, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { instance, instanceValue } from '../../core/instance.js'
import { CONNECTION_KEYS, connectorIdKey } from '../../services/storage/connection-keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectTask } from '../connections/attempt.js'
import { showDisconnected } from '../connections/disconnect/drop-connection.js'
import { establish } from '../connections/establish/establish.js'
import { leaveUnsupportedView } from '../connections/establish/place-network.js'
import { isInUse } from '../connections/disconnect/shared-connections.js'
import { isReplaced } from '../connections/shared-session.js'
import { recall } from '../connections/disconnect/forget-connection.js'
import { report } from '../shell/report.js'
import { restoreNetwork } from '../connections/establish/restore-network.js'
import { nextNamespace } from '../connections/select-namespace.js'
import { followSignIn } from './follow-sign-in.js'

/**
 * Syncs this tab with what another tab stored: what was disconnected there is disconnected here, what was connected
 * there is adopted silently; without `enableReconnect`, only what was connected there just now. Nothing is written, so that
 * two tabs never react to each other.
 *
 * @param changed the name of the stored value that the other tab changed, if known
 */
export function syncTabs(changed?: string): void {
  followSignIn()
  for (const namespace of optionsController.state.namespaces) follow(namespace, changed)
}

function follow(namespace: ChainNamespace, changed?: string): void {
  const { signal: life } = instance()
  const here = connectionsController.activeConnectorId(namespace)
  const there = readStored(connectorIdKey(namespace))
  recall(namespace)
  const awaited = connectionsController.state.awaited[namespace]
  if (awaited && connectionsController.stateOf(namespace, awaited) === 'disconnected')
    connectionsController.setAwaited(namespace, undefined) // the visitor disconnected it there
  const isOtherLogin = here === AUTH_ID && here === there && hasOtherLogin(namespace)
  if (here === there && !isOtherLogin && !(here === WALLET_CONNECT_ID && isReplaced())) return
  if (here) applyDisconnect(namespace, here, { returns: isOtherLogin })
  if (!there || !(here || isNews(namespace, changed))) return
  if (accountsController.account(namespace).status !== 'connecting') return report(takeOver(namespace, there))
  connectTask.running?.catch(() => life.aborted || follow(namespace, changed)) // if the attempt in this tab fails, follow the other tab
}

/** Whether a stored connection may be adopted: without `enableReconnect`, only one that another tab has just made. */
const isNews = (namespace: ChainNamespace, changed: string | undefined): boolean =>
  optionsController.state.options.enableReconnect !== false || changed === connectorIdKey(namespace).name

/** Account types that the embedded wallet did not give this tab first although another tab chose them. */
const notGiven = instanceValue(() => new Map<ChainNamespace, string>())

/** The accounts of the login that a tab stored last, or of this tab if none did. */
const storedAccounts = (namespace: ChainNamespace): readonly Account[] =>
  connectionsController.list(namespace).find(({ connectorId }) => connectorId === AUTH_ID)?.accounts ?? []

const shareAddress = (namespace: ChainNamespace, some: readonly Account[], others: readonly Account[]): boolean =>
  some.some(({ address }) => others.some(other => isSameAddress(namespace, other.address, address)))

/** The account type that the visitor chose, if another account of the list is of it and the first is not. */
function missedType(namespace: ChainNamespace, [first, ...others]: readonly Account[]): string | undefined {
  const type = readStored(CONNECTION_KEYS.preferredAccountTypes)[namespace]
  return first?.type !== type && others.some(account => account.type === type) ? type : undefined
}

/**
 * Whether another tab logged in as someone else, or chose another account type: the secure site has one login for all
 * tabs. Which account comes first is no sign of it, as each tab has a network of its own.
 */
function hasOtherLogin(namespace: ChainNamespace): boolean {
  const { status, allAccounts } = accountsController.account(namespace)
  const stored = storedAccounts(namespace)
  if (status !== 'connected' || !stored.length) return false
  if (!shareAddress(namespace, allAccounts, stored)) return true
  const type = missedType(namespace, allAccounts)
  return type !== undefined && type !== notGiven().get(namespace)
}

/** Applies that another tab disconnected. What `returns` at once leaves its family active. */
function applyDisconnect(
  namespace: ChainNamespace,
  connectorId: string,
  { returns = false }: { readonly returns?: boolean } = {},
): void {
  if (connectorId !== WALLET_CONNECT_ID || !isInUse(connectorId, namespace) || isReplaced())
    // other families still use the session, unless another tab has paired again
    loadedAdapter(namespace)?.wallets?.connector(connectorId)?.leave?.()
  connectionsController.setActive(namespace, undefined)
  accountsController.clear(namespace)
  networksController.setApproved(namespace, undefined)
  restoreNetwork(namespace)
  const next = returns ? undefined : nextNamespace([namespace])
  if (next) networksController.select(next)
  leaveUnsupportedView()
  showDisconnected()
}

/**
 * Whether accounts of the secure site are those that the other tab stored. Any others are left alone: this tab would store
 * them, and the other tab follow.
 */
function isStoredLogin(namespace: ChainNamespace, accounts: readonly Account[]): boolean {
  recall(namespace)
  const stored = storedAccounts(namespace)
  const missed = missedType(namespace, accounts)
  if (missed) notGiven().set(namespace, missed)
  else notGiven().delete(namespace)
  return !stored.length || shareAddress(namespace, accounts, stored)
}

async function takeOver(namespace: ChainNamespace, connectorId: string): Promise<void> {
  const life = instance().signal
  const isStill = (): boolean => !life.aborted && readStored(connectorIdKey(namespace)) === connectorId // it may be disconnected meanwhile
  try {
    const adapter = await adapterOf(namespace, connectorId)
    const connector = adapter.wallets?.connector(connectorId)
    const result = await connector?.reconnect()
    if (!result || !isStill() || connectionsController.activeConnectorId(namespace)) return
    if (connectorId === AUTH_ID && !isStoredLogin(namespace, result.accounts)) return connector?.leave?.()
    const { session } = result
    if (session && isReplaced(session))
      connector?.leave?.() // the client is in use, and still holds the former session
    else establish(namespace, result, { restored: true })
  } catch (error) {
    if (isStill()) throw error
  }
}
