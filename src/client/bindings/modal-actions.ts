import { getWalletModal } from '../../client.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'

/** The result of `useWalletModal`; always the same object. */
export interface UseWalletModal {
  /**
   * Opens the modal; resolves to the outcome once it is closed. Rejects with `NotCreatedError` if there is no modal.
   */
  readonly open: (options?: OpenOptions) => Promise<OpenOutcome>
  /** Closes the modal; resolves to `false` if it cannot be closed now. */
  readonly close: () => Promise<boolean>
}

/** Opens and closes the current instance. */
export const modalActions: UseWalletModal = {
  open: async options => getWalletModal().open(options),
  close: async () => getWalletModal().close(),
}
