// `npm run docs`: writes docs/elements.md and docs/errors.md from the manifest and the error classes, docs/secure-site.md from
// the table of messages, docs/engines.md from what tests need of a browser, docs/support.md from the tests that show what works,
// the guides of docs/migrate from the tables of names, and dev/policy/hosts.mjs from the hosts in the sources.
//   --check   writes nothing and fails when a committed page is not what the source says, or when any page leads to a
//             file or a test that is not there
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { format } from 'prettier'

import { elementsPage } from './docs/elements.mjs'
import { enginesPage } from './docs/engines.mjs'
import { errorsPage } from './docs/errors.mjs'
import { migrationPages } from './docs/migrate.mjs'
import { brokenReferences } from './docs/references.mjs'
import { secureSitePage } from './docs/secure-site.mjs'
import { missingTests, supportPage } from './docs/support.mjs'
import { hostFacts, hostsModule } from './site/hosts.mjs'
import { sourcesIn } from './site/sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The code style in the pages: that of the project. */
const STYLE = JSON.parse(readFileSync(join(ROOT, '.prettierrc.json'), 'utf8'))

const isCheck = process.argv.includes('--check')

const manifestFile = join(ROOT, 'custom-elements.json')
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : { modules: [] }
const pages = {
  'docs/elements.md': elementsPage(manifest),
  'docs/engines.md': enginesPage(ROOT),
  'docs/errors.md': errorsPage(join(ROOT, 'src/core/errors')),
  'docs/secure-site.md': secureSitePage(join(ROOT, 'src/core/entities/secure-site.ts')),
  'docs/support.md': supportPage(),
  'dev/policy/hosts.mjs': hostsModule(hostFacts(sourcesIn(ROOT))),
  ...migrationPages(),
}
mkdirSync(join(ROOT, 'docs/migrate'), { recursive: true })
for (const [path, text] of Object.entries(pages)) {
  const file = join(ROOT, path)
  const now = await format(text, { ...STYLE, parser: path.endsWith('.md') ? 'markdown' : 'babel' })
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!isCheck) writeFileSync(file, now)
  else if (now !== before) {
    console.error(`[docs] ${path} is not what the source says: run \`npm run docs\``)
    process.exitCode = 1
  }
}
if (isCheck)
  for (const line of [...brokenReferences(ROOT), ...missingTests(ROOT)]) {
    console.error(`[docs] not there: ${line}`)
    process.exitCode = 1
  }
