import { type TemplateResult, html, nothing, svg } from 'lit'

import { goBack } from '../../controllers/connections/go-back.js'
import { buyingAccount } from '../../controllers/onramp/onramp-form.js'
import { onRampProviders } from '../../controllers/onramp/providers.js'
import { placeOf } from '../../controllers/send/start-send.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { routerController } from '../../controllers/shell/router.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { explainerStyles } from '../base/explainer.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-button.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-what-is-a-buy-view': W3mWhatIsABuyView
  }
}

const PROVIDER = svg`<path d="M6 15h28M8 15v16m24-16v16M16 15v16m8-16v16M5 34h30M20 5 6 13h28z" />
  <path class="accent" d="M16 23h8" />`
const IDENTITY = svg`<rect x="4" y="8" width="32" height="24" rx="4" /><circle cx="14" cy="17" r="3.5" />
  <path d="M8 27c.8-3.4 3-5 6-5s5.200 1.600 6 5" /><path class="accent" d="M25 16h6m-6 7h6" />`
const PRICE = svg`<path d="M21 5h12a2 2 0 0 1 2 2v12L20 34a2 2 0 0 1-3 0L6 23a2 2 0 0 1 0-3z" />
  <path class="accent" d="M28 12h.01" />`

/** Returns to the form that led here, or opens it. */
function toForm(): void {
  if (routerController.state.history.at(-2)?.view === 'OnRampProviders') goBack()
  else navigate({ view: 'OnRampProviders', args: undefined }, { replace: true })
}

/**
 * A short explanation for first-time buyers.
 *
 * @internal
 */
@element('w3m-what-is-a-buy-view')
export class W3mWhatIsABuyView extends W3mElement {
  static override styles = [reset, viewStyles, explainerStyles]

  override connectedCallback(): void {
    super.connectedCallback()
    const holder = buyingAccount()
    if (holder) track('SELECT_WHAT_IS_A_BUY', { isSmartAccount: placeOf(holder).isSmartAccount })
  }

  protected override render() {
    const point = (drawing: TemplateResult, name: 'provider' | 'identity' | 'price') =>
      html`<li class="point">
        <svg viewBox="0 0 40 40" aria-hidden="true">${drawing}</svg>
        <div>
          <h3>${t(`onramp.what.${name}.title`)}</h3>
          <p>${t(`onramp.what.${name}.text`)}</p>
        </div>
      </li>`
    return html`<ul class="explainer">
        ${point(PROVIDER, 'provider')} ${point(IDENTITY, 'identity')} ${point(PRICE, 'price')}
      </ul>
      ${buyingAccount() && onRampProviders().length
        ? html`<w3m-ui-button variant="primary" @click=${toForm}>${t('onramp.what.action')}</w3m-ui-button>`
        : nothing}`
  }
}
