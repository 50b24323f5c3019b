import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { within } from '../../../core/time.js'
import { arrayOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import { parseAccounts } from '../../../services/wallets/evm-accounts.js'
import type { EvmWallet } from './wallet.js'

/** How long a wallet may take to report the site's permission, in ms. */
const PERMISSION_TIMEOUT = 1_000
/** Most permissions read. */
const MAX_PERMISSIONS = 100

const ask = (wallet: EvmWallet, method: string): Promise<unknown> =>
  within(wallet.bound.request({ method }), PERMISSION_TIMEOUT, () => new WalletTimeoutError())

/**
 * Whether a wallet that reports no account for the site is locked: it also returns none when asked, and the site keeps
 * its permission (EIP-2255). A wallet that does not answer counts as locked; one without permission support does not.
 */
export async function isLocked(wallet: EvmWallet): Promise<boolean> {
  try {
    const permissions = arrayOf(await ask(wallet, 'wallet_getPermissions'), MAX_PERMISSIONS)
    if (!permissions.some(permission => fieldOf(permission, 'parentCapability') === 'eth_accounts')) return false
    return parseAccounts(await ask(wallet, 'eth_accounts'))?.length === 0
  } catch (error) {
    return error instanceof WalletTimeoutError
  }
}
