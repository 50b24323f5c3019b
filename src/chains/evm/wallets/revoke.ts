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

/** Has the site's permission revoked (EIP-2255), if the wallet can and answers in time. */
async function revokePermission({ bound }: EvmWallet): Promise<void> {
  const asked = bound.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  await within(asked, REVOKE_TIMEOUT, () => new WalletTimeoutError()).catch(() => undefined)
}

/**
 * Disconnects a wallet from the site: revokes the site's permission as best effort, unless the site keeps it (`revokes` is
 * `false`), and calls the provider's own `disconnect()` if it has one.
 *
 * @throws {DisconnectError} the provider's own `disconnect()` failed
 */
export async function releaseWallet(wallet: EvmWallet, revokes: boolean): Promise<void> {
  const revoked = revokes ? revokePermission(wallet) : undefined
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
