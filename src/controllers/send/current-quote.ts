import { isSameAddress } from '../../core/address.js'
import type { SendQuote } from '../../core/entities/send.js'
import { connectionsController } from '../connections/connections.js'
import { holderOf } from '../accounts/holder.js'

/** Whether account, network and wallet are still those of a quote. */
export function isCurrent({ namespace, from, caipNetworkId, connectorId }: SendQuote): boolean {
  const holder = holderOf(namespace)
  return (
    holder?.network.caipNetworkId === caipNetworkId &&
    isSameAddress(namespace, holder.address, from) &&
    connectionsController.activeConnectorId(namespace) === connectorId
  )
}
