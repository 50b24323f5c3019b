import { html, nothing } from 'lit'

import { asksForConsent, isConsentMissing } from '../../controllers/shell/legal.js'
import { t } from '../../core/i18n/t.js'
import './w3m-legal-footer.js'

/**
 * How a view that begins a connection asks for consent, unless the visitor agreed before. Once shown, the checkbox stays,
 * so that it keeps the focus and can be unticked.
 */
export class ConsentBox {
  #isShown = false

  /** The checkbox, with the reason why the view is blocked. */
  render() {
    const hint = isConsentMissing() ? html`<p class="caption">${t('legal.first')}</p>` : nothing
    return html`${this.checkbox()}${hint}`
  }

  /** The checkbox alone. */
  checkbox() {
    this.#isShown = asksForConsent() && (this.#isShown || isConsentMissing())
    return this.#isShown ? html`<w3m-legal-footer></w3m-legal-footer>` : nothing
  }
}
