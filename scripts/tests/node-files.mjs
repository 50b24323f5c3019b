import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const REPORTER = fileURLToPath(new URL('node-reporter.mjs', import.meta.url))

/** Longest time that a file may take, in milliseconds; the longest takes a third of it. */
const FILE_LIMIT = 20 * 60_000

/** Maximum time without any output of a file, in milliseconds: a test that hangs prints nothing more. */
const SILENCE_LIMIT = 12 * 60_000

/** How long a runner may take to exit before it is killed, in milliseconds. */
const GRACE = 10_000

/** Number of files that run at once: they mostly wait for browsers and chains, so two cores can run four. */
const WORKERS = 4

/** Ends a runner, and its file with it, after a time without output; `hear` restarts that time. */
function endWhenSilent(child, limit) {
  let isSilent = false
  const timer = setTimeout(() => {
    isSilent = true
    child.kill()
    setTimeout(() => child.kill('SIGKILL'), GRACE).unref()
  }, limit)
  return {
    hear: () => !isSilent && timer.refresh(),
    stop: () => clearTimeout(timer),
    failure: () => isSilent && { name: 'fell silent', error: `nothing was heard of it for ${limit / 1000} s` },
  }
}

/** Runs a file, and prints its whole output once it has ended. */
function runFile(file, { cwd, temp, env = {}, print = text => process.stdout.write(text), ...limits }) {
  const { limit = FILE_LIMIT, silence = SILENCE_LIMIT } = limits
  const results = join(temp, `${file.replaceAll('/', '+')}.json`)
  rmSync(results, { force: true })
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout']
  const counter = [`--test-reporter=${REPORTER}`, `--test-reporter-destination=${results}`]
  const args = ['--test', `--test-timeout=${limit}`, ...reporters, ...counter, file]
  const began = Date.now()
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed = []
    const silent = endWhenSilent(child, silence)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        printed.push(chunk)
        silent.hear()
      })
    const done = () => {
      silent.stop()
      print(Buffer.concat([Buffer.from(`\n${file}\n`), ...printed]))
      const failure = silent.failure() || { name: 'the runner stopped before the end', error: '' }
      const stopped = { passed: 0, skipped: 0, failures: [failure] }
      const isWhole = existsSync(results) && !silent.failure()
      const result = isWhole ? JSON.parse(readFileSync(results, 'utf8') || 'null') : undefined
      resolve({ file, seconds: (Date.now() - began) / 1000, ...(result ?? stopped) })
    }
    child.on('error', done)
    // not `close`: a process that outlives the runner may keep its output open
    child.on('exit', () => setTimeout(done, 100))
  })
}

/**
 * Runs test files with node's own runner, each in a process of its own and several at once, in the given order.
 *
 * @param {string[]} files paths in `cwd`
 * @param {{ cwd: string, temp: string, env?: Record<string, string>, limit?: number, silence?: number, workers?: number, print?: (text: Buffer) => void }} options
 *   `temp` is a folder for what the runs leave behind; `env` is added to the environment; a file that does not end within `limit` milliseconds, or of which
 *   nothing is heard for `silence`, is ended, and is a failure
 * @returns a result a file: `file`, `seconds`, `passed`, `skipped` and `failures`, each with `name` and `error`
 */
export async function runNodeFiles(files, { workers = WORKERS, ...options }) {
  const queue = [...files]
  const results = []
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) results.push(await runFile(file, options))
  }
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work))
  return results
}
