import { css, html } from 'lit'

import { loginController } from '../../controllers/embedded/email-login.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { ConsentBox } from '../connections/consent.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import { emailForm } from './email-form.js'
import { hidden } from '../base/hidden.styles.js'
import { mark } from '../base/mark.styles.js'
import './texts.js'
import './w3m-email-resend.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-email-verify-device-view': W3mEmailVerifyDeviceView
  }
}

/**
 * Waits until the visitor follows the link in the mail, which confirms a new device.
 *
 * @internal
 */
@element('w3m-email-verify-device-view')
export class W3mEmailVerifyDeviceView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    hidden,
    mark,
    css`
      .center {
        padding-block-end: var(--w3m-space-2);
      }
    `,
  ]

  /** Kept while the next view slides in. */
  #email = ''

  readonly #consent = new ConsentBox()

  protected override render() {
    const { email, step } = loginController.state
    if (step === 'device') this.#email = email
    if (!this.#email) return emailForm(this.#consent)
    return html`
      <div class="center">
        <w3m-ui-spinner-ring state="waiting">
          <span class="mark"><w3m-ui-icon name="mail"></w3m-ui-icon></span>
        </w3m-ui-spinner-ring>
        <p class="title">${t('email.device.lead')}</p>
        <p class="quiet">${t('email.device.text', { email: this.#email })}</p>
        <w3m-ui-live class="hidden" role="status">${t('email.device.waiting')}</w3m-ui-live>
      </div>
      <w3m-email-resend></w3m-email-resend>
    `
  }
}
