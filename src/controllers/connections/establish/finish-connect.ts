import { instance } from '../../../core/instance.js'
import { activeNetwork } from '../../accounts/active.js'
import { isEmbedded, isModalVisible } from '../../shell/visibility.js'
import { modalController } from '../../shell/modal.js'
import { routerController } from '../../shell/router.js'
import { requiresSupportedNetwork } from '../../networks/requires-supported-network.js'
import { connectTask } from '../attempt.js'
import { forceClose } from '../close.js'
import { signInContext } from '../sign-in-context.js'

/** Views of a connection that may be complete. */
const CONNECTING = /^(Connecting|Email)/

/** How long the check mark of a finished connection stays, in ms. */
const CHECK_TIME = 600

/**
 * After a connection: asks for a supported network if the wallet's is not listed; otherwise shows success briefly and
 * closes, or continues to a view that waits for an account.
 */
export async function finishConnect(): Promise<void> {
  if (activeNetwork.get()?.unsupported && requiresSupportedNetwork())
    return routerController.resetTo({ view: 'UnsupportedChain', args: undefined })
  const { route, state } = routerController
  if (state.history.some(({ view }) => view === 'SIWXSignMessage')) return // leaving the request closes the dialog
  const life = instance().signal
  await new Promise(resolve => setTimeout(resolve, CHECK_TIME))
  if (life.aborted || !isModalVisible() || routerController.route !== route || signInContext().pending) return
  if (routerController.arrive()) return
  if (!isEmbedded() || modalController.state.open) return forceClose()
  modalController.agree(false)
  routerController.resetTo({ view: 'Account', args: undefined })
}

/** Finishes a connection that waited until it was known whether the visitor has to sign in; not once `life` is over. */
export async function finishWaiting(life: AbortSignal): Promise<void> {
  const isShown = modalController.state.open && CONNECTING.test(routerController.route.view)
  if (isShown && !life.aborted && !connectTask.running) await finishConnect()
}
