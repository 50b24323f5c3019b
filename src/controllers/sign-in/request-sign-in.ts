import { ModalClosedError } from '../../core/errors/attempt.js'
import { ViewOnlyError } from '../../core/errors/view-only.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { instance } from '../../core/instance.js'
import { isViewOnly } from '../accounts/active.js'
import { activeSigner } from './active-signer.js'
import { askForSignIn } from './ask-for-sign-in.js'
import { followAccounts } from './follow-accounts.js'
import { sessionsOf, type Signer } from './rules.js'
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

/**
 * Asks the active account to sign in, in the view that shows the message; resolves at once if it is signed in.
 *
 * @throws {SiwxDisabledError} the site has no sign-in
 * @throws {ViewOnlyError} the account is view-only
 * @throws {SignInFailedError} no account is connected
 * @throws {ModalClosedError} the visitor left
 */
export async function requestSignIn(): Promise<SIWXSession> {
  needSiwx()
  if (isViewOnly()) throw new ViewOnlyError()
  const signer = activeSigner()
  if (!signer) throw new SignInFailedError({ details: 'No account is connected.' })
  followAccounts()
  if (!signInController.state.request) await askForSignIn(signer)
  if (signInController.state.request) await whenLeft()
  const session = sessionOf(signer)
  if (!session) throw new ModalClosedError()
  return session
}
