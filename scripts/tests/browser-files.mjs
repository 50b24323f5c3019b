import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Longest time that the tests in the browser may take, in milliseconds; they take minutes. */
const LIMIT = 60 * 60_000

/**
 * Runs the browser tests of one configuration of web-test-runner, all of them or only some files.
 *
 * @param {string} config
 * @param {string[]} files none for all
 * @param {{ cwd: string, temp: string, env?: Record<string, string> }} options `env` is added to the environment
 * @returns a result a file, as `runNodeFiles` gives them
 */
export async function runBrowserFiles(config, files, { cwd, temp, env = {} }) {
  const results = join(temp, 'browser.json')
  rmSync(results, { force: true })
  const args = ['scripts/wtr.mjs', config, results, ...files]
  await new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    })
    child.on('error', resolve)
    child.on('exit', resolve)
  })
  if (existsSync(results)) return JSON.parse(readFileSync(results, 'utf8'))
  const failure = { name: 'the runner stopped before the end', error: '' }
  return [{ file: config, seconds: 0, passed: 0, skipped: 0, failures: [failure] }]
}
