import { instance } from '../../core/instance.js'
import { isTooEarly } from './cool-down.js'
import { askForMail, desk, embeddedWallet } from './log-in.js'
import { faultOf, loginController } from './login.js'

/** Has the mail of the login that is under way sent again, once 30 s have passed; the former one is void then. */
export async function resendMail(): Promise<void> {
  const { email, step } = loginController.state
  if ((step !== 'device' && step !== 'code') || isTooEarly()) return
  const life = instance().signal
  const isOver = (): boolean => life.aborted || loginController.state.step !== step
  try {
    const action = await askForMail(await embeddedWallet(), email)
    if (isOver()) return
    loginController.noteResent()
    desk().resent?.(action)
  } catch (error) {
    if (isOver()) return
    loginController.fail(faultOf('code', error), step)
  }
}
