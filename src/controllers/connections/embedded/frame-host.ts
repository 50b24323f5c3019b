import { instance } from '../../../core/instance.js'
import { subscribe } from '../../../core/signal.js'
import type { FrameHost } from '../../../services/frame/secure-frame.js'
import { framePlaceController } from '../../shell/frame-place.js'
import { optionsController } from '../../shell/options.js'

/** The dialog is on the page, or will be: the product puts it there unless the site asked for something else. */
function isComing(): boolean {
  const { disableAppend, enableEmbedded } = optionsController.state.options
  return !(disableAppend || enableEmbedded) || document.querySelector('w3m-modal') !== null
}

/** A place beside the dialog, until that is on the page: a frame there would be out of reach while the dialog is open. */
function besideDialog(): FrameHost {
  const moved = new AbortController()
  const stop = subscribe(framePlaceController, ({ place }) => {
    if (!place) return
    stop()
    moved.abort()
  })
  instance().signal.addEventListener('abort', stop)
  return { element: document.body, left: moved.signal }
}

/** Where the secure frame goes: into the dialog; into the body where the site has not put the dialog on the page yet. */
export function frameHost(): Promise<FrameHost> {
  framePlaceController.want()
  const { place } = framePlaceController.state
  if (place) return Promise.resolve(place)
  if (!isComing()) return Promise.resolve(besideDialog())
  return new Promise(resolve => {
    const stop = subscribe(framePlaceController, ({ place: offered }) => {
      if (!offered) return
      stop()
      resolve(offered)
    })
  })
}
