import { imagesController } from '../../controllers/images/images.js'
import { optionsController } from '../../controllers/shell/options.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { safeImageUrl } from '../../core/url.js'

/** The source of a network's picture: its URL, or its catalogue key. */
export interface PictureSource {
  readonly src?: string | undefined
  readonly key?: string | undefined
}

/** The site's own picture of a network, else the network's own, else the catalogue's. */
export function networkPicture({ id, caipNetworkId, assets }: CaipNetwork): PictureSource {
  const images = optionsController.state.options.chainImages ?? {}
  const src = safeImageUrl(images[id] ?? images[caipNetworkId] ?? assets?.imageUrl)
  const key = assets?.imageId ? `asset:${assets.imageId}` : `network:${caipNetworkId}`
  return src ? { src } : { src: imagesController.image(key) || undefined, key }
}
