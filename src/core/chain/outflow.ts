import { isSameAddress } from '../address.js'

/** What simulated calls take from an account. */
export interface Outflow {
  /** Contracts whose tokens or collectibles the account loses. */
  readonly leaving: readonly string[]
  /** How much more of the paid token the account holds afterwards, in base units; `undefined` if unreadable. */
  readonly change: bigint | undefined
}

/** The token to be paid, and how much of it; without a contract it is the chain's coin, which the calls themselves name. */
export interface Payable {
  readonly token: string | undefined
  /** In base units. */
  readonly amount: bigint
}

/** What rounding may add to what leaves: some tokens keep shares, and a transfer is off by a few base units. */
const ROUNDING = 10n ** 9n

/** What leaves an EVM account beyond the amount to pay; `undefined` if the simulation shows nothing. */
export function excessOf(
  { leaving, change }: Outflow,
  { token, amount }: Payable,
): 'another token' | 'paid' | undefined {
  const isOther = (contract: string): boolean => token === undefined || !isSameAddress('eip155', contract, token)
  if (leaving.some(isOther)) return 'another token'
  const isMore = token !== undefined && change !== undefined && -change > amount + amount / ROUNDING
  return isMore ? 'paid' : undefined
}

/** Whether the simulation reported the change of every token in question. */
export const isCertain = (amounts: readonly (bigint | undefined)[]): boolean =>
  amounts.every(amount => amount !== undefined)
