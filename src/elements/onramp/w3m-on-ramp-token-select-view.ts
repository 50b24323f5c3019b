import { html, nothing } from 'lit'

import { goBack } from '../../controllers/connections/go-back.js'
import { onRampForm } from '../../controllers/onramp/onramp-form.js'
import { editOnRamp } from '../../controllers/onramp/quote-onramp.js'
import type { PurchaseToken } from '../../core/entities/onramp.js'
import { t } from '../../core/i18n/t.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { reset } from '../../styles/reset.js'
import { holdingRow } from '../accounts/holding-row.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-virtual-list.js'
import { noChoices } from './onramp-obstacle.js'
import { OptionsLoader } from './options-loader.js'
import { networkName, purchasePicture } from './onramp-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-on-ramp-token-select-view': W3mOnRampTokenSelectView
  }
}

const LOOK = [holdingRow]
/** Height of a row, in px. */
const ROW = 56

/**
 * What can be bought on the network.
 *
 * @internal
 */
@element('w3m-on-ramp-token-select-view')
export class W3mOnRampTokenSelectView extends W3mElement {
  static override styles = [reset, viewStyles]

  constructor() {
    super()
    new OptionsLoader(this)
  }

  protected override render() {
    const instead = noChoices()
    const form = onRampForm()
    if (instead || !form) return instead
    const { network } = form.holder
    const row = (token: PurchaseToken) => {
      const { name, symbol, address } = token
      const isChosen = token === form.token
      const detail = [symbol, address ? truncateAddress(address) : networkName(network)].join(' · ')
      return html`<button
        class="row"
        aria-current=${isChosen}
        title=${address ?? ''}
        @click=${() => this.#choose(token)}
      >
        ${purchasePicture(token, network, '40')}
        <span class="text">
          <span class="line"><bdi>${name}</bdi></span>
          <span class="detail"><bdi>${detail}</bdi></span>
        </span>
        ${isChosen ? html`<w3m-ui-icon class="check" name="check"></w3m-ui-icon>` : nothing}
      </button>`
    }
    return html`<w3m-ui-virtual-list
      label=${t('onramp.token.list')}
      .look=${LOOK}
      .rows=${form.tokens.map(token => ({ height: ROW, render: () => row(token) }))}
    ></w3m-ui-virtual-list>`
  }

  #choose(token: PurchaseToken): void {
    editOnRamp({ token })
    goBack()
  }
}
