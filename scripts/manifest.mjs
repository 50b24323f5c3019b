// `npm run manifest`: writes custom-elements.json from the elements' source.
//   --check   writes nothing and fails when the committed file is not what the source says
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { format } from 'prettier'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MANIFEST = join(ROOT, 'custom-elements.json')
const TEMP = '.tmp/manifest'

/** What the source says now. */
async function analyze() {
  mkdirSync(join(ROOT, TEMP), { recursive: true })
  const cem = join(ROOT, 'node_modules/@custom-elements-manifest/analyzer/cem.js')
  const args = [cem, 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--outdir', TEMP, '--quiet']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the analyzer failed\n${stdout}${stderr}`)
  return format(readFileSync(join(ROOT, TEMP, 'custom-elements.json'), 'utf8'), { parser: 'json', printWidth: 120 })
}

try {
  const now = await analyze()
  const before = existsSync(MANIFEST) ? readFileSync(MANIFEST, 'utf8') : ''
  if (!process.argv.includes('--check')) writeFileSync(MANIFEST, now)
  else if (now !== before) throw new Error('custom-elements.json is not what the source says: run `npm run manifest`')
  const tags = [...now.matchAll(/"tagName"/g)].length
  console.log(`[manifest] ${tags} elements`)
} catch (error) {
  console.error(`[manifest] ${error.message}`)
  process.exitCode = 1
}
