import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { Task } from '../../core/task.js'
import { signIn } from '../../locales/en/sign-in.js'
import { signInNotes } from '../connections/sign-in-notes.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { modalController } from '../shell/modal.js'
import { report, reportFailure } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { prepareMessage } from './prepare-message.js'
import type { Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { isRequired, needSiwx } from './site-siwx.js'

addMessages(signIn)

/** Views that show a connection which is done. */
const CONNECTING = /^(Connecting|Email)/

const looking = new Task()

/** The account is signed in: whatever waited for it goes on. */
function settle(): void {
  leaveSignIn()
  if (modalController.state.open && CONNECTING.test(routerController.route.view)) report(finishConnect())
}

/** Shows what is to be signed, and has it made. */
function show(signer: Signer, before: Signer | undefined): void {
  const required = isRequired(needSiwx())
  signInNotes().locked = required
  signInController.ask({ signer, required, status: 'preparing', ...(before ? { before } : {}) })
  routerController.resetTo({ view: 'SIWXSignMessage', args: undefined })
  modalController.open()
  report(prepareMessage(signer), { snack: t('signIn.failed'), shown: true })
}

/** The site cannot say who is signed in, so nobody is connected (SPEC 8). */
async function giveUp(signer: Signer, error: unknown): Promise<void> {
  reportFailure(error, { snack: t('signIn.startFailed') })
  leaveSignIn()
  await import('../connections/disconnect/disconnect.js')
    .then(({ disconnect }) => disconnect(signer.namespace))
    .catch(reportFailure)
  routerController.resetTo({ view: 'Connect', args: undefined })
  modalController.open()
}

/**
 * Asks the visitor to sign in with an account, if the site has no session for it. Asked for another account meanwhile, that
 * one counts. `before` is the account as it was until now.
 */
export function askForSignIn(signer: Signer, before?: Signer): Promise<void> {
  return looking.replace(async signal => {
    signInNotes().pending = true
    try {
      const found = await lookUpSessions(signer)
      if (signal.aborted) return
      if (found.length) settle()
      else show(signer, before)
    } catch (error) {
      if (!signal.aborted) await giveUp(signer, error)
    } finally {
      if (!signal.aborted) signInNotes().pending = false
    }
  })
}

/** Ends what `askForSignIn` began. */
export function stopAsking(): void {
  looking.abort()
  signInNotes().pending = false
}
