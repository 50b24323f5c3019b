import { css, html } from 'lit'

import { goBack } from '../../controllers/connections/go-back.js'
import { loginController } from '../../controllers/embedded/email-login.js'
import { resendMail } from '../../controllers/embedded/resend-mail.js'
import { report } from '../../controllers/shell/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-button.js'
import './texts.js'
import { Countdown } from './countdown.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-email-resend': W3mEmailResend
  }
}

/**
 * The alternatives while a mail is awaited: send it again after 30 s, or use another address.
 *
 * @internal
 */
@element('w3m-email-resend')
export class W3mEmailResend extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        display: grid;
        gap: var(--w3m-space-1);
      }
      [role='status']:empty {
        display: none;
      }
      [role='status'] {
        color: var(--w3m-color-success);
        font-size: var(--w3m-text-small);
        text-align: center;
      }
    `,
  ]

  readonly #countdown = new Countdown(this)
  readonly #before = loginController.state.resent

  protected override render() {
    const { resent, step } = loginController.state
    const { seconds } = this.#countdown
    return html`
      <p role="status">${resent > this.#before && seconds ? t('email.resend.sent') : ''}</p>
      <w3m-ui-button ?disabled=${seconds > 0 || step === 'checking'} @click=${() => report(resendMail())}
        >${seconds ? t('email.resend.wait', { seconds }) : t('email.resend')}</w3m-ui-button
      >
      <w3m-ui-button variant="ghost" @click=${goBack}>${t('email.other')}</w3m-ui-button>
    `
  }
}
