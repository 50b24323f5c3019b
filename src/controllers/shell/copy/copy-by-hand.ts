import { Controller } from '../../../core/controller.js'

/** Text that the visitor may copy manually. */
export interface CopyByHandState {
  readonly text: string | undefined
  /** Shown once it has been copied. */
  readonly copied: string
}

/** Holds the text that the browser refused to copy. */
export class CopyByHandController extends Controller<CopyByHandState> {
  constructor() {
    super({ text: undefined, copied: '' })
  }

  /** Offers a text; `copied` is the message for when it has been copied. */
  offer(text: string, copied: string): void {
    this.set({ text, copied })
  }
}

/** The page's text to copy by hand. */
export const copyByHandController = new CopyByHandController()
