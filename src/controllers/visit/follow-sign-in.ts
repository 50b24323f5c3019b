import { instance, instanceValue } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { Task } from '../../core/task.js'
import { accountsController } from '../accounts/accounts.js'
import { isAnyConnected } from '../accounts/active.js'
import { connectionsController } from '../connections/connections.js'
import { signInNotes } from '../connections/sign-in-notes.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'

const loadFollower = lazy(() => import('../sign-in/follow-accounts.js'))
const loading = new Task()

/**
 * Has sign-in follow the accounts, where the site has one, once there is a first account, or one is disconnected before
 * it was restored. Loads nothing before; what fails to load is tried again with the next change, and once the visitor is
 * back or online.
 */
export const followSignIn: () => void = instanceValue(() => {
  const { siwx, siweConfig } = optionsController.state.options
  if (!siwx && !siweConfig) return
  const notes = signInNotes()
  const over = new AbortController()
  let hasFailed = false
  const look = (): void => {
    if (loading.running || !(isAnyConnected() || notes.ended.length)) return
    report(loading.join(follow), { shown: hasFailed })
  }
  const follow = async (signal: AbortSignal): Promise<void> => {
    notes.pending = true // nothing closes until it is known whether the visitor has to sign in
    try {
      const { followAccounts } = await loadFollower()
      signal.throwIfAborted()
      over.abort()
      followAccounts()
    } catch (error) {
      notes.pending = false
      hasFailed = true
      if (!signal.aborted)
        report(import('../connections/establish/finish-connect.js').then(({ finishWaiting }) => finishWaiting()))
      throw error
    }
  }
  const stops = [accountsController.subscribe(look), connectionsController.subscribe(look)]
  over.signal.addEventListener('abort', () => stops.forEach(stop => stop()))
  instance().signal.addEventListener('abort', () => over.abort())
  addEventListener('online', look, { signal: over.signal })
  document.addEventListener('visibilitychange', look, { signal: over.signal })
  if (notes.ended.length) look()
})
