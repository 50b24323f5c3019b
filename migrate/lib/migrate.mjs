import { readFileSync } from 'node:fs'

import ts from 'typescript'

import { AppKitRules } from '../rules/appkit.mjs'
import { leftIn, rewriteText } from '../rules/elements.mjs'
import { RainbowKitRules } from '../rules/rainbowkit.mjs'
import { importsOf } from './bindings.mjs'
import { Change } from './change.mjs'
import { writeImports } from './imports.mjs'
import { adviceOn, exportRow } from './lookup.mjs'
import { dependenciesOf, Project } from './project.mjs'

/** A kit's style sheet. */
const STYLES = /\/styles\.css$/
const PACKAGE = /^(@[^/]+\/[^/]+|[^/]+)/

/** Whether a string literal is the module of an import statement. @param {ts.Node} node */
const isOfImport = node => ts.isImportDeclaration(node.parent) && node.parent.moduleSpecifier === node

/** Lists where a package of a kit is loaded or named other than in an import statement. */
function noteOtherUses(change, { packages, kit }) {
  const seeTable = `Import the names of ${kit} that you use one by one, and run this again.`
  const visit = node => {
    if (ts.isStringLiteralLike(node) && packages.test(node.text) && !isOfImport(node)) {
      const isLoading =
        ts.isExportDeclaration(node.parent) ||
        (ts.isCallExpression(node.parent) && /^(?:import|require)$/.test(node.parent.expression.getText()))
      const text = isLoading ? seeTable : `This names a package of ${kit}, which the site no longer uses.`
      change.note(isLoading ? node.parent : node, 'left', text)
    }
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

/** The packages of kits that a site imports or depends on. */
function packagesOf(project, kits) {
  const names = project.sources.flatMap(({ statements }) =>
    statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier.text),
  )
  const own = [...names, ...dependenciesOf(project.root)].filter(name =>
    kits.some(({ packages }) => packages.test(name)),
  )
  return [...new Set(own.map(name => PACKAGE.exec(name)?.[0] ?? name))].sort()
}

/** Lists the lines of a text that still name something from a kit. */
function noteLines(path, text) {
  const found = text.split('\n').map((line, index) => ({ name: leftIn(line), line: index + 1 }))
  return found.flatMap(({ name, line }) =>
    name
      ? [{ path, line, kind: 'left', text: `\`${name}\` is from the kit: replace it as the tables of the guide say.` }]
      : [],
  )
}

/** Rewrites the scripts by the rules of one kit. A file that another kit's rules have changed is left for the next run. */
function applyRules(project, rules, done) {
  const concerned = project.sources.filter(source => !project.isBroken(source) && rules.concerns(source))
  const changes = concerned.map(source => new Change(source, project.nameOf(source.fileName)))
  for (const change of changes) rules.prepare?.(change)
  return changes.map(change => {
    const bindings = rules.apply(change)
    noteOtherUses(change, rules.kit)
    finishImports(change, rules, bindings)
    const { source, path: name, notes } = change
    const file = { path: source.fileName, name, before: source.text, after: change.text.toString(), notes }
    if (file.before === file.after || !done.some(({ path }) => path === file.path)) return file
    const text = `This file uses ${rules.kit.kit} too: commit the changes, and run this again.`
    return { ...file, after: file.before, notes: [{ path: name, line: 1, kind: 'left', text }] }
  })
}

/**
 * Rewrites the sources of a site, in memory.
 *
 * @param {string} root
 * @returns {{ files: { path: string, name: string, before: string, after: string }[], notes: import('./change.mjs').Note[],
 *   packages: string[] }} `packages` are those of the kits that the site uses
 */
export function migrate(root) {
  const project = new Project(root)
  const sets = [new AppKitRules(project), new RainbowKitRules(project)]
  const notes = []
  const files = []
  for (const rules of sets)
    for (const { notes: own, ...file } of applyRules(project, rules, files)) {
      notes.push(...own)
      if (file.before !== file.after) files.push(file)
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
    const after = rewriteText(before)
    notes.push(...noteLines(project.nameOf(path), after))
    if (before !== after) files.push({ path, name: project.nameOf(path), before, after })
  }
  for (const path of project.others) notes.push(...noteLines(project.nameOf(path), readFileSync(path, 'utf8')))
  notes.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line))
  return {
    files,
    notes,
    packages: packagesOf(
      project,
      sets.map(({ kit }) => kit),
    ),
  }
}
