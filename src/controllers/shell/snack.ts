import { Controller } from '../../core/controller.js'
import { SNACK_REPLACE_DELAY, SNACK_TIME } from '../../core/limits.js'

/** Kinds of snack (SPEC 2). */
export type SnackVariant = 'success' | 'error' | 'loading'

/** A short message over the dialog. */
export interface SnackState {
  readonly open: boolean
  readonly message: string
  readonly variant: SnackVariant
}

/** Holds the single snack; a visible message is hidden and replaced after 150 ms (SPEC 2). */
export class SnackController extends Controller<SnackState> {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super({ open: false, message: '', variant: 'success' })
  }

  /** Shows a message, 150 ms after hiding the current one. */
  show(message: string, variant: SnackVariant): void {
    clearTimeout(this.#timer)
    if (!this.state.open) return this.#open(message, variant)
    this.set({ open: false })
    this.#timer = setTimeout(() => this.#open(message, variant), SNACK_REPLACE_DELAY)
  }

  /** Hides the message. */
  hide(): void {
    clearTimeout(this.#timer)
    this.set({ open: false })
  }

  override reset(): void {
    clearTimeout(this.#timer)
    super.reset()
  }

  #open(message: string, variant: SnackVariant): void {
    this.set({ open: true, message, variant })
    if (variant !== 'loading') this.#timer = setTimeout(() => this.hide(), SNACK_TIME)
  }
}

/** The page's snack. */
export const snackController = new SnackController()
