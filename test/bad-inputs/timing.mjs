import { referenceWork, slownessOf } from '../support/pace.mjs'

/** A limit on time was not met; the runner tries again, as the machine may have been busy with something else. */
export class TimingError extends Error {
  name = 'TimingError'
}

/** How often the reference is timed once a limit was missed; before, once is enough. */
const RUNS = 3

/** How many times slower than a quiet machine a page runs now; never under 1. */
export async function measureSlowness(page, times = 1) {
  const runs = []
  for (let run = 0; run < times; run++) runs.push(await page.evaluate(referenceWork))
  return slownessOf(runs)
}

/**
 * Time is a figure of the machine: a limit holds for a quiet one, and is stretched by how much slower this one is, before
 * the case and now.
 *
 * @throws {TimingError} it took longer all the same
 */
export async function expectWithin(session, name, taken, limit) {
  if (taken <= limit) return
  const slowness = Math.max(session.slowness, await measureSlowness(session.page, RUNS))
  if (taken <= limit * slowness) return
  const stretched = `${limit} ms on a machine ${slowness.toFixed(1)} times slower than a quiet one`
  throw new TimingError(`${name}: it took ${Math.round(taken)} ms, at most ${stretched}`)
}
