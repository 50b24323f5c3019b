import { KEYS } from '../../services/storage/keys.js'
import { readStored, writeStored } from '../../services/storage/read-write.js'
import { type LoginController, loginController } from './email-login.js'
import { nextMailAfter } from './rules.js'

/** Whether it is too early for another mail, even if another tab requested the last one; updates the shown countdown. */
export function isTooEarly(controller: LoginController = loginController): boolean {
  const now = Date.now()
  const nextMail = nextMailAfter(readStored(KEYS.lastEmailLoginTime), now)
  controller.setNextMail(nextMail)
  return nextMail > now
}

/** Records that a mail was requested. */
export function recordMail(controller: LoginController = loginController): void {
  writeStored(KEYS.lastEmailLoginTime, Date.now())
  isTooEarly(controller)
}
