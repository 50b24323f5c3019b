import { connectorsController } from '../connections/connectors.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { connectTask } from '../connections/attempt.js'
import { recheckWallets } from './recheck-wallets.js'
import { syncTabs } from './sync-tabs.js'

/**
 * The page came back out of the browser's back/forward cache. What a wallet was asked before it went there is never
 * answered, so nothing waits for that any longer (SECURITY: REL-L4). Other tabs and the wallets themselves may have gone on
 * meanwhile, and their events do not reach a page in there.
 */
export async function resumePage(): Promise<void> {
  connectTask.abort()
  if (connectorsController.state.attempt?.status === 'waiting') connectorsController.setAttempt(undefined)
  if (networksController.state.switching?.status === 'waiting') networksController.setSwitching(undefined)
  if (optionsController.state.options.syncTabs !== false) syncTabs()
  await recheckWallets()
}
