import { isSameAddress } from '../../core/address.js'
import type { SwapQuote } from '../../core/entities/swap.js'
import { holderOf } from '../accounts/holder.js'
import { connectionsController } from '../connections/connections.js'

/** Whether account, network and wallet are still those of the quote. */
export function isCurrentSwap({ from, caipNetworkId, connectorId }: SwapQuote): boolean {
  const holder = holderOf('eip155')
  return (
    holder?.network.caipNetworkId === caipNetworkId &&
    isSameAddress('eip155', holder.address, from) &&
    connectionsController.activeConnectorId('eip155') === connectorId
  )
}
