import type { ChainNamespace } from '../../core/caip.js'
import { canSend } from '../../core/availability.js'
import { accountsController } from '../accounts/accounts.js'
import { networksController } from '../networks/networks.js'
import { sendController } from './send.js'
import { isViewOnly } from '../accounts/active.js'
import { type Holder, holderOf } from '../accounts/holder.js'

/** The sending family: the one given by the site, else the active one. */
export const sendNamespace = (): ChainNamespace | undefined =>
  sendController.state.namespace ?? networksController.state.activeNamespace

/** The account that sends; `undefined` without one that can. Reading it in `render()` subscribes. */
export function sender(): Holder | undefined {
  const namespace = sendNamespace()
  const holder = namespace && canSend(namespace) ? holderOf(namespace) : undefined
  if (!holder || isViewOnly(holder.namespace)) return undefined
  return accountsController.account(holder.namespace).status === 'connected' ? holder : undefined
}
