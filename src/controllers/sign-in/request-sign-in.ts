import { checkOpen, unlessAborted } from '../../chains/shared/unless-aborted.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { ViewOnlyError } from '../../core/errors/unavailable.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { instance } from '../../core/instance.js'
import { isViewOnly } from '../accounts/active.js'
import { activeSigner } from './active-signer.js'
import { report } from '../shell/report.js'
import { askForSignIn, stopAsking } from './ask-for-sign-in.js'
import { cancelSignIn } from './cancel-sign-in.js'
import { followAccounts } from './follow-accounts.js'
import { leaveSignIn } from './leave-sign-in.js'
import { isSameSigner, sessionsOf, type Signer } from './rules.js'
import { abortSignIn } from './sign-in.js'
import { signInController } from './sign-in-state.js'
import { needSiwx } from './site-siwx.js'

const sessionOf = (signer: Signer): SIWXSession | undefined =>
  sessionsOf(signInController.state.sessions, signer, Date.now())[0]

/** Resolves once there is no sign-in request. */
function whenLeft(): Promise<void> {
  return new Promise(resolve => {
    const done = (): void => {
      stop()
      resolve()
    }
    const stop = signInController.subscribe(({ request }) => {
      if (!request) done()
    })
    instance().signal.addEventListener('abort', done)
  })
}

/** Withdraws the request to an account; a required sign-in is cancelled as if by the visitor. */
async function withdraw(signer: Signer): Promise<void> {
  const { request } = signInController.state
  if (!request || !isSameSigner(request.signer, signer)) return
  if (request.required) return cancelSignIn()
  abortSignIn()
  leaveSignIn()
}

/** Asks for a sign-in unless the modal is closed before the request is shown. */
function askUnlessClosed(signer: Signer, closed: AbortSignal | undefined): Promise<void> {
  closed?.addEventListener('abort', stopAsking)
  const asked = unlessAborted(askForSignIn(signer), closed)
  return asked.finally(() => closed?.removeEventListener('abort', stopAsking))
}

/**
 * Asks the active account to sign in, in the view that shows the message; resolves at once if it is signed in.
 *
 * @param signal withdraws the request when aborted
 * @param closed aborted when the site closes the modal, which ends the look-up of sessions; the view ends with the modal
 * @throws {SiwxDisabledError} the site has no sign-in
 * @throws {ViewOnlyError} the account is view-only
 * @throws {SignInFailedError} no account is connected
 * @throws {ModalClosedError} the visitor left, the site closed the modal, or `signal` was aborted
 */
export async function requestSignIn(signal?: AbortSignal, closed?: AbortSignal): Promise<SIWXSession> {
  needSiwx()
  checkOpen(signal)
  if (isViewOnly()) throw new ViewOnlyError()
  const signer = activeSigner()
  if (!signer) throw new SignInFailedError({ details: 'No account is connected.' })
  followAccounts()
  const asked = signInController.state.request ? Promise.resolve() : askUnlessClosed(signer, closed)
  try {
    await unlessAborted(
      asked.then(() => (signInController.state.request ? whenLeft() : undefined)),
      signal,
    )
  } catch (error) {
    if (signal?.aborted) report(asked.then(() => withdraw(signer)))
    throw error
  }
  const session = sessionOf(signer)
  if (!session) throw new ModalClosedError()
  return session
}
