import { html, type TemplateResult } from 'lit'

import type { CaipNetwork } from '../../../core/entities/network.js'
import { t } from '../../../core/i18n/t.js'
import { cleanLabel } from '../../../core/text/label.js'
import { networkPicture } from '../../networks/network-picture-source.js'
import { picture } from './pictures.js'

/** The name of a network. */
export const networkName = (network: CaipNetwork): string =>
  network.unsupported ? t('button.unsupported') : (cleanLabel(network.name) ?? network.caipNetworkId)

/** The picture of a network, or a warning instead. */
export const networkMark = (network: CaipNetwork): TemplateResult =>
  network.unsupported
    ? html`<svg class="picture square warning" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.4v.1"
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>`
    : picture(networkName(network), networkPicture(network).src)
