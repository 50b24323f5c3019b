import { emailChangeController } from '../../controllers/embedded/email-login.js'
import { element } from '../base/define.js'
import { ChangeCodeView } from './change-code.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-update-email-secondary-otp-view': W3mUpdateEmailSecondaryOtpView
  }
}

/**
 * Asks for the code sent to the new address.
 *
 * @internal
 */
@element('w3m-update-email-secondary-otp-view')
export class W3mUpdateEmailSecondaryOtpView extends ChangeCodeView {
  protected readonly step = 'code'

  protected email(): string | undefined {
    return emailChangeController.state.email
  }
}
