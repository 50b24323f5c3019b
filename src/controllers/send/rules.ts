import { hasChecksum, isAddress, isSameAddress } from '../../core/address.js'
import { parseAmount } from '../../core/amount.js'
import { type CaipNetworkId, type ChainNamespace, toCaipNetworkId } from '../../core/caip.js'
import { toChecksum } from '../../core/chain/checksum.js'
import type { PendingTransaction, ReceiverWarning } from '../../core/entities/send.js'
import type { Token } from '../../core/entities/token.js'
import { hasNames } from '../../core/availability.js'
import { isLookAlike } from '../../core/counterparties.js'
import { SENDERS } from '../../core/availability.js'
import { floorAmount } from '../../core/tokens.js'

/** The problem with an entered amount. */
export type AmountProblem = 'invalid' | 'precise' | 'insufficient'

/** An entered amount: its base units or its problem; neither while it is empty or not more than zero yet. */
export interface ReadAmount {
  readonly amount?: bigint
  readonly problem?: AmountProblem
}

const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/

/** The beginning of an amount below one, on the way to it: no problem yet. */
const BEGUN = /^0*\.?0*$/

/**
 * Parses an amount against the balance (SPEC 5): a plain positive decimal with a point, no more decimals than the token
 * has, and not above the balance, if that is known.
 */
export function readAmount(text: string, token: Pick<Token, 'decimals'> & Partial<Pick<Token, 'amount'>>): ReadAmount {
  const written = text.trim()
  if (BEGUN.test(written)) return {}
  if (!PLAIN.test(written)) return { problem: 'invalid' }
  const amount = parseAmount(written, token.decimals)
  if (amount === undefined) return { problem: 'precise' }
  return token.amount !== undefined && amount > token.amount ? { problem: 'insufficient' } : { amount }
}

/**
 * The problem with a receiver: not an address of the family, one of another family, one written for another network, or an
 * address without an owner.
 */
export type ReceiverProblem = 'invalid' | 'family' | 'network' | 'burn'

/** Names with a dot may be registered; anything else is an address or invalid. */
export const isName = (text: string): boolean =>
  /^[^\s.@:/\\]{1,100}(?:\.[^\s.@:/\\]{1,63})+$/.test(text.trim()) && !/^\d+(?:\.\d+)+$/.test(text.trim())

const EVM_BARE = /^[\da-f]{40}$/i

/** White space and invisible characters. */
const UNSEEN = /^[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]$/

/** A text without the characters that chats and documents add when copying. */
export function withoutUnseenEdges(text: string): string {
  const letters = [...text]
  const first = letters.findIndex(letter => !UNSEEN.test(letter))
  return first < 0 ? '' : letters.slice(first, letters.findLastIndex(letter => !UNSEEN.test(letter)) + 1).join('')
}

/** The chain ids of the names that Safes and explorers write before an address (ERC-3770). */
const SHORT_NAMES = new Map(
  Object.entries({
    ...{ eth: 1, oeth: 10, bnb: 56, gno: 100, pol: 137, matic: 137, sonic: 146, ftm: 250, zksync: 324, mantle: 5000 },
    ...{ base: 8453, arb1: 42161, celo: 42220, avax: 43114, linea: 59144, scr: 534352, aurora: 1313161554 },
    ...{ sep: 11155111, basesep: 84532 },
  }),
)

/** An EVM address after the name or the CAIP-2 id of its network. */
const PLACED = /^(?:eip155:(\d+)|([a-z\d-]+)):(0x[\da-f]{40})$/i

/** Such an address and its network; `undefined` for any other text, and for an unknown network. */
function placed(written: string): { readonly address: string; readonly caipNetworkId: CaipNetworkId } | undefined {
  const [, id, name = '', address] = PLACED.exec(written) ?? []
  const chainId = id ?? SHORT_NAMES.get(name.toLowerCase())
  return address && chainId ? { address, caipNetworkId: toCaipNetworkId('eip155', chainId) } : undefined
}

