// `npm run test:engines`: the browser tests in Firefox and in WebKitGTK, which root on Debian gets installed.
//   node scripts/engines.mjs [firefox] [webkit]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Heavy, and only WebKit needs it: it is not among the locked dependencies and lives in a folder of its own. */
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

/** Installs the driver's client beside the project's own packages, which stay as they are. */
function installWebdriver() {
  if (existsSync(join(WEBDRIVER_HOME, 'node_modules/@web/test-runner-webdriver'))) return true
  mkdirSync(WEBDRIVER_HOME, { recursive: true })
  writeFileSync(join(WEBDRIVER_HOME, 'package.json'), '{ "private": true }\n')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--no-workspaces', '--prefix', WEBDRIVER_HOME]
  return run('npm', ['install', ...flags, WEBDRIVER], { GECKODRIVER_SKIP_DOWNLOAD: '1', EDGEDRIVER_SKIP_DOWNLOAD: '1' })
}

const has = path => existsSync(path)
const ENGINES = {
  firefox: {
    config: 'web-test-runner.firefox.config.mjs',
    isThere: () => has(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
    packages: ['firefox-esr'],
    hint: 'install Firefox, or name it in FIREFOX_PATH',
    command: [process.execPath],
  },
  webkit: {
    config: 'web-test-runner.webkit.config.mjs',
    isThere: () => has('/usr/bin/WebKitWebDriver') && has('/usr/bin/xvfb-run'),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    hint: 'install webkit2gtk-driver and xvfb',
    command: ['xvfb-run', '-a', process.execPath],
    prepare: installWebdriver,
  },
}

/** Runs the tests in one engine; a missing engine is a failure with its reason. */
function test(name) {
  const { config, isThere, packages, hint, command, prepare = () => true } = ENGINES[name]
  if (!isThere() && !(install(...packages) && isThere()))
    return { passed: 0, failures: [`${name} is not here: ${hint}`] }
  if (!prepare()) return { passed: 0, failures: [`${name}: ${WEBDRIVER} could not be installed`] }
  const file = join(ROOT, '.tmp/engines', `${name}.json`)
  const [program, ...args] = command
  run(program, [...args, 'scripts/wtr.mjs', config, file])
  if (!existsSync(file)) return { passed: 0, failures: [`${name}: the runner stopped before the end`] }
  const results = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failures: results.flatMap(result => result.failures.map(failure => `${result.file}: ${failure.name}`)),
  }
}

const names = process.argv.slice(2)
rmSync(join(ROOT, '.tmp/engines'), { recursive: true, force: true })
mkdirSync(join(ROOT, '.tmp/engines'), { recursive: true })
let [passed, failed] = [0, 0]
for (const name of names.length ? names : Object.keys(ENGINES)) {
  const result = test(name)
  for (const failure of result.failures) console.log(`  ${failure}`)
  console.log(`${name}: ${result.passed} passed, ${result.failures.length} failed`)
  passed += result.passed
  failed += result.failures.length
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed || !passed ? 1 : 0
