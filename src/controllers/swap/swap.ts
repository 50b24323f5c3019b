import { Controller } from '../../core/controller.js'
import type { SwapEstimate, SwapQuote } from '../../core/entities/swap.js'
import { SWAP_SLIPPAGE } from '../../core/limits.js'

/** Which token of the active network: its contract, or the chain's own coin without one. */
export interface SwapChoice {
  readonly address?: string | undefined
}

/** How far a swap is. */
export type SwapStatus = 'editing' | 'preparing' | 'ready' | 'approving' | 'signing' | 'sent'

/** What the service says of the amount that was written. */
export interface SwapPricing {
  readonly status: 'loading' | 'ready' | 'failed'
  /** What was asked about: an answer counts for its own question only. */
  readonly key: string
  readonly estimate?: SwapEstimate | undefined
  readonly error?: Error | undefined
}

/** The one swap that can be under way. */
export interface SwapState {
  readonly source: SwapChoice | undefined
  readonly target: SwapChoice | undefined
  /** As it was written. */
  readonly amount: string
  /** In whole percent. */
  readonly slippage: number
  /** The visitor wants the router to be allowed any amount of the source. */
  readonly unlimited: boolean
  readonly pricing: SwapPricing | undefined
  readonly status: SwapStatus
  /** What is to be confirmed. */
  readonly quote: SwapQuote | undefined
  /** Why the last step failed; the form keeps what was written. */
  readonly error: Error | undefined
  /** The site asked for this swap and waits for its end. */
  readonly asked: boolean
  readonly sent: { readonly hash: string; readonly quote: SwapQuote } | undefined
}

const FRESH: SwapState = {
  source: {},
  target: undefined,
  amount: '',
  slippage: SWAP_SLIPPAGE,
  unlimited: false,
  pricing: undefined,
  status: 'editing',
  quote: undefined,
  error: undefined,
  asked: false,
  sent: undefined,
}

/** What a swap starts with. */
export type SwapStart = Partial<Pick<SwapState, 'source' | 'target' | 'amount' | 'asked'>>

/** What the visitor writes and chooses. */
export type SwapEdit = Partial<Pick<SwapState, 'source' | 'target' | 'amount' | 'slippage'>>

/** Holds the swap form and what became of it. */
export class SwapController extends Controller<SwapState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over; the slippage that was chosen stays. */
  start(patch: SwapStart = {}): void {
    this.set({ ...FRESH, slippage: this.state.slippage, ...patch })
  }

  /** Takes what was written or chosen; what was prepared before is worth nothing any more. */
  edit(patch: SwapEdit): void {
    this.set({ ...patch, status: 'editing', unlimited: false, quote: undefined, error: undefined })
  }

  /** Notes whether the router may take any amount. */
  allow(unlimited: boolean): void {
    this.set({ unlimited })
  }

  /** Notes what the service says of an amount. */
  price(pricing: SwapPricing | undefined): void {
    this.set({ pricing })
  }

  /** Notes how far it is. */
  step(status: SwapStatus, patch: Partial<Pick<SwapState, 'quote' | 'error'>> = {}): void {
    this.set({ error: undefined, ...patch, status })
  }

  /** Empties the form; what was sent stays known until the next start. */
  finish(sent: { readonly hash: string; readonly quote: SwapQuote }): void {
    const { asked, slippage } = this.state
    this.set({ ...FRESH, slippage, asked, status: 'sent', sent })
  }
}

/** The page's swap. */
export const swapController = new SwapController()
