// `npm test`: every test of the project; the last line is "N passed, N failed".
//   node scripts/test.mjs [group or path…]   only these groups, or the files at or below these paths
//   --results FILE                           also writes the numbers as JSON
//   --record                                 also writes how long node's files took, by which they are queued
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { runBrowserFiles } from './tests/browser-files.mjs'
import { makeFontSet } from './tests/font-set.mjs'
import { LAYOUT_TESTS } from './tests/layout-tests.mjs'
import { runNodeFiles } from './tests/node-files.mjs'
import { toReport } from './tests/report.mjs'
import { testFiles } from './tests/test-files.mjs'
import { mergeResults, tooUnsteady, withSecondRuns } from './tests/unsteady.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TEMP = join(ROOT, '.tmp', 'tests')
const UNSTEADY = join(ROOT, 'test-results', 'unsteady.json')

const all = testFiles(ROOT)
const inBrowser = all.filter(file => !file.endsWith('.mjs'))
const inNode = all.filter(file => file.endsWith('.mjs'))
const isEndToEnd = file => file.startsWith('test/e2e/')

const DURATIONS = join(ROOT, 'test/durations.json')
/** Known durations of node's test files, in seconds; the longest files start first. */
const seconds = JSON.parse(readFileSync(DURATIONS, 'utf8'))
const longestFirst = (one, other) => (seconds[other] ?? 0) - (seconds[one] ?? 0)

/** Fonts other than the default ones of this machine, if it has any. */
const otherFonts = makeFontSet(join(ROOT, '.tmp', 'fonts'))
if (!otherFonts) console.log('Only one set of fonts is installed here: the layout tests run once.')

/** The groups of tests: their files, the configuration of those that run in the browser, and other settings. */
const GROUPS = {
  unit: { files: inBrowser.filter(file => !isEndToEnd(file)), config: 'web-test-runner.config.mjs' },
  react18: {
    files: inBrowser.filter(file => file.startsWith('test/react/')),
    config: 'web-test-runner.react18.config.mjs',
  },
  fonts: {
    files: otherFonts ? LAYOUT_TESTS : [],
    config: 'web-test-runner.config.mjs',
    env: otherFonts?.env,
    isPart: true,
    suffix: ` in ${otherFonts?.family}`,
  },
  node: { files: inNode.filter(file => !isEndToEnd(file)) },
  e2e: { files: inNode.filter(isEndToEnd) },
}

const { values, positionals } = parseArgs({
  options: { results: { type: 'string' }, record: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const paths = positionals.filter(name => !(name in GROUPS))
const atPaths = new Set(paths.length ? testFiles(ROOT, paths) : [])
/** Groups that run files of another group a second time. */
const SECOND_TIME = ['react18', 'fonts']
const isWanted = (name, file) => positionals.includes(name) || (!SECOND_TIME.includes(name) && atPaths.has(file))

/** The groups to run, each with the files of it that are wanted. */
const groups = Object.entries(GROUPS)
  .map(([name, { files, isPart, ...more }]) => ({
    name,
    ...more,
    isWhole: !isPart && (!positionals.length || positionals.includes(name)),
    files: positionals.length ? files.filter(file => isWanted(name, file)) : files,
  }))
  .filter(({ files }) => files.length)
if (!groups.length) {
  console.error(`No tests at ${positionals.join(', ')}. The groups are ${Object.keys(GROUPS).join(', ')}.`)
  process.exit(2)
}

const options = { cwd: ROOT, temp: TEMP }
const buildFailure = {
  file: 'npm run build',
  seconds: 0,
  passed: 0,
  skipped: 0,
  failures: [{ name: 'does not build' }],
}

async function runInBrowser({ name, config, files, isWhole, env, suffix = '' }) {
  const asked = isWhole ? [] : files
  const run = some => runBrowserFiles(config, some, { ...options, env })
  // if the runner itself stopped, its whole run is repeated, and the new results count
  const again = async file => mergeResults(await run(file === config ? asked : [file]))
  const results = await run(asked)
  return results.map(result => ({
    group: name,
    ...result,
    file: `${result.file}${suffix}`,
    again: () => again(result.file),
  }))
}

/** These groups test the built package and the demo. */
async function runInNode(wanted) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) return [{ group: wanted[0].name, ...buildFailure, again: async () => buildFailure }]
  const groupOf = new Map(wanted.flatMap(({ name, files }) => files.map(file => [file, name])))
  const results = await runNodeFiles([...groupOf.keys()].sort(longestFirst), options)
  const again = async file => (await runNodeFiles([file], options))[0]
  return results.map(result => ({ group: groupOf.get(result.file), ...result, again: () => again(result.file) }))
}

rmSync(TEMP, { recursive: true, force: true })
mkdirSync(TEMP, { recursive: true })
mkdirSync(join(ROOT, 'test-results'), { recursive: true })

const minutes = {}
async function timed(name, work) {
  const began = Date.now()
  const results = await work
  minutes[name] = (Date.now() - began) / 60_000
  return results
}

const found = []
for (const group of groups.filter(({ config }) => config)) found.push(...(await timed(group.name, runInBrowser(group))))
const nodeGroups = groups.filter(({ config }) => !config)
if (nodeGroups.length)
  found.push(...(await timed(nodeGroups.map(({ name }) => name).join(' and '), runInNode(nodeGroups))))

if (values.record) {
  const took = found.filter(({ file }) => file.endsWith('.mjs')).map(({ file, seconds }) => [file, Math.round(seconds)])
  const sorted = Object.entries({ ...seconds, ...Object.fromEntries(took) }).sort(([, one], [, other]) => other - one)
  writeFileSync(DURATIONS, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}

const { results, unsteady } = await timed('second runs', withSecondRuns(found))
writeFileSync(UNSTEADY, `${JSON.stringify(unsteady, undefined, 2)}\n`)
const problem = tooUnsteady(unsteady)
const { lines, passed, failed, failures } = toReport({ results, unsteady, minutes, problem })
console.log(lines.join('\n'))
if (values.results)
  writeFileSync(values.results, JSON.stringify({ passed, failed, failures, unsteady: unsteady.length }))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed || !passed ? 1 : 0
