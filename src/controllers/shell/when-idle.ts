import { instanceValue } from '../../core/instance.js'
import { reportFailure } from './report.js'

/** Maximum wait for an idle moment, in ms. */
const LATEST = 1_000

/** Tasks that the visitor waits for. */
const ahead = instanceValue(() => new Set<Promise<unknown>>())

/** Makes `whenIdle` work wait until `task`, which the visitor waits for, has ended. */
export function runBeforeIdle(task: Promise<unknown>): void {
  const all = ahead()
  const over = (): unknown => all.delete(task)
  all.add(task)
  task.then(over, over)
}

/**
 * Runs background work once what the visitor is waiting for has been painted and the page is idle. Errors are reported
 * like those of any background work.
 */
export function whenIdle(work: () => Promise<unknown>): void {
  const run = (): void => void work().catch((error: unknown) => reportFailure(error))
  void Promise.allSettled(ahead()).then(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => setTimeout(run), { timeout: LATEST })
    else setTimeout(run)
  })
}
