import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { RECONNECT_TIMEOUT } from '../../../core/limits.js'
import { within } from '../../../core/time.js'
import { parseAccounts } from '../../../services/wallets/evm-accounts.js'
import { parseChainId } from '../../../services/wallets/wallet-reply.js'
import { toConnectError } from '../../shared/wallet-errors.js'
import type { EvmWallet } from './wallet.js'

/** A wallet's answer: its accounts, the active one first, and its chain, if readable. */
export interface WalletAnswer {
  readonly accounts: readonly string[]
  readonly chainId: number | undefined
}

/** The chain of a wallet; `undefined` if its answer is invalid, fails, or does not arrive within 5 s. */
export async function readChainId(wallet: EvmWallet): Promise<number | undefined> {
  try {
    const asked = wallet.bound.request({ method: 'eth_chainId' })
    return parseChainId(await within(asked, RECONNECT_TIMEOUT, () => new WalletTimeoutError()))
  } catch {
    return undefined
  }
}

/**
 * Asks a wallet for its accounts and its chain: `eth_requestAccounts` prompts, `eth_accounts` never does. The chain is
 * not requested without an account.
 *
 * @throws {ConnectionRejectedError} refused, or answered with something other than a list of addresses
 * @throws {RequestPendingError} the wallet still has an older request open
 * @throws {ConnectError} the wallet failed for another reason, such as its extension being gone
 */
export async function askWallet(
  wallet: EvmWallet,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<WalletAnswer> {
  try {
    let accounts = parseAccounts(await wallet.bound.request({ method }))
    // account events received while reading the chain are newer than the answer
    const stop = wallet.bound.on('accountsChanged', value => {
      accounts = parseAccounts(value) ?? accounts
    })
    const chainId = accounts?.length ? await readChainId(wallet) : undefined
    stop()
    if (!accounts || (!accounts.length && method === 'eth_requestAccounts'))
      throw new MalformedReplyError({ details: 'The wallet gave no list of accounts' })
    return { accounts, chainId }
  } catch (cause) {
    throw toConnectError(cause)
  }
}
