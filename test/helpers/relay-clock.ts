import { aTimeout } from '@open-wc/testing'

import type { RelayClock } from '../../src/services/relay/socket-budget.js'

/** A clock that passes when the test says so; pauses are as long as they can be. */
export function relayClock() {
  let now = 0
  const waiting = new Set<{ readonly at: number; readonly done: () => void }>()
  const clock: RelayClock = {
    now: () => now,
    random: () => 0,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const entry = { at: now + ms, done: resolve }
        waiting.add(entry)
        signal.addEventListener('abort', () => (waiting.delete(entry), reject(signal.reason)))
      }),
  }
  /** Lets seconds pass, and what waited for them happen. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000
      for (const entry of [...waiting])
        if (entry.at <= now) {
          waiting.delete(entry)
          entry.done()
        }
      await aTimeout(0)
    }
  }
  return { clock, pass }
}
