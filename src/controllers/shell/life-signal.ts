import { optionsController } from './options.js'
import { sameInstance } from './same-instance.js'

/** A signal that is aborted once the instance that lives now is gone. */
export function lifeSignal(): AbortSignal {
  const life = new AbortController()
  const isSame = sameInstance()
  const stop = optionsController.subscribe(() => {
    if (isSame()) return
    stop()
    life.abort()
  })
  return life.signal
}
