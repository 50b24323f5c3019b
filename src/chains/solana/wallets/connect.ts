import { DisconnectError, WalletTimeoutError } from '../../../core/errors/connection.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { within } from '../../../core/time.js'
import { fieldOf } from '../../../services/wallets/untrusted-values.js'
import {
  parseStandardAccounts,
  type StandardAccount,
  type StandardWallet,
} from '../../../services/wallets/standard-wallet.js'
import { toConnectError } from '../../shared/wallet-errors.js'
import { solanaAccounts } from './accounts.js'

/** How long a wallet may take to disconnect, in ms. */
const DISCONNECT_TIMEOUT = 2_000

/**
 * Asks a wallet for its accounts: with a prompt, or `silent`ly, returning only what the site may already see.
 *
 * @throws {ConnectionRejectedError} refused, or returned nothing usable
 * @throws {RequestPendingError} the wallet still has an older request open
 * @throws {ConnectError} the wallet failed for another reason, such as its extension being gone
 */
export async function askWallet(
  wallet: StandardWallet,
  { silent }: { readonly silent: boolean },
): Promise<readonly StandardAccount[]> {
  try {
    const answer = await wallet.call('standard:connect', 'connect', ...(silent ? [{ silent }] : []))
    const listed = parseStandardAccounts(fieldOf(answer, 'accounts'))
    const accounts = listed && solanaAccounts(listed)
    if (!accounts || (!accounts.length && !silent)) throw new MalformedReplyError()
    return accounts
  } catch (cause) {
    throw toConnectError(cause)
  }
}

/**
 * Disconnects a wallet that has a function for it.
 *
 * @throws {DisconnectError} it failed, or did not answer within 2 s
 */
export async function releaseWallet(wallet: StandardWallet): Promise<void> {
  if (!wallet.has('standard:disconnect')) return
  try {
    const disconnected = wallet.call('standard:disconnect', 'disconnect')
    await within(disconnected, DISCONNECT_TIMEOUT, () => new WalletTimeoutError())
  } catch (cause) {
    throw new DisconnectError({ cause })
  }
}
