import { isSameAddress } from '../../core/address.js'
import type { RequestedCalls, CallsQuote } from '../../core/entities/calls.js'
import { accountsController } from '../accounts/accounts.js'
import { isViewOnly } from '../accounts/active.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { connectionsController } from '../connections/connections.js'

/** The account that sends calls: the connected EVM account on a supported network. */
export function callsAccount(): Holder | undefined {
  const holder = holderOf('eip155')
  if (!holder || isViewOnly('eip155')) return undefined
  return accountsController.account('eip155').status === 'connected' ? holder : undefined
}

/** Whether the account is on a network other than that of the calls. */
export const isElsewhere = ({ network }: Holder, { caipNetworkId }: RequestedCalls): boolean =>
  network.caipNetworkId !== caipNetworkId

/** Whether account, network and wallet are still those of the quote. */
export function isCurrentCalls({ from, caipNetworkId, connectorId }: CallsQuote): boolean {
  const holder = callsAccount()
  return (
    holder?.network.caipNetworkId === caipNetworkId &&
    isSameAddress('eip155', holder.address, from) &&
    connectionsController.activeConnectorId('eip155') === connectorId
  )
}
