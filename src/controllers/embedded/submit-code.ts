import { ModalClosedError } from '../../core/errors/attempt.js'
import { instance } from '../../core/instance.js'
import { track } from '../shell/analytics/track.js'
import { embeddedWallet, loadRereadLogin } from './embedded-wallet.js'
import { loginCallbacks } from './log-in.js'
import { loginController, toProblem } from './email-login.js'
import { readCode } from './rules.js'

/**
 * Submits the code that the visitor typed or pasted, in any notation. An incomplete code is not sent; problems are shown at
 * the field.
 */
export async function submitCode(text: string): Promise<void> {
  if (loginController.state.step !== 'code') return
  const otp = readCode(text)
  if (!otp) return loginController.fail({ field: 'code', kind: 'incomplete' }, 'code')
  const { onCodeAccepted } = loginCallbacks()
  const life = instance().signal
  const isOver = (): boolean => life.aborted || loginCallbacks().onCodeAccepted !== onCodeAccepted
  loginController.setStep('checking')
  try {
    const { site } = await embeddedWallet()
    if (isOver()) return
    await site.request('CONNECT_OTP', { otp })
    if (life.aborted) return
    if (isOver()) return (await loadRereadLogin()).rereadLogin({})
    track('EMAIL_VERIFICATION_CODE_PASS', undefined)
    onCodeAccepted?.()
  } catch (error) {
    if (isOver() || error instanceof ModalClosedError) return
    loginController.fail(toProblem('code', error), 'code')
    track('EMAIL_VERIFICATION_CODE_FAIL', { message: error instanceof Error ? error.message : '' })
  }
}
