import { currentEmail, resendChangeMail } from '../../controllers/embedded/change-email.js'
import { element } from '../base/define.js'
import { ChangeCodeView } from './change-code.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-update-email-primary-otp-view': W3mUpdateEmailPrimaryOtpView
  }
}

/**
 * Asks for the code sent to the current address.
 *
 * @internal
 */
@element('w3m-update-email-primary-otp-view')
export class W3mUpdateEmailPrimaryOtpView extends ChangeCodeView {
  protected readonly step = 'owner'
  protected override readonly resend = resendChangeMail

  protected email(): string | undefined {
    return currentEmail()
  }
}
