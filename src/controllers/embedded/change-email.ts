import type { SecureSite } from '../../core/entities/secure-site.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { NoAuthConnectorError, NotLoggedInError } from '../../core/errors/frame.js'
import { instance } from '../../core/instance.js'
import { EMAIL_CHANGE_POLL } from '../../core/limits.js'
import { Task } from '../../core/task.js'
import { isEmail } from '../../core/text/email.js'
import { wait } from '../../core/wait.js'
import type { ViewName } from '../../core/views.js'
import { KEYS } from '../../services/storage/keys.js'
import { writeStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { report } from '../shell/report.js'
import { navigate } from '../shell/navigate.js'
import { routerController } from '../shell/router.js'
import { isTooEarly, noteMail } from './cool-down.js'
import { embeddedWallet } from './log-in.js'
import { type LoginStep, emailChangeController, faultOf } from './login.js'
import { readCode } from './rules.js'

/** The look at an address that may be changed elsewhere. */
const poll = new Task()

/** The families that are connected by the login. */
const loggedIn = () =>
  embeddedFamilies().filter(namespace => connectionsController.activeConnectorId(namespace) === AUTH_ID)

/** The address of a visitor who logged in by email; `undefined` for others, whose provider keeps the address. */
export const currentEmail = (): string | undefined => {
  const [namespace] = loggedIn()
  if (!namespace) return undefined
  const { user, socialProvider } = accountsController.account(namespace)
  return socialProvider ? undefined : (user?.email ?? undefined)
}

async function site(): Promise<SecureSite> {
  if (!embeddedFamilies().length) throw new NoAuthConnectorError()
  if (!loggedIn().length) throw new NotLoggedInError()
  return (await embeddedWallet()).site
}

/** Does a step; what is wrong is said at its field, and the visitor stays. What comes after they left changes nothing. */
async function attempt(from: LoginStep, at: 'email' | 'code', work: () => Promise<void>): Promise<void> {
  const life = instance().signal
  const { view } = routerController.route
  try {
    await work()
  } catch (error) {
    if (!life.aborted && routerController.route.view === view) emailChangeController.fail(faultOf(at, error), from)
  }
}

/** Asks for the change to another address: the mail goes to the present one first, then to the new one (SPEC 4). */
export async function changeEmail(given: string): Promise<void> {
  const email = given.trim()
  if (emailChangeController.state.step === 'sending') return
  emailChangeController.go('idle', email)
  if (!isEmail(email)) return emailChangeController.fail({ at: 'email', kind: 'invalid' }, 'idle')
  if (isTooEarly(emailChangeController)) return emailChangeController.fail({ at: 'email', kind: 'wait' }, 'idle')
  await attempt('idle', 'email', async () => {
    emailChangeController.go('sending')
    const { action } = await (await site()).request('UPDATE_EMAIL', { email })
    noteMail(emailChangeController)
    if (action === 'VERIFY_PRIMARY_OTP') return toCode('owner', 'UpdateEmailPrimaryOtp')
    toCode('code', 'UpdateEmailSecondaryOtp')
  })
}

function toCode(step: LoginStep, view: 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp'): void {
  emailChangeController.go(step)
  if (!poll.running) report(poll.replace(followElsewhere), { shown: true })
  const isStep = routerController.route.view === 'UpdateEmailPrimaryOtp'
  navigate({ view, args: undefined }, { replace: isStep })
}

/** Takes the code of the mail that is waited for: that to the present address, or that to the new one. */
export async function submitChangeCode(text: string): Promise<void> {
  const { step } = emailChangeController.state
  if (step !== 'owner' && step !== 'code') return
  const otp = readCode(text)
  if (!otp) return emailChangeController.fail({ at: 'code', kind: 'incomplete' }, step)
  emailChangeController.go('checking')
  await attempt(step, 'code', async () => {
    if (step === 'owner') {
      await (await site()).request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
      return toCode('code', 'UpdateEmailSecondaryOtp')
    }
    const { newEmail } = await (await site()).request('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    finish(newEmail)
  })
}

function finish(email: string): void {
  takeEmail(email)
  emailChangeController.go('idle', '')
  routerController.back([{ view: 'Account', args: undefined }])
}

const CODE_VIEWS: readonly ViewName[] = ['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp']

/** Whether a code is waited for; not while one is checked. */
const awaitsCode = (): boolean => ['owner', 'code'].includes(emailChangeController.state.step)

/** Looks each second whether the address was changed elsewhere, for as long as a code is waited for here (SPEC 4). */
async function followElsewhere(signal: AbortSignal): Promise<void> {
  const before = currentEmail()
  const [namespace] = loggedIn()
  while (namespace) {
    await wait(EMAIL_CHANGE_POLL, signal)
    if (!CODE_VIEWS.includes(routerController.route.view)) return
    if (!awaitsCode()) continue
    const wallet = await embeddedWallet()
    const query = await wallet.query(namespace)
    const { email } = await wallet.site.request('GET_USER', query, signal).catch(() => ({ email: before })) // the next second tries again
    if (email && email !== before && awaitsCode()) return finish(email)
  }
}

/** Everything calls the visitor by the new address from now on. */
function takeEmail(email: string): void {
  writeStored(KEYS.email, email)
  for (const namespace of loggedIn()) {
    const { user } = accountsController.account(namespace)
    if (user) accountsController.patch(namespace, { user: { ...user, email } })
  }
}
