import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

import { kindOf } from './kinds.mjs'

/** Maximum number of files in a folder, and minimum number of lines in a file. */
export const SIZES = { folderFiles: 25, ownFileLines: 15 }

const FORBIDDEN_NAMES = /^(utils?|helpers?|misc|common)$/
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.(styles|class))?\.tsx?$/
/** The only places for an index file: the public entries, the tables of a family and of the languages. */
const INDEX_PLACES = /^(|react|vue|elements|testing|wagmi|siwx|chains\/[a-z0-9-]+|locales(\/[a-zA-Z0-9-]+)?)$/
/** Tables whose rows are files: each target of one is a part by itself, however short. */
const TABLES = /^(elements\/registry|chains\/registry|locales\/([a-zA-Z0-9-]+\/)?index)\.ts$/
/**
 * Files that may be short: the version number, which releases update, the registration of a feature's texts, a family's
 * adapter and its rule for addresses, and the dialects of its wallets.
 */
const SHORT =
  /^(version|elements\/[a-z0-9-]+\/texts|chains\/[a-z0-9-]+\/(adapter|addresses|wallets\/dialects\/[a-z0-9-]+))\.ts$/

function* nameRules(file) {
  const base = file.name.split('/').at(-1)
  const stem = base.replace(/\.tsx?$/, '')
  const at = { file: file.name, line: 1, rule: 'name' }
  if (FORBIDDEN_NAMES.test(stem)) yield { ...at, message: `a file named ${stem} has no job: name what it does` }
  if (!FILE_NAME.test(base)) yield { ...at, message: 'file names are kebab-case' }
  const place = file.folder === '.' ? '' : file.folder
  if (stem === 'index' && !INDEX_PLACES.test(place))
    yield { ...at, message: 'an index file is only for public entries' }
}

/** Folders with more files than a reader can survey. */
function* folderRules(files) {
  for (const folder of new Set(files.map(file => file.folder))) {
    const { length } = files.filter(file => file.folder === folder)
    const message = `${length} files, at most ${SIZES.folderFiles}: put those that belong together into a folder`
    if (length > SIZES.folderFiles) yield { file: folder, rule: 'folder', message }
  }
}

/** The source files that `exports` of the package names, as patterns. */
export function entryPatterns(root) {
  const path = join(root, 'package.json')
  const { exports = {} } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return Object.values(exports)
    .map(target => target?.default)
    .filter(target => target?.startsWith('./dist/'))
    .map(target => target.slice('./dist/'.length).replace(/\.js$/, ''))
    .map(stem => new RegExp(`^${stem.replaceAll('*', '[^/]+')}\\.tsx?$`))
}

const isReExport = ({ node }) => ts.isExportDeclaration(node)
/** Whether a file registers an element whose class is in a file beside it. Pages import the former. */
const isDefinition = (file, names) => names.has(file.name.replace(/\.ts$/, '.class.ts'))

/** A use-case or the rules of a feature stay in their layer, even if only one file of a higher layer uses them. */
const isPartBelow = (file, user) => kindOf(file) !== undefined && user.split('/')[0] !== file.name.split('/')[0]

/** Files so short that their content belongs in the only file that imports them. */
function* shortRules(files, root) {
  const entries = entryPatterns(root)
  const names = new Set(files.map(({ name }) => name))
  const isEntry = name => entries.some(pattern => pattern.test(name))
  for (const file of files) {
    if (file.lines >= SIZES.ownFileLines || isEntry(file.name) || isDefinition(file, names)) continue
    if (TABLES.test(file.name) || SHORT.test(file.name)) continue
    const uses = files
      .filter(other => other !== file)
      .map(other => ({ name: other.name, by: other.imports.filter(({ target }) => target === file.name) }))
      .filter(({ by }) => by.length)
    if (uses.length !== 1) continue
    const [{ name, by }] = uses
    if (TABLES.test(name) || (isEntry(name) && by.every(isReExport)) || isPartBelow(file, name)) continue
    const message = `${file.lines} lines that ${name} alone imports: put them there, or to what they belong with`
    yield { file: file.name, line: 1, rule: 'short', message }
  }
}

/** Everything wrong with the names of files, with how many share a folder, and with files too short to stand alone. */
export const checkFiles = (files, root) => [
  ...files.flatMap(file => [...nameRules(file)]),
  ...folderRules(files),
  ...shortRules(files, root),
]
