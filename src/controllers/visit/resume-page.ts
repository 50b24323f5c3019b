import { AUTH_ID } from '../../core/entities/connector.js'
import { connectorsController } from '../connections/connectors.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { connectTask } from '../connections/attempt.js'
import { recheckWallets } from './recheck-wallets.js'
import { syncTabs } from './sync-tabs.js'

/**
 * The page was restored from the browser's back/forward cache. Wallet requests from before are never answered, so they
 * are no longer awaited (SECURITY: REL-L4). A login to the embedded wallet goes on: its frame was kept with the page, which
 * the visitor may have left for the mail with the code. Other tabs and the wallets may have changed meanwhile, without
 * events reaching the cached page.
 */
export async function resumePage(): Promise<void> {
  const { attempt } = connectorsController.state
  if (attempt?.connectorId !== AUTH_ID) {
    connectTask.abort()
    if (attempt?.status === 'waiting') connectorsController.setAttempt(undefined)
  }
  if (networksController.state.switching?.status === 'waiting') networksController.setSwitching(undefined)
  if (optionsController.state.options.syncTabs !== false) syncTabs()
  await recheckWallets()
}