/**
 * A receiver in the chain's format: trimmed, with its family's prefix, and without that of the given network. An
 * all-lower-case EVM address gets its EIP-55 checksum; existing capitals are kept, to be checked.
 */
export function toReceiver(namespace: ChainNamespace, text: string, caipNetworkId?: CaipNetworkId): string {
  const edged = withoutUnseenEdges(text)
  if (namespace !== 'eip155') return edged
  const found = placed(edged)
  const written = found && found.caipNetworkId === caipNetworkId ? found.address : edged
  const address = EVM_BARE.test(written) ? `0x${written}` : written
  return hasChecksum(address) ? address : toChecksum(address)
}

/** The zero address and Solana's system program: anything sent there is lost. */
const BURN = /^(?:0x0{40}|1{32})$/

const OTHER_FAMILIES =
  /^(?:(?:bc1|tb1|bcrt1|cosmos1)[\da-z]{20,90}|[13][1-9A-HJ-NP-Za-km-z]{25,33}|T[1-9A-HJ-NP-Za-km-z]{33})$/

/** The problem with an entered receiver; none while it is empty or a name. */
export function receiverProblem(
  namespace: ChainNamespace,
  text: string,
  caipNetworkId?: CaipNetworkId,
): ReceiverProblem | undefined {
  const written = toReceiver(namespace, text, caipNetworkId)
  if (BURN.test(written)) return 'burn'
  if (namespace === 'solana' && OTHER_FAMILIES.test(written)) return 'family' // they look like Solana's, but are shorter
  if (!written || isAddress(namespace, written) || (hasNames(namespace) && isName(written))) return undefined
  if (namespace === 'eip155' && caipNetworkId && placed(written)) return 'network'
  const other = SENDERS.some(family => family !== namespace && isAddress(family, written))
  return other || OTHER_FAMILIES.test(written) ? 'family' : 'invalid'
}

/** The data to compare the receiver with. */
export interface ReceiverContext {
  readonly namespace: ChainNamespace
  /** The account that sends. */
  readonly from: string
  /** Contracts of known tokens. */
  readonly tokens: readonly string[]
  /** Addresses that the account knows: its own others, labelled ones, those it sent to. */
  readonly known: readonly string[]
  /** The address is a program. */
  readonly contract?: boolean | undefined
  /** The name of the address is confusable. */
  readonly disguised?: boolean | undefined
}

/** Warnings about an address (SECURITY: SEC-M4). */
export function receiverWarnings(address: string, context: ReceiverContext): readonly ReceiverWarning[] {
  const { namespace, from, tokens, known, contract, disguised } = context
  const isToken = tokens.some(token => isSameAddress(namespace, address, token))
  return [
    ...(isSameAddress(namespace, address, from) ? (['own'] as const) : []),
    ...(isToken ? (['token'] as const) : contract ? (['contract'] as const) : []),
    ...(isLookAlike(namespace, address, [from, ...known]) ? (['lookAlike'] as const) : []),
    ...(disguised ? (['name'] as const) : []),
  ]
}

/** Warnings that a sender must accept explicitly: the amount would probably be lost or go to someone else. */
export const isSevere = (warning: ReceiverWarning): boolean => warning !== 'own' && warning !== 'contract'

/** The maximum amount of a token that can be sent: all of it, less the fee if it is the native coin. */
export const maxSendable = ({ address, amount }: Pick<Token, 'address' | 'amount'>, reserve: bigint): bigint =>
  address ? amount : amount > reserve ? amount - reserve : 0n

/**
 * The balance of a token after pending transactions. A lagging node does not make the amount just sent available again
 * (SECURITY: REL-P3).
 */
export function spendable(token: Token, underWay: readonly PendingTransaction[]): bigint {
  const gone = underWay
    .filter(
      ({ status, token: sent = '' }) =>
        status === 'pending' && sent.toLowerCase() === (token.address ?? '').toLowerCase(),
    )
    .reduce((sum, { quantity }) => sum + (floorAmount(quantity, token.decimals) ?? 0n), 0n)
  return token.amount > gone ? token.amount - gone : 0n
}
