import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { HeldNft, Nft } from '../../core/entities/token.js'
import type { ActivityEntry, Transaction, TransactionWarning, Transfer } from '../../core/entities/transaction.js'
import { counterpartyOf, ends, isLookAlike, isZeroValue, knownAddresses } from '../../core/counterparties.js'

const isSpam = ({ nft }: Transfer): boolean => nft?.spam === true

/**
 * The transactions that are shown: those on the connected chain, without those whose transfers are all flagged spam
 * (SPEC 5); individual spam transfers of the others are dropped too. Each id is kept once.
 */
export function keptTransactions(
  transactions: readonly Transaction[],
  caipNetworkId: CaipNetworkId,
): readonly Transaction[] {
  const seen = new Set<string>()
  return transactions
    .filter(({ chain, transfers }) => chain === caipNetworkId && !(transfers.length && transfers.every(isSpam)))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map(entry =>
      entry.transfers.some(isSpam) ? { ...entry, transfers: entry.transfers.filter(t => !isSpam(t)) } : entry,
    )
}

/** Adds a page to a list, without duplicates. */
export function joinPages(list: readonly Transaction[], page: readonly Transaction[]): readonly Transaction[] {
  const known = new Set(list.map(({ id }) => id))
  return [...list, ...page.filter(({ id }) => !known.has(id))]
}

/** The known entries that follow a first page that was fetched again; none if there is a gap between the two. */
export function entriesAfter(list: readonly Transaction[], page: readonly Transaction[]): readonly Transaction[] {
  const ids = new Set(page.map(({ id }) => id))
  const last = list.findLastIndex(({ id }) => ids.has(id))
  return last < 0 ? [] : list.slice(last + 1)
}

/**
 * Adds the counterparty and a warning to each transaction (SECURITY: SEC-M4).
 *
 * @param trusted addresses that are known besides those of the list, such as recent recipients
 */
export function toEntries(
  transactions: readonly Transaction[],
  namespace: ChainNamespace,
  account: string,
  trusted: readonly string[] = [],
): readonly ActivityEntry[] {
  const known = knownAddresses(transactions, namespace, account, trusted)
  return transactions.map(entry => {
    const counterparty = counterpartyOf(entry, namespace, account)
    const alike = counterparty && isLookAlike(namespace, counterparty, known.get(ends(counterparty)) ?? [])
    const warning: TransactionWarning | undefined = alike ? 'lookAlike' : isZeroValue(entry) ? 'zeroValue' : undefined
    return { ...entry, ...(counterparty ? { counterparty } : {}), ...(warning ? { warning } : {}) }
  })
}

/** Entries of one day. */
export interface ActivityDay {
  /** The start of the day in the visitor's time zone, in ms since 1970; `undefined` for entries without a date. */
  readonly day: number | undefined
  readonly entries: readonly ActivityEntry[]
}

/** The start of the day of a time in the visitor's time zone, in ms since 1970. */
export function dayOf(moment: number): number {
  const date = new Date(moment)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** Groups entries by the day they were mined on, the latest day first and those without a date last. */
export function groupByDay(entries: readonly ActivityEntry[]): readonly ActivityDay[] {
  const days = new Map<number | undefined, ActivityEntry[]>()
  for (const entry of entries) {
    const day = entry.minedAt === undefined ? undefined : dayOf(entry.minedAt)
    const group = days.get(day)
    if (group) group.push(entry)
    else days.set(day, [entry])
  }
  return [...days]
    .map(([day, group]) => ({ day, entries: group }))
    .sort((a, b) => (b.day ?? -Infinity) - (a.day ?? -Infinity))
}

const keyOf = ({ name, imageUrl = '' }: Nft): string => `${name}\n${imageUrl}`

/**
 * The collectibles received and not sent on, according to these transactions (latest first), which may be only the last of
 * many: one that arrived last is held, whatever was sent before.
 */
export function heldNfts(transactions: readonly Transaction[]): readonly HeldNft[] {
  const found = new Map<string, { readonly nft: Nft; readonly arrivedLast: boolean; copies: number }>()
  for (const { status, transfers } of transactions)
    for (const { nft, direction, copies = 1 } of transfers) {
      if (!nft || nft.spam || status === 'failed') continue
      const known = found.get(keyOf(nft)) ?? { nft, arrivedLast: direction !== 'out', copies: 0 }
      known.copies += { in: copies, out: -copies, self: 0 }[direction]
      found.set(keyOf(nft), known)
    }
  return [...found.values()]
    .filter(({ arrivedLast, copies }) => arrivedLast || copies > 0)
    .map(({ nft, copies }) => ({ ...nft, copies: Math.max(1, copies) }))
}
