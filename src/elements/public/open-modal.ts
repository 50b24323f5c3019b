import { OfflineError } from '../../core/errors/offline.js'
import { lazy } from '../../core/lazy.js'
import { isOnline } from '../../core/platform/online.js'
import { signal } from '../../core/signal.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { optionsController } from '../../controllers/shell/options.js'

/** Code that loads within this time needs no sign of waiting, in ms. */
const PATIENCE = 300

/** Whether a button was pressed whose code is still loading. */
export const isOpening = signal(false)

/** Whether that code waits for the browser to be online again. */
export const isAwaitingNetwork = signal(false)

/** The pressed buttons whose code is still loading: they ignore further presses. */
export const loading = new WeakSet<Element>()

const loadPrepare = lazy(() => import('../../controllers/visit/prepare.js'))
const loadOpen = lazy(() => import('../../controllers/visit/open.js'))

/** Being offline is not an error of the page. */
const isError = (cause: unknown): boolean => isOnline() && !(cause instanceof OfflineError)

/** A failure to load code surfaces as an uncaught error in the page, never as an unhandled rejection. */
export const reportLoadFailure = (cause: unknown): void => {
  if (isError(cause)) reportError(cause)
}

/** On the visitor's intent, loads the code behind the button, and its dependencies. */
export function prepareModal(): void {
  if (!optionsController.state.created) return
  loadPrepare()
    .then(({ prepare }) => prepare())
    .catch(reportLoadFailure)
}

/** Resolves once the browser is online, which the pressed button shows it waits for. */
async function untilOnline(): Promise<void> {
  if (isOnline()) return
  isAwaitingNetwork.set(true)
  await new Promise(resolve => addEventListener('online', resolve, { once: true }))
  isAwaitingNetwork.set(false)
}

/**
 * Loads the code behind a press, which the buttons acknowledge; offline, as soon as the browser is online again.
 *
 * @throws {OfflineError} the button has left the page by then
 */
export async function loadPressed<T>(button: Element, load: () => Promise<T>): Promise<T> {
  const late = setTimeout(() => isOpening.set(true), PATIENCE)
  loading.add(button)
  try {
    for (;;) {
      try {
        return await load()
      } catch (error) {
        if (isError(error)) throw error
      }
      await untilOnline()
      if (!button.isConnected) throw new OfflineError()
    }
  } finally {
    clearTimeout(late)
    isOpening.set(false)
    loading.delete(button)
  }
}

/** Opens the modal from a button; `closed` is called with the outcome. */
export function openModal(button: Element, options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
  loadPressed(button, loadOpen)
    .then(({ open }) => open(options))
    .then(closed)
    .catch(reportLoadFailure)
}
