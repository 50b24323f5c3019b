// `npm run docs:accessibility`: runs test/e2e/accessibility and writes docs/accessibility-report.md from its findings.
//   node scripts/docs/wcag.mjs FOLDER   only writes it, from the records of a run with WCAG_RECORDS=FOLDER
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { format } from 'prettier'

import { accessibilityPage, viewNames } from './accessibility.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = join(ROOT, 'docs/accessibility-report.md')
const STYLE = JSON.parse(readFileSync(join(ROOT, '.prettierrc.json'), 'utf8'))

const [given] = process.argv.slice(2)
const folder = given ? resolve(given) : join(ROOT, '.tmp/wcag-records')

if (!given) {
  rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, WCAG_RECORDS: folder }
  const args = ['scripts/test.mjs', 'test/e2e/accessibility']
  process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1
}
const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
const findings = files.sort().flatMap(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/axe-core/package.json'), 'utf8'))
const page = accessibilityPage(findings, viewNames(readFileSync(join(ROOT, 'src/core/views.ts'), 'utf8')), version)
writeFileSync(PAGE, await format(page, { ...STYLE, parser: 'markdown' }))
