import { html, nothing } from 'lit'

import { asksForConsent, isConsentMissing } from '../../controllers/shell/legal.js'
import { report } from '../../controllers/shell/report.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { lazy } from '../../core/lazy.js'
import { connect } from '../../locales/en/connect.js'

addMessages(connect)

/** Loads the site's legal links, with the checkbox beside them; most sites require no consent. */
const loadLegal = lazy(() => import('./w3m-legal-footer.js'))

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
    if (!this.#isShown) return nothing
    report(loadLegal())
    return html`<w3m-legal-footer></w3m-legal-footer>`
  }
}
