import { getNetworkImageId } from '../../chains/networks/images.js'
import { instance } from '../../core/instance.js'
import { isOnline } from '../../core/platform/online.js'
import { fetchAssetImage, fetchWalletImage } from '../../services/catalogue/images.js'
import { imagesController } from './images.js'
import { optionsController } from '../shell/options.js'
import { hasCatalogueService } from '../shell/services/services.js'

/** Fetches a catalogue picture into the state; on failure, the monogram stays. */
export async function fetchImage(key: string): Promise<void> {
  const picture = pictureOf(key)
  if (imagesController.image(key) !== undefined) return
  if (!picture.id || !hasCatalogueService()) return imagesController.keep(key, '')
  await fetchInto(key, picture.kind, picture.id)
}

/** Fetches it; if the browser is offline, again as soon as it is online. */
async function fetchInto(key: string, kind: string, id: string): Promise<void> {
  const life = instance().signal
  try {
    const fetchOne = kind === 'wallet' ? fetchWalletImage : fetchAssetImage
    const url = await fetchOne(id, optionsController.state.options)
    if (!life.aborted) imagesController.keep(key, url)
    else URL.revokeObjectURL(url)
  } catch {
    if (life.aborted) return
    imagesController.keep(key, '') // a missing picture is not an error: the monogram stays
    if (!isOnline()) addEventListener('online', () => void fetchInto(key, kind, id), { once: true, signal: life })
  }
}

/** Which picture a key means. The catalogue names those of networks by ids of its own. */
function pictureOf(key: string): { readonly kind: string; readonly id: string | undefined } {
  const at = key.indexOf(':')
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)]
  return { kind, id: kind === 'network' ? getNetworkImageId(id) : id }
}
