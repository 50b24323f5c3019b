import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

/** The limits of the project; line counts include comments and blank lines. */
export const LIMITS = { fileLines: 350, meanLines: 120, functionLines: 60, classMembers: 20, castsPerThousand: 3 }

const isCast = node =>
  ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))

/** Members of a class, overloads counted once. */
function memberCount(node) {
  const names = node.members.map((member, place) =>
    member.body || !ts.isMethodDeclaration(member) ? place : undefined,
  )
  return names.filter(name => name !== undefined).length
}

/** The limits that a single node exceeds. */
function* nodeLimits(file, node) {
  const at = { file: file.name, line: file.lineOf(node) }
  const lines = file.endOf(node) - file.lineOf(node) + 1
  if (ts.isFunctionLike(node) && node.body && lines > LIMITS.functionLines) {
    yield { ...at, rule: 'function', message: `${lines} lines, at most ${LIMITS.functionLines}` }
  }
  if (ts.isClassLike(node) && memberCount(node) > LIMITS.classMembers) {
    yield { ...at, rule: 'class', message: `${memberCount(node)} members, at most ${LIMITS.classMembers}` }
  }
  if (node.kind === ts.SyntaxKind.AnyKeyword) yield { ...at, rule: 'any', message: 'say what it is, or unknown' }
  if (ts.isNonNullExpression(node)) yield { ...at, rule: 'non-null', message: 'narrow it instead of asserting' }
}

const isExported = node =>
  ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
const isDocumented = node => ts.getJSDocCommentsAndTags(node).some(doc => ts.isJSDoc(doc))

/** The exported declarations of a file, with a name to show. */
function* exportsOf(ast) {
  const listed = new Set()
  for (const node of ast.statements) {
    if (!ts.isExportDeclaration(node) || node.moduleSpecifier || !node.exportClause) continue
    if (ts.isNamedExports(node.exportClause))
      for (const { name, propertyName } of node.exportClause.elements) listed.add((propertyName ?? name).text)
  }
  const seen = new Set()
  for (const node of ast.statements) {
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.map(({ name }) => name.getText(ast))
      : [node.name?.getText?.(ast)].filter(Boolean)
    // Only the first of several overloads carries the docstring.
    if (!names.length || names.every(name => seen.has(name))) continue
    if (!isExported(node) && !names.some(name => listed.has(name))) continue
    for (const name of names) seen.add(name)
    yield { node, name: names.join(', ') }
  }
}

function* fileLimits(file) {
  const at = { file: file.name, line: 1 }
  if (file.lines > LIMITS.fileLines)
    yield { ...at, rule: 'file', message: `${file.lines} lines, at most ${LIMITS.fileLines}` }
  for (const { node, name } of exportsOf(file.ast)) {
    if (!isDocumented(node))
      yield { file: file.name, line: file.lineOf(node), rule: 'docs', message: `${name} has no docstring` }
  }
  const found = []
  const visit = node => {
    found.push(...nodeLimits(file, node))
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  yield* found
}

/** The casts of a file. */
function castsIn(file) {
  const lines = []
  const visit = node => {
    if (isCast(node)) lines.push(file.lineOf(node))
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  return lines.map(line => ({ file: file.name, line }))
}

/** Lines of code below a folder of tests. */
function testLines(folder) {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
  )
  const texts = files.map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
}

/** All exceeded limits, and the measured numbers. */
export function checkLimits(files, root, { isFinal }) {
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  const casts = files.flatMap(castsIn)
  const mean = files.length ? lines / files.length : 0
  const tests = testLines(join(root, 'test'))
  const problems = files.flatMap(file => [...fileLimits(file)])
  if (mean >= LIMITS.meanLines)
    problems.push({
      file: 'src',
      line: 1,
      rule: 'mean',
      message: `${mean.toFixed(1)} lines a file, below ${LIMITS.meanLines}`,
    })
  if (casts.length * 1000 > LIMITS.castsPerThousand * lines) {
    const where = casts.map(({ file, line }) => `${file}:${line}`).join(', ')
    problems.push({
      file: 'src',
      line: 1,
      rule: 'casts',
      message: `${casts.length} casts in ${lines} lines, at most ${LIMITS.castsPerThousand} in 1000: ${where}`,
    })
  }
  if (isFinal && tests < lines) {
    problems.push({
      file: 'test',
      line: 1,
      rule: 'tests',
      message: `${tests} lines of tests for ${lines} lines of source`,
    })
  }
  return { problems, numbers: { files: files.length, lines, mean, casts: casts.length, tests } }
}
