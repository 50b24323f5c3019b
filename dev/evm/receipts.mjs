import { setTimeout as wait } from 'node:timers/promises'

/** How often a local chain is asked, in milliseconds. */
const INTERVAL = 20
/** Longest wait for a transaction, in milliseconds; a local chain mines at once. */
const PATIENCE = 30_000

/**
 * Waits until a transaction is mined. viem's own `waitForTransactionReceipt` passes over the block that comes while it
 * looks for a transaction that replaced the pending one; on a chain that mines only when something is sent, no other
 * block comes, and it waits for three minutes in vain.
 * @param {Pick<import('viem').PublicActions, 'getTransactionReceipt'>} client
 * @param {`0x${string}`} hash
 * @param {number} [patience] in milliseconds
 * @returns {Promise<import('viem').TransactionReceipt>}
 * @throws {Error} when the chain does not answer, or has not mined it in time
 */
export async function receiptOf(client, hash, patience = PATIENCE) {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      // By name: the client may be of another copy of viem than ours.
      if (Object(error).name !== 'TransactionReceiptNotFoundError') throw error
    }
    if (performance.now() > end) throw new Error(`The transaction ${hash} was not mined within ${patience / 1000} s.`)
    await wait(INTERVAL)
  }
}
