import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

import { entryPatterns } from './files.mjs'

/** Folders beside the sources that import from them. */
const BESIDE = ['scripts', 'dev', 'demo', 'bench', 'migrate', 'site']
const IDENTIFIERS = /[A-Za-z_$][\w$]*/g
const EVERYTHING = '*'

const identifiersOf = text => text.match(IDENTIFIERS) ?? []

/** How many times a name occurs in the code of a file, not counting comments. */
function usesOf({ ast }, name) {
  let uses = 0
  const visit = node => {
    if (ts.isIdentifier(node) && node.text === name) uses++
    ts.forEachChild(node, visit)
  }
  visit(ast)
  return uses
}

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

const isFunction = node => node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/** The functions, values and types that a file exports; classes are not checked. */
function* exportsOf({ ast }) {
  for (const node of ast.statements.filter(isExported)) {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    if (isType || ts.isFunctionDeclaration(node)) yield { node, name: node.name?.text, isType, isValue: false }
    if (!ts.isVariableStatement(node)) continue
    for (const { name, initializer } of node.declarationList.declarations)
      if (ts.isIdentifier(name)) yield { node, name: name.text, isType, isValue: !isFunction(initializer) }
  }
}

/**
 * Exported names that nothing imports. A type in the signatures of its own file may be exported for readers of the
 * declarations, but a function or a value that only its own file uses may not. Tests may import anything except a value
 * that nothing else reads: such a test only repeats the source.
 */
export function* unusedRule(files, root) {
  const entries = entryPatterns(root)
  const beside = new Set(BESIDE.flatMap(folder => [...identifiersIn(join(root, folder))]))
  const tested = new Set(identifiersIn(join(root, 'test')))
  const taken = new Map(files.map(file => [file.name, new Set()]))
  for (const file of files)
    for (const item of file.imports)
      if (item.target) for (const name of takenBy(file, item)) taken.get(item.target).add(name)
  for (const file of files) {
    const names = taken.get(file.name)
    if (names.has(EVERYTHING) || entries.some(pattern => pattern.test(file.name))) continue
    for (const { node, name, isType, isValue } of exportsOf(file)) {
      if (names.has(name) || beside.has(name)) continue
      const isUsedHere = usesOf(file, name) > 1
      if (isType && isUsedHere) continue
      if (tested.has(name) && (isUsedHere || !isValue)) continue
      const message = `${name} is exported, and nothing${tested.has(name) ? ' but tests' : ''} imports it`
      yield { file: file.name, line: file.lineOf(node), rule: 'unused', message }
    }
  }
}
