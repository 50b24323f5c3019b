import { lazy } from '../../core/lazy.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { optionsController } from '../../controllers/shell/options.js'

const loadPrepare = lazy(() => import('../../controllers/visit/prepare.js'))
const loadOpen = lazy(() => import('../../controllers/visit/open.js'))

/** Code that could not be loaded is the page's concern: an uncaught error, never an unhandled rejection. */
const failed = (cause: unknown): void => reportError(cause)

/** The visitor shows intent: the code behind the button is fetched, and what it needs. */
export function prepareModal(): void {
  if (!optionsController.state.created) return
  loadPrepare()
    .then(({ prepare }) => prepare())
    .catch(failed)
}

/** Opens the modal from a button; `closed` is called with how it ended. */
export function openModal(options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
  loadOpen()
    .then(({ open }) => open(options))
    .then(closed)
    .catch(failed)
}
