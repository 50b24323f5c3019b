import { Controller } from '../../core/controller.js'

/** Work that a view waits for; popped when it is done (SPEC 4). */
export interface TransactionEntry {
  readonly onSuccess?: () => void
  readonly onError?: () => void
  readonly onCancel?: () => void
}

/** What views wait for. */
export interface TransactionStackState {
  /** The latest work last. */
  readonly stack: readonly TransactionEntry[]
}

/** Holds the work that views wait for (SPEC 3). */
export class TransactionStackController extends Controller<TransactionStackState> {
  constructor() {
    super({ stack: [] })
  }

  /** Adds work that a view waits for. */
  push(entry: TransactionEntry): void {
    this.set({ stack: [...this.state.stack, entry] })
  }

  /** Pops the latest entry off the stack and settles it. */
  pop(outcome: 'success' | 'error' | 'cancel'): void {
    const entry = this.state.stack.at(-1)
    this.set({ stack: this.state.stack.slice(0, -1) })
    if (outcome === 'success') entry?.onSuccess?.()
    else if (outcome === 'error') entry?.onError?.()
    else entry?.onCancel?.()
  }
}

/** The page's work. */
export const transactionStackController = new TransactionStackController()
