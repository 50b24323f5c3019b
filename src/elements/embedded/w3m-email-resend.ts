import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { goBack } from '../../controllers/connections/go-back.js'
import { type LoginController, loginController } from '../../controllers/embedded/email-login.js'
import { resendMail } from '../../controllers/embedded/resend-mail.js'
import { report } from '../../controllers/shell/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { W3mUiButton } from '../ui/w3m-ui-button.js'
import './texts.js'
import { Countdown } from './countdown.js'
import { loginErrorText } from './login-error-text.js'

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
        position: absolute; /* takes no row, and with it no gap */
      }
      [role='status'] {
        color: var(--w3m-color-success);
        font-size: var(--w3m-text-small);
        text-align: center;
        overflow-wrap: anywhere;
      }
      [role='status'].error {
        color: var(--w3m-color-error);
      }
    `,
  ]

  /** The state shown: of a login, or of a change of email address. */
  @property({ attribute: false }) login: LoginController = loginController

  /** Sends the mail again; without it, there is only another address. */
  @property({ attribute: false }) send: (() => Promise<void>) | undefined = resendMail

  readonly #countdown = new Countdown(
    this,
    () => undefined,
    () => this.login,
  )
  #before: number | undefined

  protected override render() {
    const { problem, resent } = this.login.state
    const failed = problem?.field === 'resend' ? loginErrorText(problem, 0) : ''
    this.#before ??= resent
    const isSent = resent > this.#before && this.#countdown.seconds > 0
    const said = failed || (isSent ? t('email.resend.sent') : '')
    return html`
      <p class=${failed ? 'error' : ''} role="status" tabindex="-1">${said}</p>
      ${this.send ? this.#resend(this.send) : nothing}
      <w3m-ui-button variant="ghost" @click=${goBack}>${t('email.other')}</w3m-ui-button>
    `
  }

  /** The pressed button is disabled now, and would lose the focus to the page. */
  protected override updated(): void {
    const focused = this.shadowRoot?.activeElement
    if (focused instanceof W3mUiButton && focused.disabled) this.renderRoot.querySelector('p')?.focus()
  }

  #resend(send: () => Promise<void>) {
    const { seconds } = this.#countdown
    return html`<w3m-ui-button
      ?disabled=${seconds > 0 || this.login.state.step === 'checking'}
      @click=${() => report(send())}
      >${seconds ? t('email.resend.wait', { seconds }) : t('email.resend')}</w3m-ui-button
    >`
  }
}
