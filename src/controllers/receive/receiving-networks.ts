import { type ChainNamespace, parseCaipNetworkId } from '../../core/caip.js'
import { bitcoinNetworkName, bitcoinNetworksOf } from '../../core/chain/bitcoin-address.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { KEYS } from '../../services/storage/keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { holderOf, isSmartAccount } from '../accounts/holder.js'
import { networksController } from '../networks/networks.js'

/**
 * The networks on which an address of the connected account can receive: the active one and those that its wallet
 * approved, or all if it reports none. A smart account of the embedded wallet exists only on networks that have smart
 * accounts, and a Bitcoin address only on those for which it is written.
 */
export function receivingNetworks(namespace: ChainNamespace, address?: string): readonly CaipNetwork[] {
  const { active, approved } = networksController.state
  const holder = holderOf(namespace)
  const known = approved[namespace]
  const smart = holder && isSmartAccount(holder) ? readStored(KEYS.smartAccountNetworks) : []
  const written = namespace === 'bip122' ? bitcoinNetworksOf(address ?? holder?.address) : []
  return networksController
    .list(namespace)
    .filter(
      ({ id, caipNetworkId }) =>
        caipNetworkId === active[namespace]?.caipNetworkId ||
        ((!known || known.includes(caipNetworkId)) &&
          (!smart.length || smart.includes(String(id))) &&
          (!written.length ||
            written.some(name => name === bitcoinNetworkName(parseCaipNetworkId(caipNetworkId)?.reference)))),
    )
}
