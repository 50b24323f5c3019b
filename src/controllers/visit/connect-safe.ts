import { needConnector } from '../../chains/loaded.js'
import { SAFE_ID } from '../../core/entities/connector.js'
import { ConnectorNotFoundError, WalletTimeoutError } from '../../core/errors/connection.js'
import { instance } from '../../core/instance.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectionsController } from '../connections/connections.js'
import { recall } from '../connections/disconnect/forget-connection.js'
import { restoreConnection } from '../connections/restore-on-return.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { followSignIn } from './follow-sign-in.js'

/** Whether to connect it automatically: the visitor has not disconnected it, nor connected another wallet meanwhile. */
function isWanted(): boolean {
  recall('eip155')
  if (optionsController.state.options.enableReconnect === false) return false
  const ended = connectionsController.stateOf('eip155', SAFE_ID) === 'disconnected'
  return !ended && !connectionsController.activeConnectorId('eip155')
}

/**
 * Connects the Safe that the page is in, without a prompt, unless the visitor disconnected it. In any other frame,
 * nothing happens.
 */
export async function connectSafe(): Promise<void> {
  const life = instance().signal
  try {
    const safe = needConnector(await adapterOf('eip155', SAFE_ID), SAFE_ID)
    if (life.aborted || !isWanted()) return
    followSignIn()
    const result = await safe.connect()
    if (life.aborted) return
    networksController.select('eip155')
    restoreConnection('eip155', result)
  } catch (error) {
    if (life.aborted) return // the Safe's caller is gone
    if (!(error instanceof ConnectorNotFoundError || error instanceof WalletTimeoutError)) throw error
  }
}
