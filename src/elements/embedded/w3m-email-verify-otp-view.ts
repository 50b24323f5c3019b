import { html } from 'lit'

import { loginController } from '../../controllers/embedded/email-login.js'
import { resendMail } from '../../controllers/embedded/resend-mail.js'
import { submitCode } from '../../controllers/embedded/submit-code.js'
import { t } from '../../core/i18n/t.js'
import { mark } from '../base/mark.styles.js'
import { element } from '../base/define.js'
import { ConsentBox } from '../connections/consent.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import { CodeView } from './code-view.js'
import { emailForm } from './email-form.js'
import './texts.js'

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
export class W3mEmailVerifyOtpView extends CodeView {
  static override styles = [...CodeView.styles, mark]

  protected readonly login = loginController
  protected override readonly resend = resendMail

  /** Kept while the dialog closes. */
  #email = ''

  readonly #consent = new ConsentBox()

  protected override render() {
    const { email, step } = this.login.state
    if (step === 'connected') return this.#connected()
    if (step === 'code' || step === 'checking') this.#email = email || this.#email
    return this.#email ? this.codeForm(this.#email) : emailForm(this.#consent)
  }

  protected submit(code: string): Promise<void> {
    return submitCode(code)
  }

  #connected() {
    return html`<div class="center">
      <w3m-ui-spinner-ring state="success">
        <span class="mark"><w3m-ui-icon name="mail"></w3m-ui-icon></span>
      </w3m-ui-spinner-ring>
      <w3m-ui-live class="title" role="status">${t('email.code.connected')}</w3m-ui-live>
    </div>`
  }
}
