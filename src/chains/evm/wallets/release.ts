import { DisconnectError, WalletTimeoutError } from '../../../core/errors/connection.js'
import { within } from '../../../core/time.js'
import type { EvmWallet } from './wallet.js'

/** How long the provider's own `disconnect()` may take, in ms. */
const RELEASE_TIMEOUT = 2_000

const hasDisconnect = (provider: unknown): provider is { disconnect: () => unknown } =>
  typeof provider === 'object' &&
  provider !== null &&
  'disconnect' in provider &&
  typeof provider.disconnect === 'function'

/** Has the site's permission revoked as best effort: whatever becomes of it, the wallet is disconnected. */
const revoke = async (wallet: EvmWallet): Promise<void> => (await import('./revoke.js')).revokePermission(wallet)

/**
 * Disconnects a wallet from the site: calls the provider's own `disconnect()` if it has one and, unless the site
 * keeps the permission, has it revoked (`revokes`).
 *
 * @throws {DisconnectError} the provider's own `disconnect()` failed
 */
export async function releaseWallet(wallet: EvmWallet, revokes: boolean): Promise<void> {
  const revoked = revokes && revoke(wallet).catch(() => undefined)
  try {
    if (hasDisconnect(wallet.provider)) {
      const ended = Promise.resolve(wallet.provider.disconnect())
      await within(ended, RELEASE_TIMEOUT, () => new WalletTimeoutError())
    }
  } catch (cause) {
    throw new DisconnectError({ cause })
  } finally {
    await revoked
  }
}
