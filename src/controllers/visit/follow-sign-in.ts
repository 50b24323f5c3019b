import { instance, instanceValue } from '../../core/instance.js'
import { accountsController } from '../accounts/accounts.js'
import { isAnyConnected } from '../accounts/active.js'
import { connectionsController } from '../connections/connections.js'
import { signInNotes } from '../connections/sign-in-notes.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'

/**
 * Has sign-in follow the accounts, where the site has one, once there is a first account, or one is disconnected before
 * it was restored. Loads nothing before.
 */
export const followSignIn: () => void = instanceValue(() => {
  const { siwx, siweConfig } = optionsController.state.options
  if (!siwx && !siweConfig) return
  const notes = signInNotes()
  const look = (): void => {
    if (!isAnyConnected() && !notes.ended.length) return
    for (const stop of stops.splice(0)) stop()
    notes.pending = true // nothing closes until it is known whether the visitor has to sign in
    report(
      import('../sign-in/follow-accounts.js').then(
        ({ followAccounts }) => followAccounts(),
        (error: unknown) => {
          notes.pending = false
          throw error
        },
      ),
    )
  }
  const stops = [accountsController.subscribe(look), connectionsController.subscribe(look)]
  instance().signal.addEventListener('abort', () => stops.forEach(stop => stop()))
  if (notes.ended.length) look()
})
