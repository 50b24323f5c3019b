import { tell } from './report.js'

/** Longest wait for a quiet moment, in ms. */
const LATEST = 1_000

/**
 * Does work that no visitor waits for once the page has painted and is quiet, so that it never delays what they do
 * wait for. Errors are told as those of any background work.
 */
export function whenIdle(work: () => Promise<unknown>): void {
  const run = (): void => void work().catch((error: unknown) => tell(error))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => requestAnimationFrame(run), { timeout: LATEST })
  else requestAnimationFrame(() => setTimeout(run))
}
