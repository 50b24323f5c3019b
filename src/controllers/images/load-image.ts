import { lazy } from '../../core/lazy.js'
import { optionsController } from '../shell/options.js'
import { imagesController } from './images.js'
import { usesServices } from '../shell/services/uses-services.js'

const loadFetchImage = lazy(() => import('./fetch-image.js'))

/**
 * Fetches a catalogue picture by its key; see `ImagesState`. On failure, the monogram stays until a later
 * call.
 */
export async function loadImage(key: string): Promise<void> {
  if (!usesServices(optionsController.state.options) || imagesController.image(key)) return
  const { fetchImage } = await loadFetchImage().catch((error: unknown) => {
    imagesController.keep(key, '') // no longer pending
    throw error
  })
  await fetchImage(key)
}
