import { type TemplateResult, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { offeredSocials } from '../../controllers/connections/login-methods.js'
import { chooseSocial } from '../../controllers/embedded/choose-social.js'
import { loadEmbedded } from '../../controllers/embedded/embedded-wallet.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import type { Social } from '../../core/features.js'
import { t } from '../../core/i18n/t.js'
import { SOCIAL_NAMES } from '../../core/social.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-icon.js'
import { socialMark, socialMarkStyles } from './social-parts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-social-buttons': W3mSocialButtons
  }
}

/** Number of buttons in the row; if there are more providers, the last button links to all of them. */
const MAX_BUTTONS = 6

/** A logo with its name as a tooltip; hidden from screen readers, which read the button's label. */
const face = (name: string, picture: TemplateResult): TemplateResult =>
  html`<span class="face" title=${name} aria-hidden="true">${picture}</span>`

/**
 * The social logins of the site, in a row; a single one shows its name.
 *
 * @internal
 */
@element('w3m-social-buttons')
export class W3mSocialButtons extends W3mElement {
  static override styles = [
    reset,
    socialMarkStyles,
    css`
      ul {
        display: grid;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        gap: var(--w3m-space-2);
      }
      button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--w3m-space-2);
        inline-size: 100%;
        min-block-size: 48px;
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        color: var(--w3m-color-text);
        font-size: var(--w3m-text-large);
        transition: background 120ms;
      }
      .face {
        display: grid;
        flex: 1;
        align-self: stretch;
        place-items: center;
      }
      button:hover,
      button:active {
        background: var(--w3m-color-pressed);
      }
      button:disabled {
        opacity: 0.5;
      }
    `,
    forcedColors,
  ]

  /** Whether all buttons are disabled. */
  @property({ type: Boolean, reflect: true }) disabled = false

  protected override render() {
    const socials = offeredSocials()
    const isLong = socials.length > MAX_BUTTONS
    const shown = isLong ? socials.slice(0, MAX_BUTTONS - 1) : socials
    return html`<ul aria-label=${t('social.list')}>
      ${shown.map(social => html`<li>${this.#button(social, socials.length === 1)}</li>`)}
      ${isLong ? html`<li>${this.#more()}</li>` : nothing}
    </ul>`
  }

  #button(social: Social, isAlone: boolean) {
    const label = t('social.with', { provider: SOCIAL_NAMES[social] })
    return html`<button
      ?disabled=${this.disabled}
      aria-label=${label}
      @pointerenter=${this.#prepare}
      @focus=${this.#prepare}
      @click=${() => chooseSocial(social)}
    >
      ${isAlone ? html`${socialMark(social)} ${label}` : face(label, socialMark(social))}
    </button>`
  }

  #more() {
    return html`<button
      ?disabled=${this.disabled}
      aria-label=${t('social.more')}
      @click=${() => navigate({ view: 'ConnectSocials', args: undefined })}
    >
      ${face(t('social.more'), html`<w3m-ui-icon name="grid"></w3m-ui-icon>`)}
    </button>`
  }

  /** Loads the code of the embedded wallet as soon as a visitor is about to log in. */
  #prepare(): void {
    report(loadEmbedded())
  }
}
