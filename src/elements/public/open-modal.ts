import { lazy } from '../../core/lazy.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { optionsController } from '../../controllers/shell/options.js'

const loadPrepare = lazy(() => import('../../controllers/visit/prepare.js'))
const loadOpen = lazy(() => import('../../controllers/visit/open.js'))

/** A failure to load code surfaces as an uncaught error in the page, never as an unhandled rejection. */
const failed = (cause: unknown): void => reportError(cause)

/** On the visitor's intent, loads the code behind the button, and its dependencies. */
export function prepareModal(): void {
  if (!optionsController.state.created) return
  loadPrepare()
    .then(({ prepare }) => prepare())
    .catch(failed)
}

/** Opens the modal from a button; `closed` is called with the outcome. */
export function openModal(options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
  loadOpen()
    .then(({ open }) => open(options))
    .then(closed)
    .catch(failed)
}
