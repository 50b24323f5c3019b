import { toChecksum } from '../../core/chain/checksum.js'
import type { CallAction, CallsQuote } from '../../core/entities/calls.js'

/** An approval of at least this amount is unlimited in practice: half of the largest possible amount. */
const NO_END = 1n << 255n

/** ERC-20's functions that change state, by selector, with the number of 32-byte words that each takes. */
const FUNCTIONS: Readonly<Record<string, readonly ['transfer' | 'approve' | 'transferFrom', number]>> = {
  a9059cbb: ['transfer', 2],
  '095ea7b3': ['approve', 2],
  '23b872dd': ['transferFrom', 3],
}

/** The address in a word; `undefined` if the word holds more than an address. */
const addressOf = (word: string): string | undefined =>
  /^0{24}/.test(word) ? toChecksum(`0x${word.slice(24)}`) : undefined

/** The effect of a call, from its data; data of any length other than the function's counts as unknown. */
export function readAction(data: string): CallAction {
  const hex = data.slice(2).toLowerCase()
  if (!hex) return { kind: 'coin' }
  const [kind, count] = FUNCTIONS[hex.slice(0, 8)] ?? []
  const words = hex.slice(8).match(/.{64}/g) ?? []
  if (!kind || words.length !== count || hex.length !== 8 + count * 64) return { kind: 'contract' }
  const amount = BigInt(`0x${words.at(-1) ?? ''}`)
  const [first, second] = words.slice(0, -1).map(addressOf)
  if (kind === 'transferFrom') return first && second ? { kind, from: first, to: second, amount } : { kind: 'contract' }
  return first ? { kind, to: first, amount } : { kind: 'contract' }
}

/** Whether an approval is unlimited. */
export const isUnlimited = (action: CallAction): boolean => action.kind === 'approve' && action.amount >= NO_END

/** The total amount of the chain's coin in the calls, in wei. */
export const valueOf = ({ calls }: Pick<CallsQuote, 'calls'>): bigint =>
  calls.reduce((sum, { value }) => sum + value, 0n)
