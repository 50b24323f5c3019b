import { getNetworkImageId } from '../../chains/networks/images.js'
import { instance } from '../../core/instance.js'
import { fetchAssetImage, fetchWalletImage } from '../../services/catalogue/images.js'
import { imagesController } from './images.js'
import { optionsController } from '../shell/options.js'
import { hasCatalogueService } from '../shell/services/services.js'

/** Fetches a catalogue picture into the state; on failure, the monogram stays. */
export async function fetchImage(key: string): Promise<void> {
  const { kind, id } = pictureOf(key)
  if (imagesController.image(key) !== undefined) return
  if (!id || !hasCatalogueService()) return imagesController.keep(key, '')
  const life = instance().signal
  try {
    const fetchOne = kind === 'wallet' ? fetchWalletImage : fetchAssetImage
    const url = await fetchOne(id, optionsController.state.options)
    if (!life.aborted) imagesController.keep(key, url)
    else URL.revokeObjectURL(url)
  } catch {
    if (!life.aborted) imagesController.keep(key, '') // a missing picture is not an error: the monogram stays
  }
}

/** Which picture a key means. The catalogue names those of networks by ids of its own. */
function pictureOf(key: string): { readonly kind: string; readonly id: string | undefined } {
  const at = key.indexOf(':')
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)]
  return { kind, id: kind === 'network' ? getNetworkImageId(id) : id }
}
