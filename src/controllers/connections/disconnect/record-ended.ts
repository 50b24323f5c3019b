import type { ChainNamespace } from '../../../core/caip.js'
import { VIEW_ONLY_ID } from '../../../core/entities/connector.js'
import type { Connection } from '../../../core/entities/connection.js'
import { CONNECTION_KEYS } from '../../../services/storage/connection-keys.js'
import { readStored } from '../../../services/storage/read-write.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { connectionsController } from '../connections.js'
import { isSameId } from '../rules.js'
import { signInContext } from '../sign-in-context.js'

/**
 * Records that a connection ends, before it is removed, so that its accounts are signed out. A connection that is
 * disconnected before it was restored may exist only in storage.
 */
export function recordEnded(namespace: ChainNamespace, connectorId: string): void {
  const { siwx, siweConfig } = optionsController.state.options
  if ((!siwx && !siweConfig) || connectorId === VIEW_ONLY_ID) return
  const find = (list: readonly Connection[] = []): Connection | undefined =>
    list.find(known => isSameId(known.connectorId, connectorId))
  const live = find(connectionsController.list(namespace))
  const stored = find(readStored(CONNECTION_KEYS.connections)[namespace])
  const accounts = [...(live?.accounts ?? []), ...(stored?.accounts ?? [])]
  signInContext().ended.push({
    namespace,
    addresses: accounts.map(({ address }) => address),
    caipNetworkId:
      stored?.caipNetworkId ?? live?.caipNetworkId ?? networksController.state.active[namespace]?.caipNetworkId,
  })
}
