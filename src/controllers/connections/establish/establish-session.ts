import type { WalletConnectLink } from '../../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { connectionsController } from '../connections.js'
import { modalController } from '../../shell/modal.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { establish } from './establish.js'

/**
 * Takes over what a wallet gave in a session, in every namespace of the site in which no other wallet is connected. The
 * namespace that the visitor came for is taken in any case and becomes the active one, or the active one stays it, when
 * the wallet has it. Gives the namespaces that were taken, the active one first.
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
  return [...ordered].reverse()
}

/** Whether another wallet is connected in a namespace. */
function isOthers(namespace: ChainNamespace): boolean {
  const connectorId = connectionsController.activeConnectorId(namespace)
  return connectorId !== undefined && connectorId !== WALLET_CONNECT_ID
}
