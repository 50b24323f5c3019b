import { instance, instanceValue } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { accountsController } from '../accounts/accounts.js'
import { isAnyConnected } from '../accounts/active.js'
import { connectionsController } from '../connections/connections.js'
import { signInContext } from '../connections/sign-in-context.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'

const loadFollower = lazy(() => import('../sign-in/follow-accounts.js'))

/**
 * On a site with sign-in, loads its code and starts it as soon as an account is connected, or one is disconnected before it
 * was restored; also when the site adds sign-in later. A failed load is retried with the next change, and when the visitor is back or online.
 */
export const followSignIn: () => void = instanceValue(() => {
  const context = signInContext()
  const { signal } = instance()
  let isLoaded = false // or loading
  const look = (): void => {
    const { siwx, siweConfig } = optionsController.state.options // which the site may change
    if (isLoaded || !(siwx || siweConfig) || !(isAnyConnected() || context.ended.length)) return
    isLoaded = context.pending = true // nothing closes until it is known whether the visitor has to sign in
    report(
      loadFollower().then(
        ({ followAccounts }) => signal.aborted || followAccounts(),
        (error: unknown) => {
          isLoaded = context.pending = false
          report(
            import('../connections/establish/finish-connect.js').then(({ finishWaiting }) => finishWaiting(signal)),
          )
          throw error
        },
      ),
    )
  }
  const stops = [accountsController, connectionsController, optionsController].map(cell => cell.subscribe(look))
  signal.addEventListener('abort', () => stops.forEach(stop => stop()))
  addEventListener('online', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  if (context.ended.length) look()
})
