import { fetchAssetImage, fetchWalletImage } from '../../services/catalogue/images.js'
import { imagesController } from '../images.js'
import { optionsController } from '../options.js'
import { hasCatalogueService } from './services.js'

const loads = new Map<string, Promise<void>>()

/** Fetches a picture of the catalogue once, by its key: `wallet:ID` or `asset:ID`. Failing leaves the monogram. */
export function loadImage(key: string): Promise<void> {
  const known = loads.get(key)
  if (known) return known
  const load = fetchImage(key)
  loads.set(key, load)
  return load
}

/** Forgets what was asked for, so that pictures can be fetched anew. */
export const forgetImages = (): void => loads.clear()

async function fetchImage(key: string): Promise<void> {
  const [kind, id] = key.split(':')
  if (!id || imagesController.image(key) !== undefined || !hasCatalogueService()) return
  try {
    const fetchOne = kind === 'wallet' ? fetchWalletImage : fetchAssetImage
    imagesController.keep(key, await fetchOne(id, optionsController.state.options))
  } catch {
    imagesController.keep(key, '') // a missing picture is no news: the monogram stays
  }
}
