import { loadImage } from '../../controllers/images/load-image.js'
import { hasIntent } from '../../controllers/shell/intent.js'
import { report } from '../../controllers/shell/report.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { networkPicture } from './network-picture-source.js'

/**
 * Fetches the picture of a network that is shown, once and not before the visitor shows intent; until then, and without
 * one, the monogram is shown.
 */
export function loadNetworkPicture(network: CaipNetwork): void {
  if (!hasIntent()) return
  const { src, key } = networkPicture(network)
  if (!src && key) report(loadImage(key))
}
