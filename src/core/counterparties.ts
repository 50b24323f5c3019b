import { isSameAddress } from './address.js'
import type { ChainNamespace } from './caip.js'
import type { Transaction } from './entities/transaction.js'

/** The counterparty of a transaction; `undefined` if there is none. */
export function counterpartyOf(
  { sentFrom, sentTo, transfers }: Transaction,
  namespace: ChainNamespace,
  account: string,
): string | undefined {
  const isOwn = (address: string | undefined): boolean =>
    address !== undefined && isSameAddress(namespace, address, account)
  const direction = transfers[0]?.direction
  if (direction === 'in' && sentFrom && !isOwn(sentFrom)) return sentFrom
  if (direction === 'out' && sentTo && !isOwn(sentTo)) return sentTo
  return [sentTo, sentFrom].find(address => address && !isOwn(address))
}

const ZERO = /^0*(?:\.0*)?$/

/** Whether tokens were moved with only zero amounts: the sign of address poisoning. */
export const isZeroValue = ({ transfers }: Transaction): boolean =>
  transfers.length > 0 && transfers.every(({ quantity, nft }) => !nft && quantity !== undefined && ZERO.test(quantity))

/** How many characters at each end people compare. */
const COMPARED = 4

/** The visible part of an address: its ends, without the prefix and ignoring case. */
export function ends(address: string): string {
  const bare = address.replace(/^0x/i, '').toLowerCase()
  return `${bare.slice(0, COMPARED)}…${bare.slice(-COMPARED)}`
}

/** Whether an address starts and ends like a known one without being it. */
export const isLookAlike = (namespace: ChainNamespace, address: string, known: readonly string[]): boolean =>
  known.some(other => ends(other) === ends(address)) && !known.some(other => isSameAddress(namespace, other, address))

/** Addresses by their ends. */
const byEnds = (addresses: readonly string[]): Map<string, string[]> => {
  const all = new Map<string, string[]>()
  for (const address of addresses) all.set(ends(address), [...(all.get(ends(address)) ?? []), address])
  return all
}

/**
 * Addresses that the account deals with: its own, the `trusted` ones, and those it sent something to. Anyone can make a
 * token report that the account sent some: what it did not send itself counts only if it imitates no address known before.
 *
 * @param transactions the latest first
 * @returns by their ends
 */
export function knownAddresses(
  transactions: readonly Transaction[],
  namespace: ChainNamespace,
  account: string,
  trusted: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  const known = byEnds([account, ...trusted])
  for (const entry of [...transactions].reverse()) {
    if (isZeroValue(entry) || !entry.transfers.some(({ direction }) => direction === 'out')) continue
    const other = counterpartyOf(entry, namespace, account)
    if (!other) continue
    const alike = known.get(ends(other)) ?? []
    if (alike.some(address => isSameAddress(namespace, address, other))) continue
    const isOwn = entry.sentFrom !== undefined && isSameAddress(namespace, entry.sentFrom, account)
    if (isOwn || !alike.length) known.set(ends(other), [...alike, other])
  }
  return known
}
