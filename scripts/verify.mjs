// `npm run verify`: every check of the project, one line each; what a failing check said follows its line.
//   --skip-tests     all but the tests      --results FILE   also writes the numbers as JSON
//   --only a,b       just these steps
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The program of an installed package, found through its package.json. */
function program(packageName, name) {
  const folder = join(ROOT, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Entry points without JavaScript, which `attw` cannot check. */
const UNTYPED = ['./custom-elements.json', './package.json']

const STEPS = [
  ['format', () => [program('prettier', 'prettier'), '--check', '--log-level', 'warn', '.']],
  ['lint', () => [program('eslint', 'eslint'), '.']],
  ['types', () => ['node_modules/ts7/bin/tsc', '-p', '.', '--noEmit']],
  ['templates', () => ['scripts/check-templates.mjs']],
  ['layers', () => ['scripts/check-layers.mjs', '--final']],
  ['waits', () => ['scripts/check-waits.mjs']],
  ['locales', () => ['scripts/check-locales.mjs']],
  ['manifest', () => ['scripts/manifest.mjs', '--check']],
  ['docs', () => ['scripts/docs.mjs', '--check']],
  ['build', () => ['scripts/build.mjs', '--if-stale']],
  ['api', () => ['scripts/api.mjs', '--check']],
  ['side effects', () => ['scripts/check-side-effects.mjs']],
  ['sizes', () => ['scripts/check-sizes.mjs', '--only', 'vite-8,esbuild']],
  ['publint', () => [program('publint', 'publint'), '--strict']],
  [
    'attw',
    () => [
      program('@arethetypeswrong/cli', 'attw'),
      '--pack',
      '.',
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      ...UNTYPED,
    ],
  ],
  ['tests', () => ['scripts/test.mjs']],
]

/** Checks of the built package run one after the other, in parallel with checks of the sources; the tests run last. */
const OF_BUILD = ['build', 'api', 'side effects', 'sizes', 'publint', 'attw']

/** Longest time that a check may take, in milliseconds; the tests have limits of their own. */
const LIMIT = 30 * 60_000

/** Runs one check; resolves to whether it passed and what it said. */
function run(args, timeout) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' },
      timeout,
      killSignal: 'SIGKILL',
    })
    const said = []
    child.stdout.on('data', chunk => said.push(chunk))
    child.stderr.on('data', chunk => said.push(chunk))
    child.on('error', error => resolve({ isFine: false, said: String(error) }))
    child.on('close', (code, signal) => {
      if (signal) said.push(Buffer.from(`\nIt was ended by ${signal}.`))
      resolve({ isFine: code === 0, said: Buffer.concat(said).toString().trim() })
    })
  })
}

const options = {
  'skip-tests': { type: 'boolean', default: false },
  only: { type: 'string' },
  results: { type: 'string' },
}
const { values } = parseArgs({ options })
const wanted = values.only?.split(',')
const steps = STEPS.filter(([name]) => (wanted ? wanted.includes(name) : name !== 'tests' || !values['skip-tests']))

const failures = []
async function check([name, command]) {
  const start = Date.now()
  const { isFine, said } = await run(command(), name === 'tests' ? undefined : LIMIT)
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`
  console.log(`${isFine ? 'ok  ' : 'FAIL'}  ${name.padEnd(13)} ${seconds.padStart(8)}`)
  if (isFine) return
  failures.push(name)
  console.log(said.replace(/^/gm, '      '))
}

async function inOrder(list) {
  for (const step of list) await check(step)
}

const isTests = ([name]) => name === 'tests'
const ofBuild = ([name]) => OF_BUILD.includes(name)
await Promise.all([inOrder(steps.filter(ofBuild)), inOrder(steps.filter(step => !ofBuild(step) && !isTests(step)))])
await inOrder(steps.filter(isTests))

const failed = failures.length
const passed = steps.length - failed
if (values.results) writeFileSync(values.results, JSON.stringify({ passed, failed, failures }))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed || !steps.length ? 1 : 0
