import { connectorsController } from '../connectors.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { cancelConnect } from './attempt.js'
import { syncTabs } from './sync-tabs.js'

/**
 * The page came back out of the browser's back/forward cache. What a wallet was asked before it went there is never
 * answered, so nothing waits for that any longer (SECURITY: REL-L4); other tabs may have gone on meanwhile.
 */
export function resumePage(): void {
  cancelConnect()
  if (connectorsController.state.attempt?.status === 'waiting') connectorsController.setAttempt(undefined)
  if (networksController.state.switching?.status === 'waiting') networksController.setSwitching(undefined)
  if (optionsController.state.options.syncTabs !== false) syncTabs()
}
