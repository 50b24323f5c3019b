import { readFileSync } from 'node:fs'

import ts from 'typescript'

import { AppKitRules } from '../rules/appkit.mjs'
import { rewriteText } from '../rules/elements.mjs'
import { RainbowKitRules } from '../rules/rainbowkit.mjs'
import { importsOf } from './bindings.mjs'
import { Change } from './change.mjs'
import { writeImports } from './imports.mjs'
import { adviceOn, exportRow } from './lookup.mjs'
import { Project } from './project.mjs'

/** Packages of a kit that are nothing but its looks. */
const STYLES = /\/styles\.css$/
const PACKAGE = /^(@[^/]+\/[^/]+|[^/]+)/

/** What is loaded of a kit in other ways than by its names. */
function noteOtherImports(project, change, { packages, kit }) {
  const seeTable = `Import the names of ${kit} that you use one by one, and run this again.`
  const visit = node => {
    const target = ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node)
        ? node.arguments[0]
        : undefined
    const isLoading =
      ts.isExportDeclaration(node) ||
      (ts.isCallExpression(node) &&
        (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require'))
    if (isLoading && target && ts.isStringLiteralLike(target) && packages.test(target.text))
      change.note(node, 'left', seeTable)
    ts.forEachChild(node, visit)
  }
  visit(change.source)
  for (const node of importsOf(change.source, packages)) {
    const clause = node.importClause
    if (clause && (clause.name || (clause.namedBindings && !ts.isNamedImports(clause.namedBindings))))
      change.note(node, 'left', seeTable)
    if (!clause && !STYLES.test(node.moduleSpecifier.text)) change.note(node, 'left', seeTable)
  }
}

/** Takes the imports of a kit out of a file where their names are replaced, and notes what stays. */
function finishImports(change, rules, bindings) {
  const { kit } = rules
  for (const binding of bindings) {
    const { references, specifier, module, name } = binding
    const used = references.filter(node => !change.isGone(node))
    if (!binding.isReplaced && references.length && !used.length) binding.isReplaced = true
    const isTold = kit.kit === 'RainbowKit' && used.length
    if (!binding.isReplaced && !isTold)
      change.note(used[0] ?? specifier, 'left', adviceOn(name, exportRow(kit, module, name)))
  }
  const empty = new Set(rules.emptyImports(change))
  const replaced = new Set(bindings.filter(({ isReplaced }) => isReplaced).map(({ specifier }) => specifier))
  const declarations = change.source.statements.filter(node => {
    if (!ts.isImportDeclaration(node)) return false
    const named = node.importClause?.namedBindings
    const loses = named && ts.isNamedImports(named) && named.elements.some(one => replaced.has(one) || empty.has(one))
    return (
      loses ||
      (!node.importClause && kit.packages.test(node.moduleSpecifier.text) && STYLES.test(node.moduleSpecifier.text))
    )
  })
  writeImports(change, declarations, one => !replaced.has(one) && !empty.has(one))
}

/** The packages of kits that a site imports. */
function packagesOf(project, kits) {
  const names = project.sources.flatMap(({ statements }) =>
    statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier.text),
  )
  const own = names.filter(name => kits.some(({ packages }) => packages.test(name)))
  return [...new Set(own.map(name => PACKAGE.exec(name)?.[0] ?? name))].sort()
}

/**
 * Rewrites the sources of a site, in memory.
 *
 * @param {string} root
 * @returns {{ files: { path: string, name: string, before: string, after: string }[], notes: import('./change.mjs').Note[],
 *   packages: string[] }} `packages` are those of the kits that the site imported
 */
export function migrate(root) {
  const project = new Project(root)
  const sets = [new AppKitRules(project), new RainbowKitRules(project)]
  const notes = []
  const files = []
  for (const rules of sets) {
    const concerned = project.sources.filter(source => !project.isBroken(source) && rules.concerns(source))
    const changes = concerned.map(source => new Change(source, project.nameOf(source.fileName)))
    for (const change of changes) rules.prepare?.(change)
    for (const change of changes) {
      const bindings = rules.apply(change)
      noteOtherImports(project, change, rules.kit)
      finishImports(change, rules, bindings)
      notes.push(...change.notes)
      files.push({
        path: change.source.fileName,
        name: change.path,
        before: change.source.text,
        after: change.text.toString(),
      })
    }
  }
  for (const source of project.sources)
    if (project.isBroken(source) && sets.some(rules => rules.concerns(source)))
      notes.push({
        path: project.nameOf(source.fileName),
        line: 1,
        kind: 'left',
        text: 'This file cannot be parsed and is left as it is.',
      })
  for (const path of project.texts) {
    const before = readFileSync(path, 'utf8')
    files.push({ path, name: project.nameOf(path), before, after: rewriteText(before) })
  }
  notes.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line))
  return {
    files: files.filter(({ before, after }) => before !== after),
    notes,
    packages: packagesOf(
      project,
      sets.map(({ kit }) => kit),
    ),
  }
}
