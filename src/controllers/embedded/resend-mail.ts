import { instance } from '../../core/instance.js'
import { Task } from '../../core/task.js'
import { isTooEarly } from './cool-down.js'
import { embeddedWallet } from './embedded-wallet.js'
import { loginCallbacks, requestMail } from './log-in.js'
import { type LoginStep, loginController, toProblem } from './email-login.js'

const sending = new Task()

/** Sends the mail of the current login again, at most every 30 s; the previous one is void. */
export async function resendMail(): Promise<void> {
  const { email, step } = loginController.state
  if ((step !== 'device' && step !== 'code') || isTooEarly()) return
  await sending.join(() => resend(email, step), email)
}

async function resend(email: string, step: LoginStep): Promise<void> {
  const life = instance().signal
  const isOver = (): boolean => life.aborted || loginController.state.step !== step
  try {
    const action = await requestMail(await embeddedWallet(), email, isOver)
    if (isOver()) return
    loginController.countResent()
    loginCallbacks().onResent?.(action)
  } catch (error) {
    if (isOver()) return
    loginController.fail(toProblem('resend', error), step)
  }
}
