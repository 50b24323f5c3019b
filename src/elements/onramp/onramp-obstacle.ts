import { type TemplateResult, html, nothing } from 'lit'

import {
  type OnRampObstacle,
  buyingAccount,
  onRampForm,
  onRampObstacle,
  unsupportedPlace,
} from '../../controllers/onramp/onramp-form.js'
import { features } from '../../controllers/shell/features.js'
import { navigate } from '../../controllers/shell/navigate.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { notConnected } from '../accounts/not-connected.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-skeleton.js'
import { networkName } from './onramp-texts.js'
import './texts.js'

/** Why buying is unavailable, and what to do instead. */
export function onRampObstacleView(obstacle: OnRampObstacle, network: CaipNetwork): TemplateResult {
  if (obstacle === 'network')
    return html`<w3m-ui-empty
        icon="card"
        label=${t('onramp.off.network', { network: networkName(network) })}
        detail=${t('onramp.off.network.text')}
      ></w3m-ui-empty>
      <w3m-ui-button variant="primary" @click=${() => navigate({ view: 'Networks', args: undefined })}
        >${t('onramp.off.network.action')}</w3m-ui-button
      >`
  const detail = obstacle === 'region' ? t('onramp.off.region') : t('onramp.off.text')
  return html`<w3m-ui-empty icon="card" label=${t('onramp.off.title')} detail=${detail}></w3m-ui-empty> ${features.get()
      .receive
      ? html`<w3m-ui-button variant="primary" @click=${() => navigate({ view: 'WalletReceive', args: undefined })}
          >${t('onramp.off.action')}</w3m-ui-button
        >`
      : nothing}`
}

/** Why there is no account to buy with: none is connected, or it is on an unsupported network. */
export function noBuyingAccount(): TemplateResult {
  const network = unsupportedPlace()
  return network ? onRampObstacleView('network', network) : notConnected('card')
}

/** What a list of choices shows while there are none: why nothing can be bought, or that they are loading. */
export function noChoices(): TemplateResult | undefined {
  const holder = buyingAccount()
  if (!holder) return noBuyingAccount()
  const obstacle = onRampObstacle(holder)
  if (obstacle) return onRampObstacleView(obstacle, holder.network)
  if (onRampForm()) return undefined
  return html`<div class="list" role="status" aria-label=${t('modal.loading')}>
    ${[1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
  </div>`
}
