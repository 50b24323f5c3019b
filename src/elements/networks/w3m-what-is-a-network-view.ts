import { html, svg, type TemplateResult } from 'lit'

import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { explainerStyles } from '../base/explainer.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-what-is-a-network-view': W3mWhatIsANetworkView
  }
}

const CHAIN = svg`<rect x="4" y="14" width="12" height="12" rx="3" /><rect class="accent" x="24" y="14" width="12" height="12" rx="3" />
  <path d="M16 20h8" />`
const CHOICE = svg`<path d="M5 30a15 15 0 0 1 30 0" /><path class="accent" d="m20 30 7-9" /><path d="M20 30h.01" />`
const ASSETS = svg`<circle cx="14" cy="20" r="9" /><path class="accent" d="M20.7 13a9 9 0 1 1 0 14" />`

/**
 * A short explanation of what a network is.
 *
 * @internal
 */
@element('w3m-what-is-a-network-view')
export class W3mWhatIsANetworkView extends W3mElement {
  static override styles = [reset, viewStyles, explainerStyles]

  protected override render() {
    const point = (drawing: TemplateResult, name: 'chain' | 'choice' | 'assets') =>
      html`<li class="point">
        <svg viewBox="0 0 40 40" aria-hidden="true">${drawing}</svg>
        <div>
          <h3>${t(`network.${name}.title`)}</h3>
          <p>${t(`network.${name}.text`)}</p>
        </div>
      </li>`
    return html`<ul class="explainer">
      ${point(CHAIN, 'chain')} ${point(CHOICE, 'choice')} ${point(ASSETS, 'assets')}
    </ul>`
  }
}
