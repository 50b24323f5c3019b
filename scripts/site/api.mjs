import { join } from 'node:path'

import { exportedDocs } from './sources.mjs'

/** What exports are called, in the order of a page. */
const GROUPS = ['Functions', 'Classes', 'Interfaces', 'Types', 'Values', 'Errors']
const DECLARATION = /^export (?:declare )?(?:abstract )?(class|interface|type|const|function) (\w+)/m

/** The name of an entry in its report: `./siwx/server` is `siwx-server`. */
const reportOf = entry => (entry === '.' ? 'wallet-modal' : entry.slice(2).replaceAll('/', '-'))

const importOf = entry => `wallet-modal${entry.slice(1)}`

/** The source of declarations: those of the development stack are written by hand, beside its modules. */
const sourceOf = types =>
  types
    .replace('./dist/dev/', 'dev/')
    .replace('./dist/', 'src/')
    .replace(/\.d\.ts$/, '.ts')

/** The entries of the package that have a report, each with the source that it is built from. */
export const entriesOf = (exports, hasReport) =>
  Object.entries(exports).flatMap(([entry, target]) => {
    if (entry.includes('*') || !hasReport(reportOf(entry))) return []
    return [{ entry, name: reportOf(entry), source: sourceOf(target.types) }]
  })

function groupOf(kind, name, text) {
  if (kind === 'class') return name.endsWith('Error') ? 'Errors' : 'Classes'
  if (kind === 'interface') return 'Interfaces'
  if (kind === 'type') return 'Types'
  return kind === 'function' || /^export const \w+: (?:<[^\n]*?>)?\([^\n]*\) => /m.test(text) ? 'Functions' : 'Values'
}

/** The declarations of a report, by group and name; one name may be a type and a value. */
function declarationsOf(report) {
  const [, code] = /```ts\n([\s\S]*?)\n```/.exec(report) ?? [undefined, '']
  const found = new Map()
  for (const block of code.split(/\n\n(?=\/\/ )/)) {
    const text = block
      .split('\n')
      .filter(line => !/^\s*\/\/ (?:@|\(undocumented\)|\(No @package|Warning|\()/.test(line))
      .join('\n')
      .trim()
    const [, kind, name] = DECLARATION.exec(text) ?? []
    if (!name) continue
    const before = found.get(name)
    found.set(
      name,
      before ? { ...before, text: `${before.text}\n\n${text}` } : { name, text, group: groupOf(kind, name, text) },
    )
  }
  return [...found.values()]
}

/** A docstring as Markdown: links of it as code, and no HTML outside of code. */
const prose = text =>
  text
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .split(/(`[^`]*`)/)
    .map(part => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('')

const cell = text => prose(text).replaceAll('|', '\\|')

function section({ name, text }, docs) {
  const { doc = '', members = new Map() } = docs.get(name) ?? {}
  const own = [...members].filter(([member]) => text.includes(member))
  const rows = own.map(([member, says]) => `| \`${member}\` | ${cell(says)} |`)
  const table = rows.length ? ['| member | what it is |', '| --- | --- |', ...rows].join('\n') : ''
  const [, code] = /\breadonly code = "([A-Z_]+)"/.exec(text) ?? []
  const page = code ? `[${code}](/errors/${code.toLowerCase()})` : ''
  return [`### ${name}`, prose(doc), page, `\`\`\`ts\n${text}\n\`\`\``, table].filter(Boolean).join('\n\n')
}

/** The page of one entry. */
function entryPage({ entry, docs, declarations }) {
  const groups = GROUPS.flatMap(title => {
    const own = declarations.filter(({ group }) => group === title)
    return own.length ? [`## ${title}`, ...own.map(declaration => section(declaration, docs))] : []
  })
  return [`# ${importOf(entry)}`, `What \`${importOf(entry)}\` exports, as its types have it.`, ...groups].join('\n\n')
}

/**
 * The pages of the API: one an entry of the package, and the list of all exports.
 *
 * @param root the folder of the project
 * @param entries what `entriesOf` gives
 * @param reportOf the text of an entry's report
 */
export function apiPages(root, entries, reportOf) {
  const known = new Map()
  const read = entries.map(entry => ({
    ...entry,
    docs: exportedDocs(join(root, entry.source), known),
    declarations: declarationsOf(reportOf(entry.name)),
  }))
  const list = read.map(({ entry, name, declarations }) => {
    const links = declarations.map(({ name: exported }) => `[\`${exported}\`](/api/${name}#${exported.toLowerCase()})`)
    return `## ${importOf(entry)}\n\n[All of its types](/api/${name})\n\n${links.join(' · ')}`
  })
  return new Map([
    [
      'api/index.md',
      [
        '# API',
        'Every export of the package, by the entry that it comes from. The elements are on [a page of their own](/elements).',
        ...list,
      ].join('\n\n'),
    ],
    ...read.map(entry => [`api/${entry.name}.md`, entryPage(entry)]),
  ])
}
