// Plain node, no dependencies: makes `npm start` and `npm test` work on a clone with nothing installed.
//   node scripts/ensure.mjs            the locked dependencies
//   node scripts/ensure.mjs browser    and a Chrome or Chromium
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromePath, DEBIAN } from './browser.mjs'
import { onlyOnce } from './lock.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const LOCK = join(ROOT, '.ensure-lock')
const STAMP = join(ROOT, 'node_modules', '.ensure-stamp')

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32', ...options }).status ===
  0

const readLock = path => JSON.parse(readFileSync(path, 'utf8')).packages ?? {}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')

/** Whether every required package of the lockfile is installed in the locked version. */
function matchesLock() {
  const hidden = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = readLock(hidden)
  return Object.entries(readLock(join(ROOT, 'package-lock.json'))).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.devOptional || entry.os || entry.cpu)
      return true
    return installed[path]?.version === entry.version && existsSync(join(ROOT, path, 'package.json'))
  })
}

/** Whether the dependencies are those of the lockfile; leaves a stamp so that the next look is quick. */
function isFresh() {
  const hash = lockHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true
  if (!matchesLock()) return false
  writeFileSync(STAMP, hash)
  return true
}

/** The environment without what would make npm leave development dependencies out or fetch browsers. */
function installEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(omit|production)|lifecycle|package|command)/i.test(name),
  )
  const skips = { PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', GECKODRIVER_SKIP_DOWNLOAD: '1' }
  return { ...Object.fromEntries(inherited), ...skips, NODE_ENV: '' }
}

function install() {
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const env = installEnvironment()
  console.log('[ensure] installing the locked dependencies (npm ci)')
  if (!run('npm', ['ci', ...flags], { env })) {
    console.log('[ensure] npm ci failed; trying npm install --no-save')
    if (!run('npm', ['install', '--no-save', ...flags], { env }))
      throw new Error('the dependencies could not be installed')
  }
  writeFileSync(STAMP, lockHash())
}

function ensureBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names a file that does not exist: ${named}`)
  const found = chromePath()
  if (found && (found !== DEBIAN.chromium || existsSync(DEBIAN.shell))) return
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run('apt-get', ['-qq', ...args], { env })
  const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages)
  if (isDebianRoot) {
    console.log("[ensure] installing Debian's chromium")
    const both = ['chromium', 'chromium-headless-shell']
    if (install(...both) || (!found && ((apt('update') && install(...both)) || install('chromium')))) return
  }
  if (!found) throw new Error('no Chrome or Chromium found: install one, or name it in CHROME_PATH')
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or later is needed, this is ${process.version}`)
}

try {
  checkNode()
  await onlyOnce(LOCK, isFresh, install)
  if (process.argv.includes('browser')) ensureBrowser()
} catch (error) {
  console.error(`[ensure] ${error.message}`)
  process.exitCode = 1
}
