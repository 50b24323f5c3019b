import type { SecureSite } from '../../core/entities/secure-site.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { NoAuthConnectorError, NotLoggedInError } from '../../core/errors/frame.js'
import { instance } from '../../core/instance.js'
import { EMAIL_CHANGE_POLL } from '../../core/limits.js'
import { Task } from '../../core/task.js'
import { isEmail } from '../../core/text/email.js'
import { wait } from '../../core/time.js'
import type { ViewName } from '../../core/views.js'
import { KEYS } from '../../services/storage/keys.js'
import { writeStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { report } from '../shell/report.js'
import { navigate } from '../shell/navigate.js'
import { routerController } from '../shell/router.js'
import { isTooEarly, recordMail } from './cool-down.js'
import { embeddedWallet } from './embedded-wallet.js'
import { type LoginStep, emailChangeController, toProblem } from './email-login.js'
import { readCode } from './rules.js'

/** Checks whether the address was changed elsewhere. */
const poll = new Task()

const sending = new Task()

/** The families that are connected with the embedded wallet. */
const loggedIn = () =>
  embeddedFamilies().filter(namespace => connectionsController.activeConnectorId(namespace) === AUTH_ID)

/** The address of a visitor who logged in by email; `undefined` after a social login, whose provider manages the address. */
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

/**
 * Runs a step and what follows it. A failure returns to the step before, and is shown at its field. A visitor who has left
 * the view meanwhile is shown nothing.
 */
async function attempt<T>(
  from: LoginStep,
  field: 'email' | 'code',
  work: () => Promise<T>,
  proceed: (answer: T, isHere: boolean) => void,
): Promise<void> {
  const life = instance().signal
  const { view } = routerController.route
  const isHere = (): boolean => routerController.route.view === view
  try {
    const answer = await work()
    if (!life.aborted) proceed(answer, isHere())
  } catch (error) {
    if (life.aborted) return
    if (isHere()) emailChangeController.fail(toProblem(field, error), from)
    else emailChangeController.setStep(from)
  }
}

/** Requests another address; the current address is verified first, then the new one (SPEC 4). */
export async function changeEmail(given: string): Promise<void> {
  const email = given.trim()
  if (emailChangeController.state.step === 'sending') return
  emailChangeController.setStep('idle', email)
  if (!isEmail(email)) return emailChangeController.fail({ field: 'email', kind: 'invalid' }, 'idle')
  if (isTooEarly(emailChangeController)) return emailChangeController.fail({ field: 'email', kind: 'wait' }, 'idle')
  const ask = async () => {
    emailChangeController.setStep('sending')
    return (await site()).request('UPDATE_EMAIL', { email })
  }
  await attempt('idle', 'email', ask, ({ action }, isHere) => {
    recordMail(emailChangeController)
    if (!isHere) emailChangeController.setStep('idle')
    else if (action === 'VERIFY_PRIMARY_OTP') showCode('owner', 'UpdateEmailPrimaryOtp')
    else showCode('code', 'UpdateEmailSecondaryOtp')
  })
}

/** Sends the mail to the current address again, at most every 30 s; the previous code is void. */
export async function resendChangeMail(): Promise<void> {
  const { email, step } = emailChangeController.state
  if (step !== 'owner' || isTooEarly(emailChangeController)) return
  await sending.join(() => resend(email), email)
}

async function resend(email: string): Promise<void> {
  const life = instance().signal
  const isOver = (): boolean => life.aborted || emailChangeController.state.step !== 'owner'
  try {
    await (await site()).request('UPDATE_EMAIL', { email })
    if (isOver()) return
    recordMail(emailChangeController)
    emailChangeController.countResent()
  } catch (error) {
    if (!isOver()) emailChangeController.fail(toProblem('resend', error), 'owner')
  }
}

function showCode(step: LoginStep, view: 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp'): void {
  emailChangeController.setStep(step)
  if (!poll.running) report(poll.replace(pollAddress), { shown: true })
  const isStep = routerController.route.view === 'UpdateEmailPrimaryOtp'
  navigate({ view, args: undefined }, { replace: isStep })
}

/** Submits the code from the expected mail: the one to the current address or the one to the new address. */
export async function submitChangeCode(text: string): Promise<void> {
  const { step } = emailChangeController.state
  if (step !== 'owner' && step !== 'code') return
  const otp = readCode(text)
  if (!otp) return emailChangeController.fail({ field: 'code', kind: 'incomplete' }, step)
  emailChangeController.setStep('checking')
  if (step === 'code') {
    const change = async () => (await site()).request('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    return attempt(step, 'code', change, ({ newEmail }) => finish(newEmail))
  }
  const verify = async () => (await site()).request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
  await attempt(step, 'code', verify, (_, isHere) => {
    if (isHere) showCode('code', 'UpdateEmailSecondaryOtp')
    else emailChangeController.setStep('idle')
  })
}

const CODE_VIEWS: readonly ViewName[] = ['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp']

function finish(email: string): void {
  applyEmail(email)
  emailChangeController.setStep('idle', '')
  if (CODE_VIEWS.includes(routerController.route.view)) routerController.back([{ view: 'Account', args: undefined }])
}

/** Whether a code is expected; not while one is being checked. */
const awaitsCode = (): boolean => ['owner', 'code'].includes(emailChangeController.state.step)

/** Checks every second whether the address was changed elsewhere, as long as a code is expected here (SPEC 4). */
async function pollAddress(signal: AbortSignal): Promise<void> {
  const before = currentEmail()
  const [namespace] = loggedIn()
  while (namespace) {
    await wait(EMAIL_CHANGE_POLL, signal)
    if (!CODE_VIEWS.includes(routerController.route.view)) return
    if (!awaitsCode()) continue
    const wallet = await embeddedWallet()
    const query = await wallet.query(namespace)
    const { email } = await wallet.site.request('GET_USER', query, signal).catch(() => ({ email: before })) // retried in the next second
    if (email && email !== before && awaitsCode()) return finish(email)
  }
}

/** Shows and stores the new address. */
function applyEmail(email: string): void {
  writeStored(KEYS.email, email)
  for (const namespace of loggedIn()) {
    const { user } = accountsController.account(namespace)
    if (user) accountsController.patch(namespace, { user: { ...user, email } })
  }
}
