import { html } from 'lit'

import { goBack } from '../../controllers/connections/go-back.js'
import { depositAccount } from '../../controllers/pay/deposit-account.js'
import { depositAsset, depositAssets, depositController } from '../../controllers/pay/deposit.js'
import type { PaymentAsset } from '../../core/entities/pay.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { symbolOf } from '../send/send-texts.js'
import { noSigner } from '../switching/no-signer.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-list-row.js'
import { assetPicture } from './pay-total.js'
import { networkName } from './pay-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pay-with-exchange-select-asset-view': W3mPayWithExchangeSelectAssetView
  }
}

/**
 * What can be deposited on the active network.
 *
 * @internal
 */
@element('w3m-pay-with-exchange-select-asset-view')
export class W3mPayWithExchangeSelectAssetView extends W3mElement {
  static override styles = [reset, viewStyles]

  protected override render() {
    const holder = depositAccount()
    if (!holder) return noSigner()
    const { caipNetworkId } = holder.network
    const assets = depositAssets(caipNetworkId)
    if (!assets.length)
      return html`<w3m-ui-empty
        icon="card"
        label=${t('pay.deposit.none', { network: networkName(caipNetworkId) })}
        detail=${t('pay.deposit.none.text')}
      ></w3m-ui-empty>`
    const current = depositAsset(caipNetworkId)
    return html`<div class="list" role="group" aria-label=${t('pay.asset.list')}>
      ${assets.map(asset => this.#row(asset, asset === current))}
    </div>`
  }

  #row(asset: PaymentAsset, current: boolean) {
    const token = asset.asset === 'native' ? undefined : asset.asset
    return html`<w3m-ui-list-row
      label=${symbolOf(asset.metadata)}
      detail=${cleanLabel(asset.metadata.name) ?? ''}
      ?current=${current}
      @click=${() => this.#choose(asset)}
    >
      <span slot="start">${assetPicture({ asset, token }, '40')}</span>
    </w3m-ui-list-row>`
  }

  #choose(asset: PaymentAsset): void {
    depositController.edit({ asset })
    goBack()
  }
}
