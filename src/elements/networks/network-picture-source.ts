import { imagesController } from '../../controllers/images/images.js'
import { optionsController } from '../../controllers/shell/options.js'
import { usesServices } from '../../controllers/shell/services/uses-services.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { safeImageUrl } from '../../core/url.js'

/** The source of a picture: its URL, or its catalogue key. */
export interface PictureSource {
  readonly src?: string | undefined
  readonly key?: string | undefined
  /** The catalogue has not yet said whether it has one. */
  readonly pending?: boolean
}

/** A picture of the catalogue, or none. */
export function cataloguePicture(key: string | undefined): PictureSource {
  const src = key && imagesController.image(key)
  const pending = Boolean(key) && src === undefined && usesServices(optionsController.state.options)
  return { src: src || undefined, key, pending }
}

/** The site's own picture of a network, else the network's own, else the catalogue's. */
export function networkPicture({ id, caipNetworkId, assets }: CaipNetwork): PictureSource {
  const images = optionsController.state.options.chainImages ?? {}
  const src = safeImageUrl(images[id] ?? images[caipNetworkId] ?? assets?.imageUrl)
  const key = assets?.imageId ? `asset:${assets.imageId}` : `network:${caipNetworkId}`
  return src ? { src } : cataloguePicture(key)
}
