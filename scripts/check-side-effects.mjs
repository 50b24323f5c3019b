// Fails when `sideEffects` in package.json is not exactly the built files that do something when imported.
//   --write   mends package.json instead      --root DIR   another package to look at
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { findSideEffects } from './side-effects.mjs'

const { values } = parseArgs({ options: { root: { type: 'string' }, write: { type: 'boolean', default: false } } })
const root = values.root ? resolve(values.root) : fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const packageFile = join(root, 'package.json')

/**
 * The built modules as [path relative to dist, code]. The CDN files are one program and always have effects; the scripts of the
 * development stack's own pages are modules of no site.
 */
function builtModules() {
  const names = readdirSync(dist, { recursive: true }).map(name => name.replaceAll('\\', '/'))
  const scripts = names.filter(name => name.endsWith('.js') && !/^(?:cdn|dev)\//.test(name)).sort()
  return new Map(scripts.map(name => [name, readFileSync(join(dist, name), 'utf8')]))
}

if (!existsSync(dist)) {
  console.error('[side effects] there is no dist/: run `npm run build` first')
  process.exit(1)
}
const truth = [...findSideEffects(builtModules()).map(name => `./dist/${name}`), './dist/cdn/**']
const packageJson = JSON.parse(readFileSync(packageFile, 'utf8'))
const listed = packageJson.sideEffects ?? []
const missing = truth.filter(path => !listed.includes(path))
const superfluous = listed.filter(path => !truth.includes(path))

if (values.write) {
  writeFileSync(packageFile, `${JSON.stringify({ ...packageJson, sideEffects: truth }, null, 2)}\n`)
} else if (missing.length || superfluous.length) {
  for (const path of missing) console.log(`${path} has effects and is not listed`)
  for (const path of superfluous) console.log(`${path} is listed and has no effects`)
  console.log('[side effects] run `node scripts/check-side-effects.mjs --write`')
  process.exitCode = 1
}
console.log(`[side effects] ${truth.length} files`)
