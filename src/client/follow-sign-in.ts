import { accountsController } from '../controllers/accounts/accounts.js'
import { isAnyConnected } from '../controllers/accounts/active.js'
import { modalController } from '../controllers/shell/modal.js'
import { optionsController } from '../controllers/shell/options.js'
import { instance } from '../core/instance.js'
import { logger } from '../services/logger.js'

/** Has sign-in follow the accounts, where the site has one, once there is a first account. Loads nothing before. */
export function followSignIn(): void {
  const { siwx, siweConfig } = optionsController.state.options
  if (!siwx && !siweConfig) return
  const stop = accountsController.subscribe(() => {
    if (!isAnyConnected()) return
    stop()
    modalController.setPending(true) // nothing closes until it is known whether the visitor has to sign in
    import('../controllers/sign-in/follow-accounts.js')
      .then(({ followAccounts }) => followAccounts())
      .catch((error: unknown) => {
        modalController.setPending(false)
        logger.error(error)
      })
  })
  instance().signal.addEventListener('abort', stop)
}
