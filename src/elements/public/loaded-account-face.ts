import { optionsController } from '../../controllers/options.js'
import { signal } from '../../core/signal.js'
import { loadOpening } from '../modal/load-opening.js'
import type { accountFace } from './account-face.js'

type AccountFace = typeof accountFace

const loaded = signal<AccountFace | undefined>(undefined)
let loading = false

/**
 * What draws an account, once it is here; most pages are seen by visitors who are not connected, so that it is not part
 * of the first load. Reading it in `render()` subscribes.
 */
export function loadedAccountFace(): AccountFace | undefined {
  if (!loading && optionsController.state.created) {
    loading = true
    loadOpening()
      .then(({ loadConnecting }) => loadConnecting())
      .then(({ accountFace }) => loaded.set(accountFace))
      .catch((cause: unknown) => {
        loading = false
        reportError(cause)
      })
  }
  return loaded.get()
}
