import type { WalletConnectLink } from '../../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { connectionsController } from '../connections.js'
import { modalController } from '../../shell/modal.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { dropConnection } from '../disconnect/drop-connection.js'
import { establish } from './establish.js'

/**
 * Applies a session's result in every namespace of the site without another connected wallet. The requested namespace
 * is applied in any case and becomes active; without one, the active namespace stays, if the wallet has it. Returns the
 * applied namespaces, the active one first. Namespaces of the former session that this one lacks are disconnected.
 */
export function establishSession(
  link: Pick<WalletConnectLink, 'state'>,
  asked: ChainNamespace | undefined = modalController.state.namespace,
): readonly ChainNamespace[] {
  const wanted = [asked, networksController.state.activeNamespace]
  const served = optionsController.state.namespaces.filter(namespace => link.state.namespaces().includes(namespace))
  const first = wanted.flatMap(namespace => served.find(known => known === namespace) ?? [])[0] ?? served[0]
  if (!first) return []
  const others = served.filter(namespace => namespace !== first && !isOthers(namespace))
  const ordered = [...others, first] // the last stays active
  for (const namespace of ordered) {
    const result = link.state.result(namespace)
    if (result) establish(namespace, result)
  }
  const isLeft = (namespace: ChainNamespace): boolean =>
    !served.includes(namespace) && connectionsController.activeConnectorId(namespace) === WALLET_CONNECT_ID
  for (const namespace of optionsController.state.namespaces.filter(isLeft))
    dropConnection(namespace, WALLET_CONNECT_ID)
  return [...ordered].reverse()
}

/**
 * Connects a namespace that the wallet added to its session, if the site has it and no other wallet is connected there. The
 * active namespace stays.
 */
export function establishAdded({ state }: Pick<WalletConnectLink, 'state'>, namespace: ChainNamespace): void {
  const result = state.result(namespace)
  const { activeNamespace } = networksController.state
  if (!result || isOthers(namespace) || !optionsController.state.namespaces.includes(namespace)) return
  establish(namespace, result, { select: !activeNamespace })
}

/** Whether another wallet is connected in a namespace. */
function isOthers(namespace: ChainNamespace): boolean {
  const connectorId = connectionsController.activeConnectorId(namespace)
  return connectorId !== undefined && connectorId !== WALLET_CONNECT_ID
}
