import type { ChainNamespace } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { KEYS } from '../../services/storage/keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { holderOf, isSmartAccount } from '../accounts/holder.js'
import { networksController } from '../networks/networks.js'

/**
 * The networks on which the connected account can receive: the active one and those that its wallet approved, or all if it
 * reports none. A smart account of the embedded wallet exists only on networks that have smart accounts.
 */
export function receivingNetworks(namespace: ChainNamespace): readonly CaipNetwork[] {
  const { active, approved } = networksController.state
  const holder = holderOf(namespace)
  const known = approved[namespace]
  const smart = holder && isSmartAccount(holder) ? readStored(KEYS.smartAccountNetworks) : []
  return networksController
    .list(namespace)
    .filter(
      ({ id, caipNetworkId }) =>
        caipNetworkId === active[namespace]?.caipNetworkId ||
        ((!known || known.includes(caipNetworkId)) && (!smart.length || smart.includes(String(id)))),
    )
}
