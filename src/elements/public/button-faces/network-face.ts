import { html, nothing, render } from 'lit'

import type { CaipNetwork } from '../../../core/entities/network.js'
import { t } from '../../../core/i18n/t.js'
import { networkMark, networkName } from './network-mark.js'
import type { ButtonFace } from './button-face.js'
import { faceStyles } from './face.styles.js'

/** The network button. */
export function networkFace(network: CaipNetwork | undefined, label: string): ButtonFace {
  const name = network && networkName(network)
  return {
    look: 'network',
    label: name && !label ? t('button.network.change', { network: name }) : undefined,
    own: Boolean(label),
    kind: 'network',
    styles: faceStyles,
    draw: place => {
      render(
        html`
          ${network ? networkMark(network) : nothing}
          <span class="cut" part="label"><slot>${label || name || t('button.network')}</slot></span>
          <svg class="chevron" viewBox="0 0 12 12" aria-hidden="true">
            <path
              d="m2.5 4.5 3.5 3.5 3.5-3.5"
              fill="none"
              stroke="currentColor"
              stroke-width="1.6"
              stroke-linecap="round"
            />
          </svg>
        `,
        place,
      )
    },
  }
}
