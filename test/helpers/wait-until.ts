import { waitUntil as poll } from '@open-wc/testing'

/** How long a test waits before what it waits for counts as missing, in ms: far longer than any machine needs. */
const PATIENCE = 15_000

/** How often it looks, in ms. */
const INTERVAL = 20

/**
 * Waits until `check` is true or resolves to something true.
 *
 * @param message what the error says when it never is
 * @param options `timeout` in ms, for a wait that a test means to be short or long
 */
export function waitUntil(
  check: () => unknown,
  message?: string,
  { timeout = PATIENCE }: { timeout?: number } = {},
): Promise<void> {
  return poll(check, message, { timeout, interval: INTERVAL })
}
