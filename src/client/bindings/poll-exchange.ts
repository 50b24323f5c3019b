import type { ExchangeStatus } from '../../core/entities/pay.js'
import { wait } from '../../core/time.js'

/** The shortest and the default polling interval, in ms. */
const LEAST = 3_000
const USUAL = 5_000

const isOver = (status: ExchangeStatus | undefined): boolean =>
  status?.status === 'SUCCESS' || status?.status === 'FAILED'

/**
 * Polls an exchange until the payment has ended; `undefined` once the caller no longer waits.
 *
 * @param ask returns nothing if the request failed; the next one may succeed
 * @param interval the time between two requests, in ms; at least 3,000, by default 5,000
 */
export async function pollExchange(
  ask: () => Promise<ExchangeStatus | undefined>,
  interval: number | undefined,
  signal: AbortSignal,
): Promise<ExchangeStatus | undefined> {
  while (!signal.aborted) {
    const status = await ask()
    if (isOver(status)) return status
    await wait(Math.max(LEAST, interval ?? USUAL), signal).catch(() => undefined) // the caller has left
  }
  return undefined
}
