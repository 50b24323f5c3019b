import { instance, instanceValue } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { imagesController } from './images.js'
import { usesServices } from '../shell/services/uses-services.js'

const loadFetchImage = lazy(() => import('./fetch-image.js'))

/** Pause before a picture whose code could not be loaded is requested again, in ms. */
const RETRY = 20_000

/** When such a picture may be requested again, in ms since 1970. */
const dueAt = instanceValue(() => new Map<string, number>())

/** Shows the monogram until a call after the pause, or until the browser is online again. */
function postpone(key: string, life: AbortSignal): void {
  const due = dueAt()
  const again = (): void => {
    due.delete(key)
    report(loadImage(key))
  }
  if (!due.has(key)) addEventListener('online', again, { once: true, signal: life })
  due.set(key, Date.now() + RETRY)
  imagesController.keep(key, '')
}

/**
 * Fetches a catalogue picture by its key; see `ImagesState`. On failure, the monogram stays until a later
 * call.
 */
export async function loadImage(key: string): Promise<void> {
  if (!usesServices(optionsController.state.options) || imagesController.image(key)) return
  if (Date.now() < (dueAt().get(key) ?? 0)) return
  const life = instance().signal
  const { fetchImage } = await loadFetchImage().catch((error: unknown) => {
    if (!life.aborted) postpone(key, life)
    throw error
  })
  await fetchImage(key)
}
