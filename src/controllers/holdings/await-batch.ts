import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import { isSameAddress } from '../../core/address.js'
import type { SentBatch } from '../../core/entities/send.js'
import { accountsController } from '../accounts/accounts.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectionsController } from '../connections/connections.js'

/** How long a wallet is asked for a batch that an earlier page has sent, in ms. */
const PATIENCE = 3_600_000

/**
 * Waits until a batch is complete; returns its transactions, as far as its wallet names them. `undefined` if the wallet is
 * not connected with the account that sent it, or no longer, or knows no outcome within an hour.
 *
 * @throws {TransactionFailedError} it failed on the chain
 * @throws {SendError} the wallet no longer reports on it
 */
export async function awaitBatch(
  { id, connectorId }: SentBatch,
  from: string,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  // connectors such as WalletConnect stand for many wallets: only the account tells which one it is
  const isConnected = (): boolean =>
    connectionsController.stateOf('eip155', connectorId) === 'connected' &&
    accountsController.account('eip155').allAccounts.some(({ address }) => isSameAddress('eip155', address, from))
  if (!isConnected()) return undefined
  const own = new AbortController()
  const end = (): void => own.abort()
  const timer = setTimeout(end, PATIENCE)
  const look = (): void => {
    if (!isConnected()) end()
  }
  const stops = [connectionsController.subscribe(look), accountsController.subscribe(look)]
  signal.addEventListener('abort', end)
  try {
    const port = await (await adapterOf('eip155', connectorId)).calls?.()
    const hashes = port?.awaitBatch?.({ id, connectorId, signal: own.signal })
    return await (hashes && unlessAborted(hashes, own.signal))
  } catch (error) {
    signal.throwIfAborted()
    if (own.signal.aborted) return undefined
    throw error
  } finally {
    clearTimeout(timer)
    stops.forEach(stop => stop())
    signal.removeEventListener('abort', end)
  }
}
