import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

import ts from 'typescript'

/** The TypeScript sources below a folder, as paths relative to it with forward slashes. */
function sourceNames(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

const literalText = node => (node && ts.isStringLiteralLike(node) ? node.text : undefined)

/** How a node imports: the specifier, whether lazily, and whether only types; undefined when it does not. */
function readImport(node) {
  if (ts.isImportDeclaration(node)) {
    return { specifier: literalText(node.moduleSpecifier), typeOnly: node.importClause?.isTypeOnly ?? false }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: literalText(node.moduleSpecifier), typeOnly: node.isTypeOnly }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: literalText(node.argument.literal), typeOnly: true }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { specifier: literalText(node.arguments[0]), lazy: true }
  }
  return undefined
}

/** The file that a relative specifier names, among the known ones. */
function resolveLocal(from, specifier, names) {
  const path = posix.normalize(posix.join(posix.dirname(from), specifier))
  const stem = path.replace(/\.js$/, '')
  return [`${stem}.ts`, `${stem}.tsx`, `${path}.ts`, `${path}/index.ts`].find(name => names.has(name))
}

/** Every import of a file; `target` is the file it means when that is one of ours. */
function importsOf(file, names) {
  const found = []
  const visit = node => {
    const item = readImport(node)
    if (item?.specifier !== undefined) {
      const isLocal = item.specifier.startsWith('.')
      const target = isLocal ? resolveLocal(file.name, item.specifier, names) : undefined
      found.push({ lazy: false, typeOnly: false, ...item, isLocal, target, node, line: file.lineOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  return found
}

/** Parses one source file. */
function parse(folder, name) {
  const text = readFileSync(join(folder, name), 'utf8')
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const ast = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, kind)
  const lineOf = node => ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1
  const endOf = node => ast.getLineAndCharacterOfPosition(node.getEnd()).line + 1
  return { name, folder: dirname(name), text, ast, lines: text.split('\n').length - 1, lineOf, endOf }
}

/** All sources below a folder, parsed, with their imports resolved. */
export function readSources(folder) {
  const names = new Set(sourceNames(folder))
  return [...names].map(name => {
    const file = parse(folder, name)
    return { ...file, imports: importsOf(file, names) }
  })
}

/** The shortest way from a file of a group back to itself, through files of the group. */
function shortestCircle(group, targets) {
  const inside = new Set(group)
  const circles = group.map(start => {
    const cameFrom = new Map()
    const queue = [start]
    for (const name of queue) {
      for (const target of targets.get(name)) {
        if (target === start) return pathTo(name, cameFrom)
        if (!inside.has(target) || cameFrom.has(target)) continue
        cameFrom.set(target, name)
        queue.push(target)
      }
    }
    return group
  })
  return circles.reduce((best, circle) => (circle.length < best.length ? circle : best))
}

function pathTo(name, cameFrom) {
  const path = [name]
  while (cameFrom.has(path[0])) path.unshift(cameFrom.get(path[0]))
  return path
}

/**
 * The groups of files that import one another in a circle, each with its shortest circle. Static, dynamic and type
 * imports count alike; `extra` are edges of other kinds.
 */
export function findCycles(files, extra = []) {
  const targets = new Map(files.map(file => [file.name, file.imports.map(({ target }) => target).filter(Boolean)]))
  for (const { from, to } of extra) targets.get(from).push(to)
  const index = new Map()
  const low = new Map()
  const stack = []
  const cycles = []
  const connect = name => {
    index.set(name, index.size)
    low.set(name, index.get(name))
    stack.push(name)
    for (const target of targets.get(name)) {
      if (!index.has(target)) connect(target)
      if (stack.includes(target)) low.set(name, Math.min(low.get(name), low.get(target)))
    }
    if (low.get(name) !== index.get(name)) return
    const group = stack.splice(stack.indexOf(name)).sort()
    if (group.length > 1 || targets.get(name).includes(name))
      cycles.push({ group, circle: shortestCircle(group, targets) })
  }
  for (const name of targets.keys()) if (!index.has(name)) connect(name)
  return cycles
}
