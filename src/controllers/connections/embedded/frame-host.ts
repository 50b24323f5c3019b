import { instance } from '../../../core/instance.js'
import { subscribe } from '../../../core/signal.js'
import type { FrameHost } from '../../../services/frame/secure-frame.js'
import { framePlaceController } from '../../shell/frame-place.js'
import { optionsController } from '../../shell/options.js'

/** Whether the dialog is on the page, or will be: it is added automatically unless the site places it itself. */
function isDialogExpected(): boolean {
  const { disableAppend, enableEmbedded } = optionsController.state.options
  return !(disableAppend || enableEmbedded) || document.querySelector('w3m-modal') !== null
}

/** A place outside the dialog, only until the dialog is on the page: a frame there cannot be reached while it is open. */
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

/** The host of the secure frame: the dialog, or the body if the site has not placed the dialog yet. */
export function frameHost(): Promise<FrameHost> {
  framePlaceController.want()
  const { place } = framePlaceController.state
  if (place) return Promise.resolve(place)
  if (!isDialogExpected()) return Promise.resolve(besideDialog())
  return new Promise(resolve => {
    const stop = subscribe(framePlaceController, ({ place: offered }) => {
      if (!offered) return
      stop()
      resolve(offered)
    })
  })
}
