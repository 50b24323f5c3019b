import type { CallsProgress } from '../../chains/ports/calls.js'
import { Controller } from '../../core/controller.js'
import type { RequestedCalls, CallsQuote } from '../../core/entities/calls.js'

/** The status of calls; `failed` is final if there is a quote, otherwise they can be prepared again. */
export type CallsStatus = 'asked' | 'preparing' | 'ready' | 'signing' | 'sent' | 'failed'

/** The page's current calls. */
export interface CallsState {
  /** The requested calls, if any. */
  readonly asked: RequestedCalls | undefined
  readonly status: CallsStatus
  /** The quote to confirm. */
  readonly quote: CallsQuote | undefined
  /** The progress since they were confirmed. */
  readonly progress: CallsProgress
  /** Why the last step failed. */
  readonly error: Error | undefined
}

/** The progress before a wallet is asked. */
export const NOTHING: CallsProgress = { sent: 0, done: 0, hashes: [] }

const FRESH: CallsState = { asked: undefined, status: 'asked', quote: undefined, progress: NOTHING, error: undefined }

/** Holds the calls and their progress. */
export class CallsController extends Controller<CallsState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over with a site's request. */
  start(asked?: RequestedCalls): void {
    this.set({ ...FRESH, asked })
  }

  /** Sets the status; preparing again resets the progress. */
  step(status: CallsStatus, patch: Partial<Pick<CallsState, 'quote' | 'error'>> = {}): void {
    const progress = status === 'preparing' ? NOTHING : this.state.progress
    this.set({ error: undefined, progress, ...patch, status })
  }

  /** Sets the progress. */
  advance(progress: CallsProgress): void {
    this.set({ progress })
  }
}

/** The page's calls. */
export const callsController = new CallsController()

/** Whether a wallet is asked for the current calls; those that it has sent may be pending for days, as in a Safe. */
export function isCallsSigning(): boolean {
  const { status, asked, progress } = callsController.state
  return status === 'signing' && progress.sent < (asked?.calls.length ?? 0)
}

/** Whether the current calls are final: confirmed, or failed for good. */
export const isCallsOver = ({ status, quote }: CallsState): boolean =>
  status === 'sent' || (status === 'failed' && quote !== undefined)
