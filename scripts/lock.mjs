import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long to wait for the owner of a lock before taking over, in milliseconds. */
const PATIENCE = 10 * 60_000
/** A lock whose owner is gone is only stale after this time, so that a fresh one may still write its pid. */
const GRACE = 3000

const sleep = milliseconds => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

function isStale(lock) {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    return error.code !== 'EPERM' && Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > GRACE
  }
}

/** Takes the lock, or returns false when `isDone` says that someone else did the work meanwhile. */
function take(lock, isDone) {
  const start = Date.now()
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(join(lock, 'pid'), String(process.pid))
      return true
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isDone()) return false
      if (isStale(lock) || Date.now() - start > PATIENCE) rmSync(lock, { recursive: true, force: true })
      else sleep(300)
    }
  }
}

/** Does `work` unless `isDone`, in one process at a time: others wait, and take over from an owner that died. */
export async function onlyOnce(lock, isDone, work) {
  if (isDone() || !take(lock, isDone)) return
  try {
    if (!isDone()) await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
