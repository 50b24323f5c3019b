import { isActiveConnected, isViewOnly } from '../accounts/active.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { networksController } from '../networks/networks.js'

/**
 * The receiving account: the one that the visitor sees, whatever they sent from before; `undefined` without one of their
 * own. Reading it in `render()` subscribes.
 */
export function depositAccount(): Holder | undefined {
  const { activeNamespace } = networksController.state
  const isOwn = isActiveConnected() && !isViewOnly()
  return activeNamespace && isOwn ? holderOf(activeNamespace) : undefined
}
