import { Controller } from '../../core/controller.js'
import type { SwapEstimate, SwapQuote } from '../../core/entities/swap.js'
import { SWAP_SLIPPAGE } from '../../core/limits.js'

/** A token of the active network: its contract, or the chain's own coin without one. */
export interface SwapChoice {
  readonly address?: string | undefined
}

/** The status of a swap; `accepted` while the wallet has approval and swap as a batch whose hash it does not know yet. */
export type SwapStatus = 'editing' | 'preparing' | 'ready' | 'approving' | 'signing' | 'accepted' | 'sent'

/** Whether a wallet has the swap, so that nothing of it can change. */
export const isWithWallet = (status: SwapStatus): boolean => ['approving', 'signing', 'accepted'].includes(status)

/** The service's estimate of the entered amount. */
export interface SwapPricing {
  readonly status: 'loading' | 'ready' | 'failed'
  /** The subject of the request: an estimate applies only to that. */
  readonly key: string
  readonly estimate?: SwapEstimate | undefined
  readonly error?: Error | undefined
}

/** What was swapped last. */
export interface SentSwap {
  /** Of its transaction; `batchId` if there is one. */
  readonly hash: string
  /** The wallet's id of the batch, if it names no transaction. */
  readonly batchId?: string
  readonly quote: SwapQuote
}

/** The page's current swap. */
export interface SwapState {
  readonly source: SwapChoice | undefined
  readonly target: SwapChoice | undefined
  /** As entered. */
  readonly amount: string
  /** In whole percent. */
  readonly slippage: number
  /** The visitor allows the router any amount of the source. */
  readonly unlimited: boolean
  readonly pricing: SwapPricing | undefined
  readonly status: SwapStatus
  /** The quote to confirm. */
  readonly quote: SwapQuote | undefined
  /** Why the last step failed; the form keeps its input. */
  readonly error: Error | undefined
  /** The site requested this swap and waits for its outcome. */
  readonly asked: boolean
  /** The number of starts before it, by which requests of the site are told apart. */
  readonly start: number
  readonly sent: SentSwap | undefined
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
  start: 0,
  sent: undefined,
}

/** The initial state of a swap. */
export type SwapStart = Partial<Pick<SwapState, 'source' | 'target' | 'amount' | 'asked'>>

/** The visitor's input. */
export type SwapEdit = Partial<Pick<SwapState, 'source' | 'target' | 'amount' | 'slippage'>>

/** Holds the swap form and its progress. */
export class SwapController extends Controller<SwapState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over; the chosen slippage stays. */
  start(patch: SwapStart = {}): void {
    const { slippage, start } = this.state
    this.set({ ...FRESH, slippage, ...patch, start: start + 1 })
  }

  /** Applies input; an earlier quote is discarded. A swap that a wallet is asked for does not change. */
  edit(patch: SwapEdit): void {
    if (isWithWallet(this.state.status)) return
    this.set({ ...patch, status: 'editing', unlimited: false, quote: undefined, error: undefined })
  }

  /** Sets whether the router may take any amount. */
  allow(unlimited: boolean): void {
    this.set({ unlimited })
  }

  /** Sets the estimate. */
  price(pricing: SwapPricing | undefined): void {
    this.set({ pricing })
  }

  /** Sets the status. */
  step(status: SwapStatus, patch: Partial<Pick<SwapState, 'quote' | 'error'>> = {}): void {
    this.set({ error: undefined, ...patch, status })
  }

  /** Clears the form; the sent swap stays known until the next start. */
  finish(sent: SentSwap): void {
    const { asked, slippage, start } = this.state
    this.set({ ...FRESH, slippage, asked, start, status: 'sent', sent })
  }
}

/** The page's swap. */
export const swapController = new SwapController()
