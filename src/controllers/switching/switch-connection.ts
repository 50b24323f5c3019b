import type { ChainNamespace } from '../../core/caip.js'
import type { ConnectionTarget } from '../../core/entities/connection.js'
import { AUTH_ID, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { type Social, SOCIALS } from '../../core/features.js'
import { SOCIAL_NAMES } from '../../core/social.js'
import { tasks } from '../../core/task.js'
import { connectionsController } from '../connections/connections.js'
import { adapterOf } from '../connections/adapter-of.js'
import { chooseAccount } from '../connections/choose-account.js'
import { connect } from '../connect/connect.js'
import { establish } from '../connections/establish/establish.js'
import { selectNamespace } from '../connections/select-namespace.js'
import { rememberWallet } from '../wallets/remember-wallet.js'

const restoring = tasks<ChainNamespace, boolean>()

/**
 * Activates a connection without a prompt; `false` if its wallet has to be asked. The latest choice wins: a wallet that
 * answers after another was chosen, connected or disconnected changes nothing.
 *
 * @throws {ModalClosedError} something else was chosen meanwhile
 */
export const restoreSilently = (target: ConnectionTarget): Promise<boolean> =>
  restoring(target.namespace).join(signal => restore(target, signal), target.connectorId)

async function restore({ namespace, connectorId }: ConnectionTarget, signal: AbortSignal): Promise<boolean> {
  const active = connectionsController.activeConnectorId(namespace)
  const isEnded = (): boolean => connectionsController.stateOf(namespace, connectorId) === 'disconnected'
  const isListed = (): boolean => connectionsController.list(namespace).some(known => known.connectorId === connectorId)
  if (active === connectorId) return true
  if (isEnded()) return false
  const wasListed = isListed()
  const connector = (await adapterOf(namespace, connectorId)).wallets?.connector(connectorId)
  const result = await connector?.reconnect(signal).catch(() => undefined) // refused or no answer: prompt
  signal.throwIfAborted()
  const isRemoved = isEnded() || (wasListed && !isListed())
  if (isRemoved || connectionsController.activeConnectorId(namespace) !== active) throw new ModalClosedError()
  if (!result) return false
  establish(namespace, result)
  rememberWallet(namespace, connectorId)
  return true
}

/** The provider of a known social login: a connection is named after it. */
export function socialOf({ namespace, connectorId }: ConnectionTarget): Social | undefined {
  if (connectorId !== AUTH_ID) return undefined
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === AUTH_ID)
  return SOCIALS.find(social => SOCIAL_NAMES[social] === known?.name)
}

/**
 * Makes another connection, or another account of it, the active one (SPEC 4). A known wallet that still allows the
 * site is reconnected silently; otherwise it is asked. Over WalletConnect, it is paired with in the modal, where a login
 * that has ended is repeated, too.
 *
 * @throws as `connect` and `restoreSilently` do, or `pairInView` or `connectSocial`
 */
export async function switchConnection(target: ConnectionTarget): Promise<void> {
  const { namespace, connectorId, address } = target
  if (connectionsController.activeConnectorId(namespace) === connectorId) selectNamespace(namespace)
  if (!(await restoreSilently(target))) {
    const provider = socialOf(target)
    if (connectorId === WALLET_CONNECT_ID) await (await import('../visit/pair-in-view.js')).pairInView(namespace)
    else if (provider) await (await import('../embedded/connect-social.js')).connectSocial(provider, namespace)
    else await connect(connectorId, namespace)
  }
  if (address) await chooseAccount(namespace, connectorId, address)
}
