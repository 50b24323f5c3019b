import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

import { entryPatterns } from './files.mjs'

/** What stands beside the sources and imports from them. */
const BESIDE = ['test', 'scripts', 'dev', 'demo', 'bench', 'migrate', 'site']
const IDENTIFIERS = /[A-Za-z_$][\w$]*/g
const EVERYTHING = '*'

const identifiersOf = text => text.match(IDENTIFIERS) ?? []

/** Every identifier in the files of a folder. */
function* identifiersIn(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(tsx?|m?js|d\.mts)$/.test(entry.name) || entry.parentPath.includes('node_modules'))
      continue
    yield* identifiersOf(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  }
}

const namesOf = elements => elements.map(({ propertyName, name }) => (propertyName ?? name).text)

/** What an import takes from its file, by name; a dynamic one may take whatever the importing file names. */
function takenBy({ text }, { node }) {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? namesOf(node.exportClause.elements)
      : [EVERYTHING]
  if (!ts.isImportDeclaration(node)) return identifiersOf(text)
  const bindings = node.importClause?.namedBindings
  if (!bindings) return []
  return ts.isNamedImports(bindings) ? namesOf(bindings.elements) : [EVERYTHING]
}

const isExported = node =>
  ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The functions, values and types that a file exports; classes are named by what creates them. */
function* exportsOf({ ast }) {
  for (const node of ast.statements.filter(isExported)) {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    if (isType || ts.isFunctionDeclaration(node)) yield { node, name: node.name?.text, isType }
    if (!ts.isVariableStatement(node)) continue
    for (const { name } of node.declarationList.declarations)
      if (ts.isIdentifier(name)) yield { node, name: name.text, isType }
  }
}

/**
 * Exported names that nothing imports. A type of its own file's signatures may be exported for readers of the
 * declarations; a function or a value that only its own file uses is not exported.
 */
export function* unusedRule(files, root) {
  const entries = entryPatterns(root)
  const beside = new Set(BESIDE.flatMap(folder => [...identifiersIn(join(root, folder))]))
  const taken = new Map(files.map(file => [file.name, new Set()]))
  for (const file of files)
    for (const item of file.imports)
      if (item.target) for (const name of takenBy(file, item)) taken.get(item.target).add(name)
  for (const file of files) {
    const names = taken.get(file.name)
    if (names.has(EVERYTHING) || entries.some(pattern => pattern.test(file.name))) continue
    const own = identifiersOf(file.text)
    for (const { node, name, isType } of exportsOf(file)) {
      if (names.has(name) || beside.has(name)) continue
      if (isType && own.filter(other => other === name).length > 1) continue
      const message = `${name} is exported, and nothing imports it`
      yield { file: file.name, line: file.lineOf(node), rule: 'unused', message }
    }
  }
}
