import { optionsController } from '../../controllers/shell/options.js'
import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { safeImageUrl } from '../../core/url.js'
import { type PictureSource, cataloguePicture } from '../networks/network-picture-source.js'

/** The picture-related data of a wallet. */
export interface PicturedWallet {
  readonly connector?: Connector | undefined
  readonly wallet?: Wallet | undefined
}

/** The site's own picture of a connector, else the wallet's own, else the catalogue's. */
export function walletPicture({ connector, wallet }: PicturedWallet): PictureSource {
  const images = optionsController.state.options.connectorImages ?? {}
  const given = connector && Object.hasOwn(images, connector.id) ? images[connector.id] : undefined
  const src = [given, connector?.info?.icon, connector?.imageUrl, wallet?.image_url].map(safeImageUrl).find(Boolean)
  const id = connector?.imageId ?? wallet?.image_id
  return src ? { src } : cataloguePicture(id && `wallet:${id}`)
}
