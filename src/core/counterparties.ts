import { isSameAddress } from './address.js'
import type { ChainNamespace } from './caip.js'
import type { Transaction } from './entities/transaction.js'

/** The counterparty of a transaction, or `undefined` if it has none. */
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

/**
 * The addresses that an account deals with: its own, the `trusted` ones, and those that it sent something to. A token can
 * report transfers that the account never made. The receiver of a transaction that the account did not send itself
 * therefore counts only if it does not look like an address known before, or like one that the account itself has sent to,
 * even if only later: the transfer that it imitates may be too old to be listed, or on another network.
 *
 * @param transactions the latest first
 * @returns the addresses by their ends
 */
export function knownAddresses(
  transactions: readonly Transaction[],
  namespace: ChainNamespace,
  account: string,
  trusted: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  const alikeTo = (address: string): readonly string[] => known.get(ends(address)) ?? []
  const add = (address: string): void => void known.set(ends(address), [...alikeTo(address), address])
  for (const address of [account, ...trusted]) add(address)
  const isOwn = ({ sentFrom }: Transaction): boolean =>
    sentFrom !== undefined && isSameAddress(namespace, sentFrom, account)
  const oldestFirst = [...transactions].reverse()
  for (const entry of [...oldestFirst.filter(isOwn), ...oldestFirst.filter(each => !isOwn(each))]) {
    if (isZeroValue(entry) || !entry.transfers.some(({ direction }) => direction === 'out')) continue
    const other = counterpartyOf(entry, namespace, account)
    if (!other) continue
    const alike = alikeTo(other)
    if (alike.some(address => isSameAddress(namespace, address, other))) continue
    if (isOwn(entry) || !alike.length) add(other)
  }
  return known
}
