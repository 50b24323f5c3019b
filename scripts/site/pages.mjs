import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { NAVIGATION, NOT_ON_THE_SITE } from '../../site/navigation.mjs'
import { errorsIn } from '../docs/errors.mjs'
import { apiPages, entriesOf } from './api.mjs'
import { errorPages } from './errors.mjs'
import { hostFacts } from './hosts.mjs'
import { withSiteLinks } from './links.mjs'
import { llmsText } from './llms.mjs'
import { headingsOf, partOf, summaryOf, titleOf } from './markdown.mjs'
import { sourcesIn } from './sources.mjs'
import { viewPages } from './views.mjs'

/** Pages from outside of `docs`, and their places on the site. */
const FROM_OUTSIDE = {
  'README.md': 'start.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'dev/README.md': 'development-stack.md',
}
/** Folders of the docs that get a page that lists their pages. */
const LISTED = {
  recipes: ['Recipes', 'How wallet-modal works with the libraries that your site already uses.'],
  decisions: ['Decisions', 'Design decisions that were not obvious, and the reasons for them.'],
  migrate: ['Migrating', 'How the names of other kits map to ours, and what to change.'],
}
/** The parts of README.md that a new reader does not need. */
const NOT_FOR_A_START = ['Development', 'Documentation']

/** The Markdown of `docs`, by its paths there. */
const docsIn = root =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.md') && !path.startsWith('api/') && !NOT_ON_THE_SITE.includes(path.slice(0, -3)))
    .sort()

/** The place of a file or folder of the project on the site; `undefined` if it is not there. */
function placeOf(root, docs, file) {
  if (FROM_OUTSIDE[file]) return `/${FROM_OUTSIDE[file]}`
  const [, path] = /^docs\/(.+)$/.exec(file) ?? []
  if (!path) return undefined
  if (path.startsWith('pictures/')) return `/${path}`
  if (docs.includes(path)) return `/${path}`
  return LISTED[path] && statSync(join(root, file)).isDirectory() ? `/${path}/index.md` : undefined
}

/** The first page: the introductory parts of README.md. */
function startPage(readme) {
  const titles = headingsOf(readme).filter(({ level, title }) => level === 2 && !NOT_FOR_A_START.includes(title))
  return [
    '# Getting started',
    'From an empty page to a working connect button.',
    ...titles.map(({ title }) => partOf(readme, title)),
    '## Next steps',
    [
      '- [Options](/options): everything that `createWalletModal` takes, and the handle it returns',
      '- [React](/react): components and hooks',
      '- [The views](/views): what visitors see',
      '- [Testing a site](/testing): scripted wallets, and a local development stack',
    ].join('\n'),
  ].join('\n\n')
}

function listPage(folder, pages) {
  const [title, text] = LISTED[folder]
  const own = [...pages].filter(([place]) => place.startsWith(`${folder}/`))
  const rows = own.map(([place, page]) => `- [${titleOf(page)}](/${place}): ${summaryOf(page)}`)
  return [`# ${title}`, text, rows.join('\n')].join('\n\n')
}

/**
 * Everything that the site is made of.
 *
 * @param root the folder of the project
 * @returns `pages` (Markdown by place), `ofDocs` (the places of the pages in `docs`), `files` (texts by place, to be served as
 *   they are) and `data` (what pages import)
 */
export function sitePages(root) {
  const read = path => readFileSync(join(root, path), 'utf8')
  const packageJson = JSON.parse(read('package.json'))
  const repository = packageJson.repository.url.replace(/^git\+|\.git$/g, '')
  const docs = docsIn(root)
  const sources = sourcesIn(root)
  const written = source => withSiteLinks(read(source), source, file => placeOf(root, docs, file), repository)

  const pages = new Map(docs.map(path => [path, written(`docs/${path}`)]))
  for (const [source, place] of Object.entries(FROM_OUTSIDE)) pages.set(place, written(source))
  pages.set('start.md', startPage(pages.get('start.md')))
  const report = name => read(`docs/api/${name}.api.md`)
  const folders = Object.keys(LISTED).filter(folder => docs.some(path => path.startsWith(`${folder}/`)))
  const entries = entriesOf(packageJson.exports, name => existsSync(join(root, `docs/api/${name}.api.md`)))
  const generated = [
    errorPages(pages.get('errors.md'), errorsIn(join(root, 'src/core/errors')), sources),
    viewPages(read('docs/views.md'), sources),
    apiPages(root, entries, report),
    folders.map(folder => [`${folder}/index.md`, listPage(folder, pages)]),
    readdirSync(join(root, 'site/pages')).map(name => [name, read(`site/pages/${name}`)]),
  ]
  for (const [place, text] of generated.flatMap(part => [...part])) pages.set(place, text)
  return {
    pages,
    ofDocs: docs.filter(path => !/^(?:decisions|api)\//.test(path)),
    files: new Map([['llms.txt', llmsText(packageJson.description, NAVIGATION, pages)]]),
    data: new Map([['hosts.json', `${JSON.stringify(hostFacts(sources), null, 2)}\n`]]),
  }
}
