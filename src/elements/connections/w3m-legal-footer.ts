import { type TemplateResult, css, html, nothing } from 'lit'

import { asksForConsent, legalLinks } from '../../controllers/shell/legal.js'
import { modalController } from '../../controllers/shell/modal.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-link.js'
import { W3mElement, element } from '../base/w3m-element.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-legal-footer': W3mLegalFooter
  }
}

/** Placeholders for the links in the sentence: characters that occur in no text. */
const [TERMS, PRIVACY] = ['\uE000', '\uE001']

/** In the tree of its label, so that browsers do not treat a click on it as a click on the box. */
const link = (url: string | undefined, text: string): TemplateResult =>
  html`<a href=${url ?? nothing} target="_blank" rel="noopener noreferrer">${text}</a>`

/**
 * Links to the site's terms and privacy policy; with the `legalCheckbox` feature they are in the sentence beside a
 * checkbox. Its texts are those of the Connect view, which every view that shows it registers.
 *
 * @internal
 */
@element('w3m-legal-footer')
export class W3mLegalFooter extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
      }
      label {
        display: flex;
        gap: var(--w3m-space-3);
        align-items: center;
        min-block-size: 44px;
        padding-inline: var(--w3m-space-2);
        border-radius: var(--w3m-radius-3);
        cursor: pointer;
      }
      a {
        border-radius: var(--w3m-radius-1);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      a:hover {
        color: var(--w3m-color-text);
      }
      input {
        appearance: auto;
        flex: none;
        inline-size: 18px;
        block-size: 18px;
        accent-color: var(--w3m-color-accent);
      }
      p {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0 var(--w3m-space-2);
        text-align: center;
      }
    `,
  ]

  protected override render() {
    const { terms, privacy } = legalLinks()
    if (!terms && !privacy) return nothing
    if (asksForConsent()) return this.#box(terms, privacy)
    return html`<p>
      ${terms ? html`<w3m-ui-link quiet href=${terms}>${t('legal.terms')}</w3m-ui-link>` : nothing}
      ${terms && privacy ? html`<span aria-hidden="true">·</span>` : nothing}
      ${privacy ? html`<w3m-ui-link quiet href=${privacy}>${t('legal.privacy')}</w3m-ui-link>` : nothing}
    </p>`
  }

  #box(terms: string | undefined, privacy: string | undefined) {
    const text = terms && privacy ? 'legal.agree.both' : terms ? 'legal.agree.terms' : 'legal.agree.privacy'
    const links: Readonly<Record<string, TemplateResult>> = {
      [TERMS]: link(terms, t('legal.agree.terms.link')),
      [PRIVACY]: link(privacy, t('legal.agree.privacy.link')),
    }
    const parts = t(text, { terms: TERMS, privacy: PRIVACY }).split(/([\uE000\uE001])/)
    return html`<label
      ><input type="checkbox" .checked=${modalController.state.agreed} @change=${this.#onChange} /><span
        >${parts.map(word => links[word] ?? word)}</span
      ></label
    >`
  }

  #onChange({ target }: Event): void {
    if (target instanceof HTMLInputElement) modalController.agree(target.checked)
  }
}
