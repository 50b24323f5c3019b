import { type PropertyValues, html } from 'lit'
import { query } from 'lit/decorators.js'

import { loginController } from '../../controllers/embedded/email-login.js'
import { submitCode } from '../../controllers/embedded/submit-code.js'
import { report } from '../../controllers/shell/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-spinner-ring.js'
import { emailForm } from './email-form.js'
import { loginErrorText } from './login-error-text.js'
import { hidden } from '../base/hidden.styles.js'
import { mark } from '../base/mark.styles.js'
import './texts.js'
import './w3m-code-field.js'
import type { W3mCodeField } from './w3m-code-field.js'
import './w3m-email-resend.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-email-verify-otp-view': W3mEmailVerifyOtpView
  }
}

/**
 * Asks for the code in the mail.
 *
 * @internal
 */
@element('w3m-email-verify-otp-view')
export class W3mEmailVerifyOtpView extends W3mElement {
  static override styles = [reset, viewStyles, hidden, mark]

  @query('w3m-code-field') private field!: W3mCodeField | null

  /** Kept while the dialog closes. */
  #email = ''
  #problem: unknown
  #resent = loginController.state.resent

  protected override render() {
    const { email, problem, step } = loginController.state
    if (step === 'connected') return this.#connected()
    if (step === 'code' || step === 'checking') this.#email = email || this.#email
    if (!this.#email) return emailForm()
    const checks = step === 'checking'
    return html`
      <p class="quiet center">${t('email.code.text', { email: this.#email })}</p>
      <w3m-code-field
        ?busy=${checks}
        error=${problem?.field === 'code' ? loginErrorText(problem, 0) : ''}
        @w3m-code-enter=${this.#onCode}
        @w3m-code-edit=${() => loginController.clearProblem()}
      ></w3m-code-field>
      <p class="hidden" role="status">${checks ? t('email.code.checking') : ''}</p>
      <w3m-email-resend></w3m-email-resend>
    `
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    const { problem, resent } = loginController.state
    const isVoid = problem !== this.#problem && problem?.field === 'code' && problem.kind !== 'incomplete'
    const isNew = resent !== this.#resent // and its button, which had the focus, is disabled
    this.#problem = problem
    this.#resent = resent
    if (isVoid || isNew) void this.field?.clear()
  }

  #connected() {
    return html`<div class="center">
      <w3m-ui-spinner-ring state="success">
        <span class="mark"><w3m-ui-icon name="mail"></w3m-ui-icon></span>
      </w3m-ui-spinner-ring>
      <p class="title" role="status">${t('email.code.connected')}</p>
    </div>`
  }

  #onCode({ detail }: CustomEvent<{ readonly text: string }>): void {
    report(submitCode(detail.text))
  }
}
