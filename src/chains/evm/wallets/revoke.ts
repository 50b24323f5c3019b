import { DisconnectError, WalletTimeoutError } from '../../../core/errors/connection.js'
import { within } from '../../../core/time.js'
import type { EvmWallet } from './wallet.js'

/** How long a wallet may take to revoke the site's permission, in ms (best effort: many do not support the method). */
const REVOKE_TIMEOUT = 2_000

const hasDisconnect = (provider: unknown): provider is { disconnect: () => unknown } =>
  typeof provider === 'object' &&
  provider !== null &&
  'disconnect' in provider &&
  typeof provider.disconnect === 'function'

/**
 * Disconnects a wallet from the site: revokes the site's permission as best effort, and calls the provider's own
 * `disconnect()` if it has one.
 *
 * @throws {DisconnectError} the provider's own `disconnect()` failed
 */
export async function releaseWallet(wallet: EvmWallet): Promise<void> {
  const asked = wallet.bound.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  const revoked = within(asked, REVOKE_TIMEOUT, () => new WalletTimeoutError()).catch(() => undefined)
  try {
    if (hasDisconnect(wallet.provider)) {
      const ended = Promise.resolve(wallet.provider.disconnect())
      await within(ended, REVOKE_TIMEOUT, () => new WalletTimeoutError())
    }
  } catch (cause) {
    throw new DisconnectError({ cause })
  } finally {
    await revoked
  }
}
