import type { ConnectResult } from '../../chains/adapter.js'
import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import type { SecureSiteReply } from '../../core/entities/secure-site.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { FrameAbortedError, FrameError } from '../../core/errors/frame.js'
import { instanceValue } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { isEmail } from '../../core/text/email.js'
import { attemptKey, connectTask } from '../connections/attempt.js'
import { type ConnectAttempt, connectorsController } from '../connections/connectors.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { networksController } from '../networks/networks.js'
import { track } from '../shell/analytics/track.js'
import { isLive } from '../shell/live.js'
import { modalController } from '../shell/modal.js'
import { navigate } from '../shell/navigate.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { isTooEarly, noteMail } from './cool-down.js'
import { faultOf, loginController } from './login.js'

type Action = SecureSiteReply<'CONNECT_EMAIL'>['action']

/** What the visitor does while a login waits for it. */
export interface LoginDesk {
  /** Takes an address of mail; left out while none is waited for. */
  takeEmail?: ((email: string) => void) | undefined
  /** The code was right. */
  passCode?: (() => void) | undefined
  /** A mail was sent again: the former one is waited for no more. */
  resent?: ((action: Action) => void) | undefined
}

/** The login that is under way. */
export const desk = instanceValue((): LoginDesk => ({}))

/** Loads what a login needs. */
export const loadEmbedded = lazy(() => import('../connections/embedded/embedded.js'))
/** Loads what connects a visitor who has logged in. */
export const loadEnter = lazy(() => import('./enter.js'))

/** The embedded wallet; its code loads with the first call. */
export const embeddedWallet = async (): Promise<EmbeddedWallet> => (await loadEmbedded()).embedded()

/** The family whose account comes first: the one that is asked for, or the active one, if it is served; else the first that is. */
export function firstFamily(): ChainNamespace {
  const families = embeddedFamilies()
  const wanted = modalController.state.namespace ?? networksController.state.activeNamespace
  const first = families.find(namespace => namespace === wanted) ?? families[0]
  if (!first) throw new ConnectorNotFoundError(AUTH_ID)
  return first
}

/** Asks for a mail, and notes when. */
export async function askForMail(wallet: EmbeddedWallet, email: string, signal?: AbortSignal): Promise<Action> {
  const { action } = await wallet.site.request('CONNECT_EMAIL', { email }, signal)
  if (action !== 'CONNECT') noteMail()
  return action
}

/** Whether an address is of use and a mail may be asked for; what is wrong is said at the field. */
function check(email: string): boolean {
  if (!isEmail(email)) loginController.fail({ at: 'email', kind: 'invalid' }, 'idle')
  else if (isTooEarly()) loginController.fail({ at: 'email', kind: 'wait' }, 'idle')
  else return true
  return false
}

/**
 * Takes the address of mail that the visitor typed: for the login that waits for one, or for a new one. Of one that is no
 * address, or comes within 30 s of the last, the field says so and nothing is sent (SPEC 5).
 */
export async function submitEmail(given: string): Promise<void> {
  const email = given.trim()
  if (loginController.state.step === 'sending') return
  loginController.go('idle', email)
  if (!check(email)) return
  track('EMAIL_SUBMITTED', undefined)
  const { takeEmail } = desk()
  if (takeEmail) takeEmail(email)
  else await logIn(email)
}

/**
 * Logs in by email and connects every family that the secure site serves; the views lead through it. Without an address the
 * visitor is asked for one first. A login that fails waits for another address.
 *
 * @throws {ModalClosedError} the visitor left
 * @throws {ConnectorNotFoundError} the secure site serves no family of the site
 */
export async function logIn(email?: string): Promise<ConnectResult> {
  const family = firstFamily()
  const task = connectTask.replace(signal => attempt(family, signal, email), attemptKey(family, AUTH_ID))
  if (!email) showField()
  const result = await task
  report(finishConnect())
  return result
}

/** Shows where the address is typed, in the dialog if it is open. */
function showField(): void {
  if (isLive()) return navigate({ view: 'EmailLogin', args: undefined })
  routerController.resetTo({ view: 'EmailLogin', args: undefined })
  modalController.open()
}

/** Notes how the login stands, for those who wait for the connector. */
export const noteAttempt = (namespace: ChainNamespace, status: ConnectAttempt['status'], error?: Error): void =>
  connectorsController.setAttempt({ connectorId: AUTH_ID, namespace, status, ...(error ? { error } : {}) })

async function attempt(family: ChainNamespace, signal: AbortSignal, first?: string): Promise<ConnectResult> {
  noteAttempt(family, 'waiting')
  const own = desk()
  signal.addEventListener('abort', () => {
    own.takeEmail = own.passCode = own.resent = undefined
    loginController.go('idle')
  })
  for (let email = first; ; email = undefined) {
    const address = email ?? (await nextEmail(signal))
    try {
      await prove(address, signal)
      return await (await loadEnter()).enter(family, signal)
    } catch (error) {
      if (signal.aborted) throw error
      leaveSteps()
      loginController.fail(faultOf('email', error), 'idle')
      noteAttempt(family, 'failed', error instanceof Error ? error : new FrameError(undefined, { cause: error }))
    }
  }
}

/** Proves that the address is the visitor's. */
async function prove(email: string, signal: AbortSignal): Promise<void> {
  loginController.go('sending', email)
  const wallet = await embeddedWallet()
  const action = await askForMail(wallet, email, signal)
  signal.throwIfAborted()
  if (action === 'CONNECT') return loginController.go('checking')
  const known = action === 'VERIFY_OTP'
  if (!known) await confirmDevice(wallet, signal)
  track('EMAIL_VERIFICATION_CODE_SENT', undefined)
  loginController.go('code')
  navigate({ view: 'EmailVerifyOtp', args: undefined }, { replace: !known })
  await settled(signal, (own, done) => (own.passCode = done))
}

/** Waits until the link in the mail is followed; a mail that was sent again is waited for in place of the former. */
async function confirmDevice(wallet: EmbeddedWallet, signal: AbortSignal): Promise<void> {
  loginController.go('device')
  navigate({ view: 'EmailVerifyDevice', args: undefined })
  for (;;) {
    const turn = new AbortController()
    const stop = (): void => turn.abort()
    signal.addEventListener('abort', stop)
    let known = false
    desk().resent = action => {
      known = action === 'VERIFY_OTP'
      stop()
    }
    try {
      await wallet.site.request('CONNECT_DEVICE', undefined, turn.signal)
      return track('DEVICE_REGISTERED_FOR_EMAIL', undefined)
    } catch (error) {
      if (signal.aborted || !(error instanceof FrameAbortedError)) throw error
      if (known) return
    } finally {
      signal.removeEventListener('abort', stop)
      desk().resent = undefined
    }
  }
}

/** Waits for something that the visitor does. */
function settled<T = void>(
  signal: AbortSignal,
  listen: (own: LoginDesk, done: (value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    if (signal.aborted) reject(signal.reason)
    listen(desk(), resolve)
  })
}

async function nextEmail(signal: AbortSignal): Promise<string> {
  const email = await settled<string>(signal, (own, done) => (own.takeEmail = done))
  desk().takeEmail = undefined
  return email
}

/** Back to where the address was typed. */
function leaveSteps(): void {
  const { history } = routerController.state
  const { view } = routerController.route
  if (view !== 'EmailVerifyDevice' && view !== 'EmailVerifyOtp') return
  if (history.length > 1) routerController.back(history.slice(0, -1))
  else routerController.resetTo({ view: 'EmailLogin', args: undefined })
}
