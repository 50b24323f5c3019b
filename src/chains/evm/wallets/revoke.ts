import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { within } from '../../../core/time.js'
import type { EvmWallet } from './wallet.js'

/** How long a wallet may take to revoke the site's permission, in ms. */
const REVOKE_TIMEOUT = 2_000

/**
 * Asks a wallet to revoke the site's permission to see its accounts (EIP-2255).
 *
 * @throws {WalletTimeoutError} it did not answer in 2 s
 * @throws what the wallet answers, as many lack the method
 */
export async function revokePermission({ bound }: EvmWallet): Promise<void> {
  const asked = bound.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  await within(asked, REVOKE_TIMEOUT, () => new WalletTimeoutError())
}
