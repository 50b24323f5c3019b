import { css, html } from 'lit'

import { offeredSocials } from '../../controllers/connections/login-methods.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { chooseSocial } from '../../controllers/embedded/choose-social.js'
import { t } from '../../core/i18n/t.js'
import { SOCIAL_NAMES } from '../../core/social.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { ConsentBox } from '../connections/consent.js'
import '../ui/w3m-ui-list-row.js'
import { socialMark, socialMarkStyles, socialOff } from './social-parts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-socials-view': W3mConnectSocialsView
  }
}

/**
 * All social logins of the site.
 *
 * @internal
 */
@element('w3m-connect-socials-view')
export class W3mConnectSocialsView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    socialMarkStyles,
    css`
      .icon {
        display: grid;
        place-items: center;
        inline-size: 40px;
        block-size: 40px;
        border-radius: var(--w3m-radius-3);
        background: var(--w3m-color-raised);
      }
    `,
  ]

  readonly #consent = new ConsentBox()

  protected override render() {
    const socials = offeredSocials()
    if (!socials.length) return socialOff()
    return html`${this.#consent.render()}
      <ul class="list" aria-label=${t('social.list')}>
        ${socials.map(
          social =>
            html`<li>
              <w3m-ui-list-row
                label=${SOCIAL_NAMES[social]}
                chevron
                ?disabled=${isConsentMissing()}
                @click=${() => chooseSocial(social)}
              >
                <span slot="start" class="icon">${socialMark(social)}</span>
              </w3m-ui-list-row>
            </li>`,
        )}
      </ul>`
  }
}
