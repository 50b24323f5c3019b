import { HttpStatusError } from '../../../core/errors/service.js'
import { TransactionExpiredError } from '../../../core/errors/transaction.js'
import { isPageVisible } from '../../../core/platform/visibility.js'
import { wait } from '../../../core/time.js'
import { fetchIsConfirmed } from '../../../services/bitcoin/esplora.js'

/** How often the services are asked, in ms; a block takes ten minutes. */
const POLL = 30_000
/** How many consecutive times a transaction may be unknown: services learn of it at different times. */
const UNKNOWN_LOOKS = 20

/**
 * Waits until a transaction is in a block, polling every 30 s while the page is visible. Failing services are retried.
 *
 * @throws {TransactionExpiredError} the services no longer know it
 * @throws the signal's reason, once it is aborted
 */
export async function awaitConfirmation(
  endpoints: () => Promise<readonly string[]>,
  txid: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let misses = 0; misses < UNKNOWN_LOOKS; ) {
    signal?.throwIfAborted()
    try {
      if (isPageVisible()) {
        if (await fetchIsConfirmed(await endpoints(), txid, signal)) return
        misses = 0
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof HttpStatusError && error.status === 404) misses += 1
    }
    await wait(POLL, signal)
  }
  throw new TransactionExpiredError()
}
