// `npm test`: every test of the project; the last line is "N passed, N failed".
//   node scripts/test.mjs [unit] [react18] [node] [e2e]    only these groups
//   --results FILE    also writes the numbers as JSON
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { runNodeTests } from './node-tests.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TEMP = join(ROOT, '.tmp', 'tests')

/** Longest time that a build or the tests in the browser may take, in milliseconds; they take minutes. */
const LIMIT = 60 * 60_000

const node = args =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', timeout: LIMIT, killSignal: 'SIGKILL' }).status

/** The `.test.mjs` files directly in or below a folder of the project. */
function testFiles(folder) {
  const path = join(ROOT, folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path, { recursive: true }).filter(name => !name.includes('node_modules'))
  return names
    .filter(name => name.endsWith('.test.mjs'))
    .map(name => join(folder, name))
    .sort()
}

function browserGroup(name, config) {
  if (!existsSync(join(ROOT, config))) return undefined
  const file = join(TEMP, `${name}.json`)
  node(['scripts/wtr.mjs', config, file])
  if (!existsSync(file)) return { passed: 0, skipped: 0, failures: [`${config}: the runner stopped before the end`] }
  return JSON.parse(readFileSync(file, 'utf8'))
}

const nodeGroup = (name, files) => (files.length ? runNodeTests(files, { name, cwd: ROOT, temp: TEMP }) : undefined)

/** The packed package and the demo are what these groups look at. */
function built(group) {
  if (node(['scripts/build.mjs', '--if-stale']) === 0) return group()
  return { passed: 0, skipped: 0, failures: ['the package does not build'] }
}

const isEndToEnd = file => file.startsWith(join('test', 'e2e'))

const groups = {
  unit: () => browserGroup('unit', 'web-test-runner.config.mjs'),
  react18: () => browserGroup('react18', 'web-test-runner.react18.config.mjs'),
  node: () =>
    built(() =>
      nodeGroup(
        'node',
        testFiles('test').filter(file => !isEndToEnd(file)),
      ),
    ),
  e2e: () => built(() => nodeGroup('e2e', testFiles('test').filter(isEndToEnd))),
}

const args = process.argv.slice(2)
const flag = args.indexOf('--results')
const [, resultFile] = flag < 0 ? [] : args.splice(flag, 2)
const unknown = args.filter(name => !(name in groups))
if (unknown.length) {
  console.error(`Unknown group: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

rmSync(TEMP, { recursive: true, force: true })
mkdirSync(TEMP, { recursive: true })
const total = { passed: 0, skipped: 0, failures: [] }
const lines = []
for (const name of args.length ? args : Object.keys(groups)) {
  const start = Date.now()
  const result = groups[name]()
  if (!result) continue
  total.passed += result.passed
  total.skipped += result.skipped
  total.failures.push(...result.failures)
  const skipped = result.skipped ? `, ${result.skipped} skipped` : ''
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  lines.push(`${name.padEnd(8)} ${result.passed} passed, ${result.failures.length} failed${skipped} (${seconds} s)`)
}

console.log(['', ...lines].join('\n'))
if (total.failures.length) console.log(['', 'Failed:', ...total.failures.map(name => `  ${name}`), ''].join('\n'))
if (resultFile) writeFileSync(resultFile, JSON.stringify({ passed: total.passed, failed: total.failures.length }))
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length || !total.passed ? 1 : 0
