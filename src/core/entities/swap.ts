import type { CaipNetworkId } from '../caip.js'
import type { Token } from './token.js'

/** A token that can be swapped, with what the account holds of it. */
export interface SwapToken extends Token {
  /** Its contract accepts signed permits (EIP-2612); `undefined` while unknown. */
  readonly eip2612?: boolean
  /** The swap service lists it; any other token was read from its contract alone. */
  readonly listed: boolean
}

/** The service's estimate of a swap. */
export interface SwapEstimate {
  /** In base units of the paid token. */
  readonly amount: bigint
  /** In base units of the received token. */
  readonly toAmount: bigint
}

/**
 * How the router may take the paid token: it already may, by a signed permit, by a permit to be signed, or by an approval of
 * exactly the amount or, if the visitor chose so, of any amount.
 */
export type SwapAllowance = 'given' | 'signed' | 'permit' | 'exact' | 'unlimited'

/** Everything that a visitor confirms; immutable, whatever the page or the wallet does. */
export interface SwapQuote {
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId: string
  readonly from: string
  readonly source: SwapToken
  readonly target: SwapToken
  /** The paid amount, in base units. */
  readonly amount: bigint
  /** The expected amount, in base units. */
  readonly toAmount: bigint
  /** The exchange refuses below this amount; in base units, never more than `toAmount`. */
  readonly minimum: bigint
  /** In whole percent. */
  readonly slippage: number
  /** How much less the received amount is worth than the paid one, in percent; `undefined` while a price is unknown. */
  readonly impact: number | undefined
  /** The network fee, in base units of the chain's coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /** The contract that executes the swap. */
  readonly router: string
  readonly allowance: SwapAllowance
  /**
   * The number of wallet prompts: one if it takes the approval and the swap together, three if a smaller allowance is
   * taken back before them.
   */
  readonly requests: number
  /** A simulation showed that only the paid amount leaves the account, and that at least the minimum arrives. */
  readonly checked: boolean
}
