// `npm run check:release`: fails while the package is not fit to be published. CI runs it before a release.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { root: { type: 'string' } } })
const root = values.root ?? fileURLToPath(new URL('..', import.meta.url))
const read = path => readFileSync(join(root, path), 'utf8')
const { version, repository, homepage, bugs, publishConfig } = JSON.parse(read('package.json'))

const links = { repository: repository?.url, homepage, bugs: bugs?.url ?? bugs }
const problems = Object.entries(links).flatMap(([name, link]) => {
  if (!link) return `package.json has no ${name}`
  return /OWNER/.test(link) ? `package.json: \`${name}\` still holds the placeholder OWNER` : []
})
/** Other files with links to the repository. */
for (const path of ['SECURITY.md'])
  if (existsSync(join(root, path)) && read(path).includes('github.com/OWNER/'))
    problems.push(`${path} still holds the placeholder OWNER`)
if (publishConfig?.provenance !== true) problems.push('package.json: `publishConfig` does not ask for provenance')
if (!read('CHANGELOG.md').includes(`\n## ${version}`)) problems.push(`CHANGELOG.md has no section for ${version}`)
const waiting = readdirSync(join(root, '.changeset')).filter(name => name.endsWith('.md') && name !== 'README.md')
if (waiting.length) problems.push(`.changeset still holds ${waiting.join(', ')}`)

for (const problem of problems) console.error(`[release] ${problem}`)
if (problems.length) process.exitCode = 1
