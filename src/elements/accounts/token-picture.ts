import { type TemplateResult, html } from 'lit'

import { imageHosts } from '../../controllers/images/image-hosts.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { Token } from '../../core/entities/token.js'
import { trustedImage } from '../../core/image-url.js'
import '../ui/w3m-ui-picture.js'
import '../networks/w3m-network-picture.js'

/** The round picture of a token; a native coin has its network's. */
export const tokenPicture = (token: Token, network: CaipNetwork, size: '24' | '40'): TemplateResult =>
  token.address
    ? html`<w3m-ui-picture
        round
        size=${size}
        src=${trustedImage(token.iconUrl, imageHosts.get()) ?? ''}
        name=${token.symbol}
      ></w3m-ui-picture>`
    : html`<w3m-network-picture size=${size} .network=${network}></w3m-network-picture>`
