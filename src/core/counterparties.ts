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

/** Addresses that the account itself chose to deal with: those it sent something to. */
export const knownAddresses = (
  transactions: readonly Transaction[],
  namespace: ChainNamespace,
  account: string,
): readonly string[] => [
  account,
  ...transactions
    .filter(entry => !isZeroValue(entry) && entry.transfers.some(({ direction }) => direction === 'out'))
    .flatMap(entry => counterpartyOf(entry, namespace, account) ?? []),
]
