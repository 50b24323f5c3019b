import { atEnd } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { optionsController } from '../shell/options.js'
import { imagesController } from './images.js'
import { usesServices } from '../shell/services/uses-services.js'

const loadFetchImage = lazy(() => import('./fetch-image.js'))

const loads = new Map<string, Promise<void>>()

atEnd(() => loads.clear())

/** Fetches a catalogue picture once, by its key; see `ImagesState`. On failure, the monogram stays. */
export function loadImage(key: string): Promise<void> {
  const known = loads.get(key)
  if (known) return known
  if (!usesServices(optionsController.state.options)) return Promise.resolve()
  const load = loadFetchImage().then(
    ({ fetchImage }) => fetchImage(key),
    (error: unknown) => {
      imagesController.keep(key, '') // no longer pending
      throw error
    },
  )
  loads.set(key, load)
  return load
}
