import { imagesController } from '../../controllers/images/images.js'
import { optionsController } from '../../controllers/shell/options.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { safeImageUrl } from '../../core/url.js'

/** Where the picture of a network is: its address, or the key under which the catalogue has it. */
export interface PictureSource {
  readonly src?: string | undefined
  readonly key?: string | undefined
}

/** The site's own picture of a network, else the one that came with it, else the catalogue's. */
export function networkPicture({ id, caipNetworkId, assets }: CaipNetwork): PictureSource {
  const images = optionsController.state.options.chainImages ?? {}
  const src = safeImageUrl(images[id] ?? images[caipNetworkId] ?? assets?.imageUrl)
  const key = assets?.imageId && `asset:${assets.imageId}`
  return src ? { src } : { src: (key && imagesController.image(key)) || undefined, key }
}
