import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { instance } from '../../core/instance.js'
import { Task } from '../../core/task.js'
import { signIn } from '../../locales/en/sign-in.js'
import { APPROVAL, hasOpenRequests } from '../connections/open-requests.js'
import { signInContext } from '../connections/sign-in-context.js'
import { finishWaiting } from '../connections/establish/finish-connect.js'
import { showModal } from '../connections/show-modal.js'
import { report, reportFailure } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { prepareMessage } from './prepare-message.js'
import { networkToReturnTo, type Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { isRequired, needSiwx } from './site-siwx.js'

addMessages(signIn)

const lookUp = new Task()

const keyOf = ({ chainId, accountAddress }: Signer): string => `${chainId}:${accountAddress}`

/** Ends the request because the account is signed in, and completes a connection that waited for it. */
function onSignedIn(): void {
  leaveSignIn()
  report(finishWaiting(instance().signal))
}

/** Shows the view of the request and prepares its message. */
function showRequest(signer: Signer, before: Signer | undefined): void {
  const required = isRequired(needSiwx())
  signInContext().locked = required
  signInController.setRequest({ signer, required, status: 'preparing', ...(before ? { before } : {}) })
  routerController.resetTo({ view: 'SIWXSignMessage', args: undefined })
  if (hasOpenRequests()) routerController.push(APPROVAL) // it can be decided only while it is shown
  showModal()
  report(prepareMessage(signer), { snack: t('signIn.failed'), shown: true })
}

/** Whether cancelling can lead back to the previous network: the same account must still be signed in there. */
async function canReturnTo(before: Signer | undefined, signer: Signer): Promise<boolean> {
  if (!before || !isRequired(needSiwx()) || networkToReturnTo(before, signer) === undefined) return false
  const found = await lookUpSessions(before).catch(() => [])
  return found.length > 0
}

/** Disconnects the account because its session could not be looked up (SPEC 8). */
async function failLookUp(signer: Signer, error: unknown): Promise<void> {
  const life = instance().signal
  reportFailure(error, { snack: t('signIn.startFailed') })
  leaveSignIn()
  await import('../connections/disconnect/disconnect.js')
    .then(({ disconnect }) => disconnect(signer.namespace))
    .catch(reportFailure)
  if (life.aborted) return
  routerController.resetTo({ view: 'Connect', args: undefined })
  showModal()
}

/**
 * Asks the visitor to sign in with an account, if the site has no session for it. A later call for the same account joins
 * this one, for another account it replaces it. `before` is the previously active account.
 */
export function askForSignIn(signer: Signer, before?: Signer): Promise<void> {
  return lookUp.join(async signal => {
    signInContext().pending = true
    try {
      const found = await lookUpSessions(signer)
      if (signal.aborted) return
      if (found.length) return onSignedIn()
      const canReturn = await canReturnTo(before, signer)
      if (!signal.aborted) showRequest(signer, canReturn ? before : undefined)
    } catch (error) {
      if (!signal.aborted) await failLookUp(signer, error)
    } finally {
      if (!signal.aborted) signInContext().pending = false
    }
  }, keyOf(signer))
}

/** Ends the wait for a decision that no look-up will make. */
export function settlePending(): void {
  if (!lookUp.running) signInContext().pending = false
}

/** Cancels `askForSignIn`. */
export function stopAsking(): void {
  lookUp.abort()
  signInContext().pending = false
}
