import type { CaipAddress, ChainNamespace } from '../../core/caip.js'
import { RateLimitedError } from '../../core/errors/service.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { instanceValue } from '../../core/instance.js'
import { BALANCE_CACHE } from '../../core/limits.js'
import { pressEnds } from '../../core/platform/press.js'
import { entriesAfter, joinPages, keptTransactions } from './rules.js'
import { hasActivity } from '../../core/availability.js'
import { isFresh } from '../../core/list/fresh.js'
import { mustWait, nextRetry } from '../../core/list/retry.js'
import { fetchHistory } from '../../services/blockchain/history.js'
import { isSupportedChain } from '../../services/blockchain/supported-chains.js'
import { isServiceOn } from '../../services/service-switch.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { optionsController } from '../shell/options.js'
import { snackController } from '../shell/snack.js'
import { transactionsController } from './transactions.js'
import { loadOnce } from '../shell/load-once.js'
import { track } from '../shell/analytics/track.js'
import { activity as texts } from '../../locales/en/activity.js'

addMessages(texts)

/** How the history is loaded. */
export interface LoadTransactionsOptions {
  /** Fetches the first page even if the list is fresh. */
  readonly force?: boolean
  /** Restarts a load under way, whose answer may predate a change. */
  readonly restart?: boolean
  /** Fetches the next page. */
  readonly more?: boolean
  /** A background refresh: while it runs and if it fails, the rows stay as they are. */
  readonly quiet?: boolean
}

/** Maximum consecutive pages fetched while everything on them is filtered out. */
const MAX_PAGES = 2

/** Cursors already received from the service, by owner: a repeated cursor would loop forever. */
const visited = instanceValue(() => new Map<CaipAddress, Set<string>>())

/**
 * Loads the activity of a namespace's account on its network, at most once in 30 s unless `force`d, or the next page
 * with `more`; when the first page is fetched again, the pages after it stay. NFTs are read from the same list. Networks
 * that no service covers have no list.
 *
 * A failure empties the list, shows 'Failed to fetch transactions' and is tracked (SPEC 8), unless the load is `quiet`; it
 * rejects with the error. An exceeded rate limit shows only in the list, whose rows stay.
 */
export async function loadTransactions(
  namespace: ChainNamespace,
  { force = false, restart = false, more = false, quiet = false }: LoadTransactionsOptions = {},
): Promise<void> {
  const holder = holderOf(namespace)
  if (!holder) return
  if (!hasActivity(namespace)) return transactionsController.patch(namespace, holder.owner, { status: 'unavailable' })
  const { status, updatedAt, retryAt, next, isOutdated } = transactionsController.list(namespace, holder.owner)
  if (more && (!next || (status === 'limited' && mustWait(retryAt)))) return
  const isNew = status === 'ready' && isFresh(updatedAt, BALANCE_CACHE) && !isOutdated
  if (!force && !more && (isNew || mustWait(retryAt))) return
  let isOwn = false
  await loadOnce(
    `transactions ${namespace}`,
    holder.owner,
    (signal, isCurrent) => {
      isOwn = true
      return load(holder, { cursor: more ? next : undefined, quiet }, signal, isCurrent)
    },
    { force, restart },
  )
  const isSame = more && holderOf(namespace)?.owner === holder.owner
  if (isSame && !isOwn && transactionsController.list(namespace, holder.owner).next === next)
    await loadTransactions(namespace, { more }) // what it joined was a refresh of the pages before
}

async function load(
  holder: Holder,
  { cursor, quiet }: { readonly cursor: string | undefined; readonly quiet: boolean },
  signal: AbortSignal,
  isCurrent: () => boolean,
): Promise<void> {
  const { namespace, owner, network } = holder
  const { options } = optionsController.state
  transactionsController.patch(namespace, owner, {
    ...(quiet ? {} : { status: 'loading' }),
    ...(cursor ? {} : { isOutdated: false }),
  })
  try {
    const isServed = isServiceOn('blockchain', options) && (await isSupportedChain(network.caipNetworkId, options))
    if (!isCurrent()) return
    if (!isServed)
      return transactionsController.patch(namespace, owner, { status: 'unavailable', items: [], next: undefined })
    if (cursor) track('LOAD_MORE_TRANSACTIONS', { address: holder.address, cursor })
    await loadPages(holder, cursor, signal, isCurrent)
  } catch (error) {
    if (!isCurrent()) return
    fail(holder, { cursor, quiet }, error)
    throw error
  }
}

async function loadPages(
  holder: Holder,
  from: string | undefined,
  signal: AbortSignal,
  isCurrent: () => boolean,
): Promise<void> {
  const { namespace, owner, address, network } = holder
  const { caipNetworkId } = network
  const cursors = from ? (visited().get(owner) ?? new Set<string>()) : new Set<string>()
  visited().set(owner, cursors)
  const before = transactionsController.list(namespace, owner)
  const known = from ? before.items : []
  let items = known
  let cursor = from
  for (let page = 0; page < MAX_PAGES; page++) {
    if (cursor) cursors.add(cursor)
    const reply = await fetchHistory({ address, caipNetworkId, cursor }, optionsController.state.options, { signal })
    await pressEnds() // rows arriving during a press move the pressed element
    if (!isCurrent()) return
    items = joinPages(items, keptTransactions(reply.transactions, caipNetworkId))
    cursor = reply.next && !cursors.has(reply.next) ? reply.next : undefined
    if (!cursor || items.length > known.length) break
  }
  const earlier = from ? [] : entriesAfter(before.items, items)
  show(holder, { items: [...items, ...earlier], next: earlier.length ? before.next : cursor })
}

function show(
  { namespace, owner }: Holder,
  list: Pick<ReturnType<typeof transactionsController.list>, 'items' | 'next'>,
): void {
  transactionsController.patch(namespace, owner, {
    ...list,
    status: 'ready',
    updatedAt: Date.now(),
    retryAt: undefined,
  })
}

function fail(
  { namespace, owner, address }: Holder,
  { cursor, quiet }: { readonly cursor: string | undefined; readonly quiet: boolean },
  error: unknown,
): void {
  const isLimited = error instanceof RateLimitedError
  transactionsController.patch(namespace, owner, {
    status: isLimited ? 'limited' : 'failed',
    ...(quiet || isLimited ? {} : { items: [], next: undefined, updatedAt: undefined }),
    retryAt: nextRetry(),
  })
  if (quiet) return
  if (!isLimited) snackController.show(t('snack.transactionsFailed'), 'error')
  track('ERROR_FETCH_TRANSACTIONS', { address, ...(cursor ? { cursor } : {}) })
}
