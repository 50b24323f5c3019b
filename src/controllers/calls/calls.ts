import type { CallsProgress } from '../../chains/calls.js'
import { Controller } from '../../core/controller.js'
import type { RequestedCalls, CallsQuote } from '../../core/entities/calls.js'

/** How far calls are: `failed` is the end as long as there is a quote, and can be prepared anew without one. */
export type CallsStatus = 'asked' | 'preparing' | 'ready' | 'signing' | 'sent' | 'failed'

/** The calls that can be under way. */
export interface CallsState {
  /** What the site wants to have sent; `undefined` until it does. */
  readonly asked: RequestedCalls | undefined
  readonly status: CallsStatus
  /** What is to be confirmed. */
  readonly quote: CallsQuote | undefined
  /** What became of them since they were confirmed. */
  readonly progress: CallsProgress
  /** Why the last step failed. */
  readonly error: Error | undefined
}

const NOTHING: CallsProgress = { sent: 0, done: 0, hashes: [] }

const FRESH: CallsState = { asked: undefined, status: 'asked', quote: undefined, progress: NOTHING, error: undefined }

/** Holds the calls and what became of them. */
export class CallsController extends Controller<CallsState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over with what a site asks for. */
  start(asked?: RequestedCalls): void {
    this.set({ ...FRESH, asked })
  }

  /** Notes how far they are; what was sent before counts no more once they are prepared anew. */
  step(status: CallsStatus, patch: Partial<Pick<CallsState, 'quote' | 'error'>> = {}): void {
    const progress = status === 'preparing' ? NOTHING : this.state.progress
    this.set({ error: undefined, progress, ...patch, status })
  }

  /** Notes what the wallet has sent, and what of it is through. */
  advance(progress: CallsProgress): void {
    this.set({ progress })
  }
}

/** The page's calls. */
export const callsController = new CallsController()

/** Whether a wallet has been asked for the calls that are there. */
export const isCallsSigning = (): boolean => callsController.state.status === 'signing'

/** Whether nothing more comes of the calls that are there: they are through, or some of them failed for good. */
export const isCallsOver = ({ status, quote }: CallsState): boolean =>
  status === 'sent' || (status === 'failed' && quote !== undefined)
