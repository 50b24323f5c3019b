import type { ChainNamespace } from '../../core/caip.js'
import type { HeldNft } from '../../core/entities/token.js'
import type { ActivityEntry } from '../../core/entities/transaction.js'
import { type ListState, NO_LIST } from '../../core/list/list.js'
import { pendingEntries } from './pending-rules.js'
import { heldNfts, toEntries } from './rules.js'
import { accountsController } from '../accounts/accounts.js'
import { pendingController } from './pending.js'
import { transactionsController } from './transactions.js'
import { byNamespace } from '../../core/by-namespace.js'
import { holderOf } from '../accounts/holder.js'

/** What the connected account has sent from this browser, without what its history lists. */
export function pendingOf(namespace: ChainNamespace): readonly ActivityEntry[] {
  const holder = holderOf(namespace)
  if (!holder) return []
  const own = pendingController.list(holder.network.caipNetworkId, holder.address)
  return pendingEntries(own, transactionsController.list(namespace, holder.owner).items)
}

/**
 * The activity of the connected account, the latest first, with the counterparty of each entry and a warning if it is
 * suspicious.
 */
export const activityOf = byNamespace((namespace): ListState<ActivityEntry> => {
  const holder = holderOf(namespace)
  if (!holder) return NO_LIST
  const list = transactionsController.list(namespace, holder.owner)
  const { allAccounts, addressLabels } = accountsController.account(namespace)
  const trusted = [...allAccounts.map(({ address }) => address), ...Object.keys(addressLabels)]
  const items = [...pendingOf(namespace), ...toEntries(list.items, namespace, holder.address, trusted)]
  return { ...list, items: items.sort((a, b) => (b.minedAt ?? 0) - (a.minedAt ?? 0)) }
})

/** The NFTs of the connected account, as far as its history is known; partial while there is more history. */
export const nftsOf = byNamespace((namespace): ListState<HeldNft> => {
  const holder = holderOf(namespace)
  if (!holder) return NO_LIST
  const list = transactionsController.list(namespace, holder.owner)
  const status = list.status === 'ready' && list.next ? 'partial' : list.status
  return { ...list, status, items: heldNfts(list.items) }
})
