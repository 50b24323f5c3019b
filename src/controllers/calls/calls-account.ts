import { isSameAddress } from '../../core/address.js'
import type { RequestedCalls, CallsQuote } from '../../core/entities/calls.js'
import { isViewOnly, networkOf, statusOf } from '../accounts/active.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { connectionsController } from '../connections/connections.js'

/** Whether an EVM account is connected that can sign. */
export const canSign = (): boolean => statusOf('eip155') === 'connected' && !isViewOnly('eip155')

/** The account that sends calls: the connected EVM account on a supported network. */
export const callsAccount = (): Holder | undefined => (canSign() ? holderOf('eip155') : undefined)

/** Whether the account is on a network other than that of the calls, maybe one that the site does not support. */
export function isElsewhere({ caipNetworkId }: RequestedCalls): boolean {
  const network = networkOf('eip155')
  if (!network || !canSign()) return false
  return network.unsupported === true || network.caipNetworkId !== caipNetworkId
}

/** Whether account, network and wallet are still those of the quote. */
export function isCurrentCalls({ from, caipNetworkId, connectorId }: CallsQuote): boolean {
  const holder = callsAccount()
  return (
    holder?.network.caipNetworkId === caipNetworkId &&
    isSameAddress('eip155', holder.address, from) &&
    connectionsController.activeConnectorId('eip155') === connectorId
  )
}
