import { optionsController } from '../../controllers/options.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { loadOpening } from '../modal/load-opening.js'

/** Code that could not be loaded is the page's concern: told as an uncaught error, never as an unhandled rejection. */
const failed = (cause: unknown): void => reportError(cause)

/** The visitor shows intent: the code behind the button is fetched, and what it needs. */
export function prepareModal(): void {
  if (!optionsController.state.created) return
  loadOpening()
    .then(({ prepare, report }) => report(prepare()))
    .catch(failed)
}

/** Opens the modal from a button; `closed` hears how it ended. */
export function openModal(options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
  loadOpening()
    .then(({ open }) => open(options))
    .then(closed)
    .catch(failed)
}

/** Fetches a picture of the catalogue; `imagesController` has it afterwards. */
export function loadPicture(key: string): void {
  loadOpening()
    .then(({ loadImage, report }) => report(loadImage(key)))
    .catch(failed)
}
