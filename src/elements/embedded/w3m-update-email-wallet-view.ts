import { html } from 'lit'

import { changeEmail, currentEmail } from '../../controllers/embedded/change-email.js'
import { emailChangeController } from '../../controllers/embedded/email-login.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { notLoggedIn } from './change-code.js'
import './texts.js'
import './w3m-email-field.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-update-email-wallet-view': W3mUpdateEmailWalletView
  }
}

/**
 * Asks for a new email address.
 *
 * @internal
 */
@element('w3m-update-email-wallet-view')
export class W3mUpdateEmailWalletView extends W3mElement {
  static override styles = [reset, viewStyles]

  protected override render() {
    const email = currentEmail()
    if (!email) return notLoggedIn()
    return html`
      <p class="quiet center">${t('email.change.text', { email })}</p>
      <w3m-email-field .login=${emailChangeController} .send=${changeEmail}></w3m-email-field>
    `
  }
}
