import { wait } from '../../core/time.js'
import { activeNetwork } from '../derived/active.js'
import { modalController } from '../modal.js'
import { optionsController } from '../options.js'
import { routerController } from '../router.js'
import { asksForSupported } from './asks-for-supported.js'
import { forceClose } from './close.js'

/** How long the check mark of a finished connection stays, in ms. */
const CHECK_TIME = 600

/** After a connection: asks for a supported network when the wallet's is not listed, else shows it briefly and closes. */
export async function finishConnect(): Promise<void> {
  if (activeNetwork.get()?.unsupported && asksForSupported())
    return routerController.resetTo({ view: 'UnsupportedChain', args: undefined })
  const { route } = routerController
  await wait(CHECK_TIME)
  if (!modalController.state.open || routerController.route !== route) return
  if (optionsController.state.options.enableEmbedded) routerController.resetTo({ view: 'Account', args: undefined })
  else forceClose()
}
