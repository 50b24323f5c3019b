import { KEYS } from '../../services/storage/keys.js'
import { readStored, writeStored } from '../../services/storage/read-write.js'
import { type LoginController, loginController } from './login.js'
import { nextMailAfter } from './rules.js'

/** Whether it is too early for another mail, whichever tab asked for the last; until when is shown. */
export function isTooEarly(controller: LoginController = loginController): boolean {
  const now = Date.now()
  const nextMail = nextMailAfter(readStored(KEYS.lastEmailLoginTime), now)
  controller.wait(nextMail)
  return nextMail > now
}

/** Notes that a mail was asked for. */
export function noteMail(controller: LoginController = loginController): void {
  writeStored(KEYS.lastEmailLoginTime, Date.now())
  isTooEarly(controller)
}
