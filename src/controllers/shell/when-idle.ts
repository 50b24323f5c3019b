import { tell } from './report.js'

/** Longest wait for a quiet moment, in ms. */
const LATEST = 1_000

let ahead: Promise<unknown> = Promise.resolve()

/** Has work of `whenIdle` wait until `task`, which a visitor waits for, is over. */
export function goAhead(task: Promise<unknown>): void {
  ahead = Promise.allSettled([ahead, task])
}

/**
 * Does work that no visitor waits for once what they wait for is there, the page has painted it and is quiet. Errors
 * are told as those of any background work.
 */
export function whenIdle(work: () => Promise<unknown>): void {
  const run = (): void => void work().catch((error: unknown) => tell(error))
  void ahead.then(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => setTimeout(run), { timeout: LATEST })
    else setTimeout(run)
  })
}
