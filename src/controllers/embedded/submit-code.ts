import { ModalClosedError } from '../../core/errors/attempt.js'
import { instance } from '../../core/instance.js'
import { track } from '../shell/analytics/track.js'
import { desk, embeddedWallet } from './log-in.js'
import { faultOf, loginController } from './login.js'
import { readCode } from './rules.js'

/**
 * Takes the code that the visitor typed or pasted, however it is written; less than a code is not sent, and one is sent
 * once. What is wrong with it is said at the field.
 */
export async function submitCode(text: string): Promise<void> {
  if (loginController.state.step !== 'code') return
  const otp = readCode(text)
  if (!otp) return loginController.fail({ at: 'code', kind: 'incomplete' }, 'code')
  const { passCode } = desk()
  const life = instance().signal
  const isOver = (): boolean => life.aborted || desk().passCode !== passCode
  loginController.go('checking')
  try {
    const { site } = await embeddedWallet()
    if (isOver()) return
    await site.request('CONNECT_OTP', { otp })
    if (isOver()) return
    track('EMAIL_VERIFICATION_CODE_PASS', undefined)
    passCode?.()
  } catch (error) {
    if (isOver() || error instanceof ModalClosedError) return
    loginController.fail(faultOf('code', error), 'code')
    track('EMAIL_VERIFICATION_CODE_FAIL', { message: error instanceof Error ? error.message : '' })
  }
}
