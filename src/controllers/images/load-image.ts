import { lazy } from '../../core/lazy.js'
import { oncePerInstance } from '../../core/task.js'
import { optionsController } from '../shell/options.js'
import { imagesController } from './images.js'
import { usesServices } from '../shell/services/uses-services.js'

const loadFetchImage = lazy(() => import('./fetch-image.js'))

const fetchOnce = oncePerInstance(async (key: string): Promise<void> => {
  const { fetchImage } = await loadFetchImage().catch((error: unknown) => {
    imagesController.keep(key, '') // no longer pending
    throw error
  })
  await fetchImage(key)
})

/** Fetches a catalogue picture once, by its key; see `ImagesState`. On failure, the monogram stays. */
export const loadImage = (key: string): Promise<void> =>
  usesServices(optionsController.state.options) ? fetchOnce(key) : Promise.resolve()
