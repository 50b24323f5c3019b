// `npm run build`: TypeScript, then the npm package and the CDN files in dist/.
//   --if-stale   only when a source has changed since the last build
//   --loose      also when the sources have type errors
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { rollup } from 'rollup'

import { buildDev, stackFiles } from './build-dev.mjs'
import { writeEditorData } from './editor-data.mjs'
import { writeIntegrity } from './integrity.mjs'
import { writeLicenses } from './licenses.mjs'
import { onlyOnce } from './lock.mjs'
import { writeElementTypes } from './element-types.mjs'
import { bundleProtocolClient } from './protocol-client.mjs'
import { rollTypes } from './roll-types.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COMPILED = join(ROOT, '.tmp/js')
const DIST = join(ROOT, 'dist')
/**
 * The build is written here and replaces `dist` once it is complete. Same depth as `dist`, so that the paths in source
 * maps are right.
 */
const NEXT = join(ROOT, '.dist-next')
const STAMP = join(ROOT, '.tmp/build-stamp')
/** What the build depends on: folders and files. */
const INPUTS = [
  'src',
  'build',
  'package.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'custom-elements.json',
  'scripts/angular-directives.mjs',
  'scripts/build-dev.mjs',
  'scripts/element-types.mjs',
  'scripts/roll-types.mjs',
  'site/policy.mjs', // part of the development stack
]

const filesBelow = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()

/** A fingerprint of everything the build depends on. */
function fingerprint() {
  const hash = createHash('sha256')
  const paths = INPUTS.map(name => join(ROOT, name)).filter(path => existsSync(path))
  const files = paths.flatMap(path => (/(src|build)$/.test(path) ? filesBelow(path) : [path]))
  for (const file of [...files, ...stackFiles().sort()]) hash.update(relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function compile(isLoose) {
  rmSync(COMPILED, { recursive: true, force: true })
  const tsc = join(ROOT, 'node_modules/ts7/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0 && !isLoose) throw new Error('the sources have type errors')
}

/** Makes one rollup build and returns the ids of the modules in it. */
async function bundle(options) {
  const made = await rollup(options)
  const { output } = await made.write(options.output)
  await made.close()
  return output.flatMap(part => Object.keys(part.modules ?? {}))
}

/** Fails if the package would run text as code, which strict content security policies forbid. */
function refuseDynamicCode() {
  const scripts = filesBelow(NEXT).filter(file => file.endsWith('.js'))
  const guilty = scripts.filter(file =>
    /\beval\s*\(|\bnew Function\b|\bFunction\s*\(\s*["'`]/.test(readFileSync(file, 'utf8')),
  )
  if (guilty.length) throw new Error(`code from text in ${guilty.map(file => relative(NEXT, file)).join(', ')}`)
}

async function build(isLoose) {
  const start = Date.now()
  const { default: configure, entries } = await import('../rollup.config.mjs')
  rmSync(STAMP, { force: true })
  compile(isLoose)
  const compiledAt = Date.now()
  rmSync(NEXT, { recursive: true, force: true })
  const [npm, testing, server, cdn] = configure({ dist: NEXT })
  await bundle(npm)
  await bundle(testing)
  await bundle(server)
  await buildDev(join(NEXT, 'dev'))
  await rollTypes({ compiled: COMPILED, entries: [...entries(), join(COMPILED, 'cdn.js')], dist: NEXT })
  if (cdn) {
    const modules = await bundle(cdn)
    writeLicenses([...modules, ...(await bundleProtocolClient()).modules], join(NEXT, 'cdn'))
    writeIntegrity(join(NEXT, 'cdn'))
  } else console.log('[build] there is no src/cdn.ts: the CDN files are left out')
  writeEditorData(join(ROOT, 'custom-elements.json'), NEXT)
  writeElementTypes(join(ROOT, 'custom-elements.json'), NEXT)
  refuseDynamicCode()
  rmSync(DIST, { recursive: true, force: true })
  renameSync(NEXT, DIST)
  const seconds = from => ((Date.now() - from) / 1000).toFixed(1)
  console.log(`[build] dist/ in ${seconds(start)} s (bundling ${seconds(compiledAt)} s)`)
}

const isLoose = process.argv.includes('--loose')
const now = fingerprint()
const isBuilt = () => [STAMP, DIST, COMPILED].every(path => existsSync(path)) && readFileSync(STAMP, 'utf8') === now
const isDone = process.argv.includes('--if-stale') ? isBuilt : () => false
try {
  await onlyOnce(join(ROOT, '.tmp/build-lock'), isDone, async () => {
    await build(isLoose)
    writeFileSync(STAMP, now)
  })
} catch (error) {
  console.error(`[build] ${error.message}`)
  process.exitCode = 1
}
