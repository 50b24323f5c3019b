import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long to wait for the owner of a lock before taking over, in milliseconds. */
const PATIENCE = 10 * 60_000
/**
 * A lock without a running owner counts as stale only after this time, because a new owner may not have written its pid
 * yet.
 */
const GRACE = 3000

const sleep = milliseconds => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** When a process started, in the system's own notation; `''` where that cannot be read. */
function startOf(pid) {
  try {
    // its 22nd field; the second is the name in parentheses, which may contain spaces
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8', stdio: 'pipe' }).trim()
    } catch {
      return ''
    }
  }
}

/** Whether the owner is gone: its pid is free, or is another process now. */
function isStale(lock) {
  try {
    const [pid, start] = readFileSync(join(lock, 'pid'), 'utf8').split('\n')
    process.kill(Number(pid), 0)
    return Boolean(start) && startOf(pid) !== start
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
      writeFileSync(join(lock, 'pid'), `${process.pid}\n${startOf(process.pid)}`)
      return true
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isDone()) return false
      if (isStale(lock) || Date.now() - start > PATIENCE) rmSync(lock, { recursive: true, force: true })
      else sleep(300)
    }
  }
}

/** Does `work` unless `isDone`, in one process at a time; the others wait, and one takes over if the owner dies. */
export async function onlyOnce(lock, isDone, work) {
  if (isDone() || !take(lock, isDone)) return
  try {
    if (!isDone()) await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
