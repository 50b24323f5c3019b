import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const REPORTER = fileURLToPath(new URL('node-reporter.mjs', import.meta.url))

/** Longest time that a file may take, in milliseconds; the longest takes a third of it. */
const FILE_LIMIT = 20 * 60_000

const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Runs files one after the other, as several start browsers and servers: their results, and whose browser died. */
function run(files, { name, cwd, temp, limit = FILE_LIMIT }) {
  const [results, deaths] = [join(temp, `${name}.json`), join(temp, `${name}.deaths`)]
  for (const file of [results, deaths]) rmSync(file, { force: true })
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout']
  const counter = [`--test-reporter=${REPORTER}`, `--test-reporter-destination=${results}`]
  const how = ['--test', '--test-concurrency=1', `--test-timeout=${limit}`]
  spawnSync(process.execPath, [...how, ...reporters, ...counter, ...files], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, BROWSER_DEATHS: deaths },
  })
  const text = read(results)
  const died = read(deaths).trim().split('\n').filter(Boolean)
  return { results: text ? JSON.parse(text) : undefined, died: new Set(died.map(path => relative(cwd, path))) }
}

/**
 * Runs test files with node's own runner and counts what passed and failed. A file whose browser died by itself says
 * nothing of what it tests, so it alone runs once more and only that run counts; a browser that dies twice is a failure.
 * @param {string[]} files paths in `cwd`
 * @param {{ name: string, cwd: string, temp: string, limit?: number }} options `temp` is a folder for what the runs leave
 *   behind; a file that does not end within `limit` milliseconds is ended, and is a failure
 */
export function runNodeTests(files, options) {
  const stopped = { passed: 0, skipped: 0, failures: [`${options.name}: the runner stopped before the end`] }
  const { results, died } = run(files, options)
  if (!results) return stopped
  for (const file of died) {
    console.log(`A browser died by itself in ${file}: the file runs once more, and only that counts.`)
    const again = run([file], options)
    results[file] = again.results?.[file] ?? stopped
    if (again.died.has(file)) results[file].failures.push(`${file}: its browser died twice`)
  }
  const each = Object.values(results)
  return {
    passed: each.reduce((sum, { passed }) => sum + passed, 0),
    skipped: each.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: each.flatMap(({ failures }) => failures),
  }
}
