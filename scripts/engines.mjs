// `npm run test:engines`: the tests in Firefox and in WebKit, which root on Debian gets installed as far as Debian has them.
//   node scripts/engines.mjs [firefox] [webkit] [path…]   in both engines, unless one is named; the files at or below paths
//   --elements   only the tests of the elements: WebKit is Debian's WebKitGTK
//   --e2e        only the end-to-end tests: WebKit is Playwright's own build (`npx playwright-core install --with-deps webkit`)
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { webkit } from 'playwright-core'

import { firefoxPath } from './browser.mjs'
import { planOf } from './tests/engine-plan.mjs'
import { runNodeFiles } from './tests/node-files.mjs'
import { testFiles } from './tests/test-files.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = join(ROOT, '.tmp/engines')
/** Large, and only needed for WebKit, so it is not a locked dependency but is installed in a folder of its own. */
const WEBDRIVER = '@web/test-runner-webdriver@1.0.0'
const WEBDRIVER_HOME = join(ROOT, '.tmp/webdriver')
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Installs Debian packages when allowed to. */
function install(...packages) {
  if (!isDebianRoot) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args) => run('apt-get', ['-qq', ...args], env)
  const add = () => get('install', '-y', '--no-install-recommends', ...packages)
  return add() || (get('update') && add())
}

/** Installs the driver's client in its own folder, without changing the project's packages. */
function installWebdriver() {
  if (existsSync(join(WEBDRIVER_HOME, 'node_modules/@web/test-runner-webdriver'))) return true
  mkdirSync(WEBDRIVER_HOME, { recursive: true })
  writeFileSync(join(WEBDRIVER_HOME, 'package.json'), '{ "private": true }\n')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--no-workspaces', '--prefix', WEBDRIVER_HOME]
  return run('npm', ['install', ...flags, WEBDRIVER], { GECKODRIVER_SKIP_DOWNLOAD: '1', EDGEDRIVER_SKIP_DOWNLOAD: '1' })
}

const has = path => existsSync(path)
const FIREFOX = {
  isThere: () => has(firefoxPath()),
  packages: ['firefox-esr'],
  hint: 'install Firefox, or name it in FIREFOX_PATH',
}
/** The browsers, by engine and suite; `packages` are the Debian packages, if there are any. */
const BROWSERS = {
  firefox: {
    elements: { ...FIREFOX, config: 'web-test-runner.firefox.config.mjs', command: [process.execPath] },
    e2e: FIREFOX,
  },
  webkit: {
    elements: {
      config: 'web-test-runner.webkit.config.mjs',
      isThere: () => has('/usr/bin/WebKitWebDriver') && has('/usr/bin/xvfb-run'),
      packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
      hint: 'install webkit2gtk-driver and xvfb',
      command: ['xvfb-run', '-a', process.execPath],
      prepare: installWebdriver,
    },
    e2e: {
      isThere: () => has(webkit.executablePath()),
      packages: [],
      hint: 'it takes Playwright’s own build: `npx playwright-core install --with-deps webkit`',
    },
  },
}

const failed = reason => ({ passed: 0, skipped: 0, failures: [reason] })
const sum = (results, key) => results.reduce((total, result) => total + result[key], 0)
const together = results => ({
  passed: sum(results, 'passed'),
  skipped: sum(results, 'skipped'),
  failures: results.flatMap(({ file, failures }) => failures.map(({ name }) => `${file}: ${name}`)),
})

/** The tests of the elements, by web-test-runner. */
function runElements(engine, { config, command, prepare = () => true }, files) {
  if (!prepare()) return failed(`${WEBDRIVER} could not be installed`)
  const results = join(RESULTS, `${engine}.json`)
  const [program, ...args] = command
  run(program, [...args, 'scripts/wtr.mjs', config, results, ...files])
  return existsSync(results)
    ? together(JSON.parse(readFileSync(results, 'utf8')))
    : failed('the runner stopped before the end')
}

/** The end-to-end tests, against the built package, one file at a time. */
async function runEndToEnd(engine, files) {
  if (!run(process.execPath, ['scripts/build.mjs', '--if-stale'])) return failed('the package does not build')
  return together(
    await runNodeFiles(files, { cwd: ROOT, temp: RESULTS, workers: 1, env: { ...process.env, E2E_ENGINE: engine } }),
  )
}

/** Runs a suite in an engine. A missing browser is reported with its reason, and is a failure if the engine was named. */
async function test(engine, { suite, files, isWhole }, isNamed) {
  const browser = BROWSERS[engine][suite]
  const isThere = browser.isThere() || (browser.packages.length && install(...browser.packages) && browser.isThere())
  if (!isThere && (isNamed || browser.packages.length)) return failed(`the browser is not here: ${browser.hint}`)
  if (!isThere) return { passed: 0, skipped: 0, failures: [], missing: browser.hint }
  return suite === 'e2e' ? runEndToEnd(engine, files) : runElements(engine, browser, isWhole ? [] : files)
}

const { values, positionals: names } = parseArgs({
  options: { elements: { type: 'boolean' }, e2e: { type: 'boolean' } },
  allowPositionals: true,
})
const plan = planOf({ names, only: Object.keys(values) }, Object.keys(BROWSERS), paths => testFiles(ROOT, paths))
if (!plan.suites.length) console.error(`No such tests: ${names.join(', ')}`)
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const lines = []
const all = []
for (const engine of plan.engines)
  for (const suite of plan.suites) {
    const result = await test(engine, suite, plan.isNamed)
    all.push(result)
    const { passed, skipped, failures, missing } = result
    const counts = `${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`
    lines.push(`${engine} ${suite.suite}: ${missing ? `not run, the browser is not here: ${missing}` : counts}`)
    lines.push(...failures.map(failure => `  ${failure}`))
  }
console.log(['', ...lines].join('\n'))
const [passed, failures] = [sum(all, 'passed'), all.flatMap(result => result.failures).length]
console.log(`${passed} passed, ${failures} failed`)
process.exitCode = failures || !passed ? 1 : 0
