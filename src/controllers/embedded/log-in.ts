import type { ConnectResult } from '../../chains/ports/wallets.js'
import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import type { SecureSiteReply } from '../../core/entities/secure-site.js'
import { FrameAbortedError, FrameError } from '../../core/errors/frame.js'
import { instance, instanceValue } from '../../core/instance.js'
import { isEmail } from '../../core/text/email.js'
import { attemptKey, connectTask } from '../connections/attempt.js'
import { showModal } from '../connections/show-modal.js'
import { track } from '../shell/analytics/track.js'
import { isModalVisible } from '../shell/visibility.js'
import { navigate } from '../shell/navigate.js'
import { routerController } from '../shell/router.js'
import { isTooEarly, recordMail } from './cool-down.js'
import { embeddedWallet, firstFamily, loadConnectFamilies, loadRereadLogin, recordAttempt } from './embedded-wallet.js'
import { loginController, toProblem } from './email-login.js'

type Action = SecureSiteReply<'CONNECT_EMAIL'>['action']

/** Called when the visitor does what the login waits for. */
export interface LoginCallbacks {
  /** An address was entered; undefined unless one is awaited. */
  onEmail?: ((email: string) => void) | undefined
  /** The code was accepted. */
  onCodeAccepted?: (() => void) | undefined
  /** Another mail was sent, and the previous one is void. */
  onResent?: ((action: Action) => void) | undefined
}

/** The callbacks of the current login. */
export const loginCallbacks = instanceValue((): LoginCallbacks => ({}))

/**
 * Requests a mail and records when. The answer may be that the visitor is logged in without one: if the login `isOver` by
 * then, accounts of an earlier one are read again.
 */
export async function requestMail(wallet: EmbeddedWallet, email: string, isOver: () => boolean): Promise<Action> {
  const life = instance().signal
  const { action } = await wallet.site.request('CONNECT_EMAIL', { email })
  if (life.aborted) return action
  if (action !== 'CONNECT') recordMail()
  else if (isOver()) (await loadRereadLogin()).rereadLogin({})
  return action
}

/** Whether a mail may be sent to this address now; if not, the field shows why. */
function canSendTo(email: string): boolean {
  if (!isEmail(email)) loginController.fail({ field: 'email', kind: 'invalid' }, 'idle')
  else if (isTooEarly()) loginController.fail({ field: 'email', kind: 'wait' }, 'idle')
  else return true
  return false
}

/**
 * Submits the entered email address to the login that waits for one, or to a new login. For an invalid address, or within
 * 30 s of the last mail, the field shows the problem and nothing is sent (SPEC 5).
 */
export async function submitEmail(given: string): Promise<void> {
  const email = given.trim()
  if (loginController.state.step === 'sending') return
  loginController.setStep('idle', email)
  if (!canSendTo(email)) return
  track('EMAIL_SUBMITTED', undefined)
  const { onEmail } = loginCallbacks()
  if (onEmail) onEmail(email)
  else await logIn(email)
}

/**
 * Logs in by email and connects every family that the secure site serves, leading the visitor through the views. Without an
 * address, it asks for one first. After a failure it waits for another address.
 *
 * @param namespace the family to connect first, see `firstFamily`
 * @throws {ModalClosedError} the visitor left
 * @throws {ConnectorNotFoundError} as `firstFamily` does
 */
export async function logIn(email?: string, namespace?: ChainNamespace): Promise<ConnectResult> {
  const family = firstFamily(namespace)
  const task = connectTask.replace(signal => attempt(family, signal, email), attemptKey(family, AUTH_ID))
  if (!email) showEmailField(namespace)
  return task
}

/** Shows the view with the email field, opening the dialog if necessary. */
function showEmailField(namespace: ChainNamespace | undefined): void {
  if (isModalVisible()) return navigate({ view: 'EmailLogin', args: undefined })
  routerController.resetTo({ view: 'EmailLogin', args: undefined })
  showModal(namespace)
}

async function attempt(family: ChainNamespace, signal: AbortSignal, first?: string): Promise<ConnectResult> {
  recordAttempt(family, 'waiting')
  const callbacks = loginCallbacks()
  signal.addEventListener('abort', () => {
    callbacks.onEmail = callbacks.onCodeAccepted = callbacks.onResent = undefined
    loginController.setStep('idle')
  })
  for (let email = first; ; email = undefined) {
    const address = email ?? (await waitForEmail(signal))
    try {
      await verifyEmail(address, signal)
      return await (await loadConnectFamilies()).connectFamilies(family, signal)
    } catch (error) {
      if (signal.aborted) throw error
      returnToEmailField()
      loginController.fail(toProblem('email', error), 'idle')
      recordAttempt(family, 'failed', error instanceof Error ? error : new FrameError(undefined, { cause: error }))
    }
  }
}

/** Verifies that the address belongs to the visitor. */
async function verifyEmail(email: string, signal: AbortSignal): Promise<void> {
  loginController.setStep('sending', email)
  const wallet = await embeddedWallet()
  await unlessAborted(Promise.resolve(wallet.site.ready?.()), signal) // nothing is sent for a visitor who has left
  const action = await unlessAborted(
    requestMail(wallet, email, () => signal.aborted),
    signal,
  )
  if (action === 'CONNECT') return loginController.setStep('checking')
  const isKnownDevice = action === 'VERIFY_OTP'
  if (!isKnownDevice) await confirmDevice(wallet, signal)
  track('EMAIL_VERIFICATION_CODE_SENT', undefined)
  loginController.setStep('code')
  navigate({ view: 'EmailVerifyOtp', args: undefined }, { replace: !isKnownDevice })
  await waitForVisitor(signal, (callbacks, done) => (callbacks.onCodeAccepted = done))
}

/** Waits until the visitor follows the link in the mail; if the mail is sent again, waits for the new link. */
async function confirmDevice(wallet: EmbeddedWallet, signal: AbortSignal): Promise<void> {
  loginController.setStep('device')
  navigate({ view: 'EmailVerifyDevice', args: undefined })
  for (;;) {
    const turn = new AbortController()
    const stop = (): void => turn.abort()
    signal.addEventListener('abort', stop)
    let isKnownDevice = false
    loginCallbacks().onResent = action => {
      isKnownDevice = action === 'VERIFY_OTP'
      stop()
    }
    try {
      await wallet.site.request('CONNECT_DEVICE', undefined, turn.signal)
      return track('DEVICE_REGISTERED_FOR_EMAIL', undefined)
    } catch (error) {
      if (signal.aborted || !(error instanceof FrameAbortedError)) throw error
      if (isKnownDevice) return
    } finally {
      signal.removeEventListener('abort', stop)
      loginCallbacks().onResent = undefined
    }
  }
}

/** Waits until the callback that `listen` sets is called. */
function waitForVisitor<T = void>(
  signal: AbortSignal,
  listen: (callbacks: LoginCallbacks, done: (value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    if (signal.aborted) reject(signal.reason)
    listen(loginCallbacks(), resolve)
  })
}

async function waitForEmail(signal: AbortSignal): Promise<string> {
  const email = await waitForVisitor<string>(signal, (callbacks, done) => (callbacks.onEmail = done))
  loginCallbacks().onEmail = undefined
  return email
}

/** Goes back to the view where the address was entered. */
function returnToEmailField(): void {
  const { history } = routerController.state
  const { view } = routerController.route
  if (view !== 'EmailVerifyDevice' && view !== 'EmailVerifyOtp') return
  if (history.length > 1) routerController.back(history.slice(0, -1))
  else routerController.resetTo({ view: 'EmailLogin', args: undefined })
}
