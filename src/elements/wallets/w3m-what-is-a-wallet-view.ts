import { html, nothing, svg, type TemplateResult } from 'lit'

import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { explainerStyles } from '../base/explainer.styles.js'
import { hasDownloads } from './has-downloads.js'
import '../ui/w3m-ui-button.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-what-is-a-wallet-view': W3mWhatIsAWalletView
  }
}

const KEYS = svg`<rect x="4" y="10" width="32" height="24" rx="5" /><path d="M4 15h32" />
  <path class="accent" d="M25 24h5" />`
const LOGIN = svg`<path d="M21 6h9a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5h-9" /><path class="accent" d="M5 20h18m-6-6 6 6-6 6" />`
const CONTROL = svg`<path d="M20 4 33 9v10c0 8-5.5 14-13 17C12.5 33 7 27 7 19V9z" /><path class="accent" d="m14 20 4.5 4.5 8-9" />`

/**
 * A short explanation for visitors without a wallet.
 *
 * @internal
 */
@element('w3m-what-is-a-wallet-view')
export class W3mWhatIsAWalletView extends W3mElement {
  static override styles = [reset, viewStyles, explainerStyles]

  protected override render() {
    const point = (drawing: TemplateResult, name: 'keys' | 'login' | 'control') =>
      html`<li class="point">
        <svg class=${name === 'login' ? 'turn' : ''} viewBox="0 0 40 40" aria-hidden="true">${drawing}</svg>
        <div>
          <h3>${t(`wallet.${name}.title`)}</h3>
          <p>${t(`wallet.${name}.text`)}</p>
        </div>
      </li>`
    const canGet = connectRows.get().some(row => !row.installed && row.wallet && hasDownloads(row.wallet))
    return html`<ul class="explainer">
        ${point(KEYS, 'keys')} ${point(LOGIN, 'login')} ${point(CONTROL, 'control')}
      </ul>
      ${canGet
        ? html`<w3m-ui-button variant="primary" @click=${() => navigate({ view: 'GetWallet', args: undefined })}
            >${t('wallet.get')}</w3m-ui-button
          >`
        : nothing}`
  }
}
