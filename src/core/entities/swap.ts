import type { CaipNetworkId } from '../caip.js'
import type { Token } from './token.js'

/** A token that can be swapped, with what the account holds of it. */
export interface SwapToken extends Token {
  /** Its contract takes signed permits (EIP-2612); `undefined` while nobody has said. */
  readonly eip2612?: boolean
  /** The swap service lists it; what it does not list was read from its contract alone. */
  readonly listed: boolean
}

/** What a swap would bring, by the service. */
export interface SwapEstimate {
  /** In base units of the token that is paid. */
  readonly amount: bigint
  /** In base units of the token that is received. */
  readonly toAmount: bigint
}

/**
 * How the router comes to take what is paid: it may already, the visitor has signed a permit, is to sign one, or approves
 * exactly the amount or, as they chose, any amount.
 */
export type SwapAllowance = 'given' | 'signed' | 'permit' | 'exact' | 'unlimited'

/** Everything that a visitor confirms; it does not change any more, whatever the page or the wallet does. */
export interface SwapQuote {
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId: string
  readonly from: string
  readonly source: SwapToken
  readonly target: SwapToken
  /** What is paid, in base units. */
  readonly amount: bigint
  /** What is expected, in base units. */
  readonly toAmount: bigint
  /** Less than this, and the exchange refuses; in base units, never more than `toAmount`. */
  readonly minimum: bigint
  /** In whole percent. */
  readonly slippage: number
  /** How much less the received is worth than the paid, in percent; `undefined` while a price is unknown. */
  readonly impact: number | undefined
  /** What the chain takes, in base units of its coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /** The contract that swaps. */
  readonly router: string
  readonly allowance: SwapAllowance
  /** How often the wallet asks: once where it takes the approval and the swap together. */
  readonly requests: number
}
