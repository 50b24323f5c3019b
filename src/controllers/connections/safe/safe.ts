import { joinSafe, SAFE_CONNECTOR } from '../../../chains/shared/safe/join.js'
import { SafeWallet } from '../../../chains/shared/safe/safe-provider.js'
import { SAFE_ID } from '../../../core/entities/connector.js'
import { ConnectorNotFoundError, WalletTimeoutError } from '../../../core/errors/connection.js'
import { instance } from '../../../core/instance.js'
import { SAFE_TIMEOUT } from '../../../core/limits.js'
import { oncePerInstance } from '../../../core/task.js'
import { within } from '../../../core/time.js'
import { SafeChannel } from '../../../services/safe/safe-channel.js'
import { safeOrigin } from '../../../services/safe/safe-origin.js'
import { optionsController } from '../../shell/options.js'
import { joinAdapter } from '../adapters.js'
import { listConnector } from '../follow-wallet.js'

/**
 * Adds the Safe that the page is in to the EVM family, once.
 *
 * @throws {ConnectorNotFoundError} the page is in no Safe, or in one that the site does not trust
 * @throws {WalletTimeoutError} the surrounding page did not answer within 1 s
 */
export const safe = oncePerInstance(() => join())

async function join(): Promise<void> {
  const { namespaces, options } = optionsController.state
  const { enabled = true, origins } = options.safe ?? {}
  const origin = enabled && window.parent !== window ? safeOrigin(origins) : undefined
  if (!origin || !namespaces.includes('eip155')) throw new ConnectorNotFoundError(SAFE_ID)
  const end = new AbortController()
  instance().signal.addEventListener('abort', () => end.abort(), { signal: end.signal })
  const channel = new SafeChannel(window.parent, origin, end.signal)
  try {
    const info = await within(channel.ask('getSafeInfo'), SAFE_TIMEOUT, () => new WalletTimeoutError())
    await joinAdapter('eip155', family => {
      end.signal.throwIfAborted() // the next instance has its own family
      return Promise.resolve(joinSafe(family, new SafeWallet(channel, info)))
    })
  } catch (error) {
    end.abort()
    throw error
  }
  listConnector(SAFE_CONNECTOR)
}
