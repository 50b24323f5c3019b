import { optionsController } from '../../../controllers/shell/options.js'
import { lazy } from '../../../core/lazy.js'
import { reportLoadFailure } from '../open-modal.js'
import type { AccountLook } from './account-face.js'
import type { ButtonFace } from './button-face.js'

const loadFace = lazy(() => import('./account-face.js'))

/**
 * The code that renders an account, once loaded; most visitors are not connected, so it is not part of the first load.
 * Reading it in `render()` subscribes.
 */
export function lazyAccountFace(): ((look: AccountLook) => ButtonFace) | undefined {
  const face = loadFace.known.get()?.accountFace
  if (!face && optionsController.state.created) loadFace().catch(reportLoadFailure)
  return face
}
