import ts from 'typescript'

/** Longest line of an import, in characters; a longer one has a name a line. */
const WIDTH = 100

/** An import of names. @param {{ quote: string, end: string, newline: string }} style @param {string} module @param {readonly string[]} names */
function written({ quote, end, newline }, module, names) {
  const from = `from ${quote}${module}${quote}${end}`
  const line = `import { ${names.join(', ')} } ${from}`
  if (line.length <= WIDTH) return line
  return ['import {', ...names.map(name => `  ${name},`), `} ${from}`].join(newline)
}

const spelled = (name, { local, isType }) => `${isType ? 'type ' : ''}${name}${local === name ? '' : ` as ${local}`}`

/** An import of a file that names can be added to. */
function extensible(source, module) {
  return source.statements.find(node => {
    if (!ts.isImportDeclaration(node) || node.moduleSpecifier.text !== module || node.importClause?.isTypeOnly)
      return false
    const named = node.importClause?.namedBindings
    return Boolean(named && ts.isNamedImports(named) && named.elements.length)
  })
}

const byName = ([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)

/** The lines of what has to be imported in addition, after what fits into imports that are there. */
function additions(change) {
  const lines = []
  for (const [module, names] of [...change.imports].sort(byName)) {
    if (!names.size) continue
    const specifiers = [...names].sort(byName).map(([name, entry]) => spelled(name, entry))
    const target = extensible(change.source, module)
    if (target)
      change.text.appendLeft(target.importClause.namedBindings.elements.at(-1).end, `, ${specifiers.join(', ')}`)
    else if ([...names.values()].every(({ isType }) => isType))
      lines.push(
        written(
          change.style,
          module,
          specifiers.map(text => text.replace(/^type /, '')),
        ).replace('import', 'import type'),
      )
    else lines.push(written(change.style, module, specifiers))
  }
  return lines
}

/** The comments between the names of an import, which are kept above it. @param {ts.SourceFile} source @param {ts.ImportDeclaration} node */
function commentsInside(source, node) {
  const text = source.text.slice(0, node.end)
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text)
  scanner.resetTokenState(node.getStart(source))
  const comments = []
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia)
      comments.push(scanner.getTokenText())
  return comments
}

/** Where the first import has its place in a file without any of the kit's: after directives. */
function firstPlace(source) {
  const directives = source.statements.filter(
    node => ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression),
  )
  return directives.at(-1)?.end ?? 0
}

/**
 * Writes the imports of a file: takes names out of those that are there, and adds what the file needs now.
 *
 * @param {import('./change.mjs').Change} change
 * @param {readonly ts.ImportDeclaration[]} declarations those that lose names, in their order
 * @param {(specifier: ts.ImportSpecifier) => boolean} stays
 */
export function writeImports(change, declarations, stays) {
  const lines = additions(change)
  const { newline } = change.style
  const place = declarations[0]
  if (!place && lines.length) {
    const at = firstPlace(change.source)
    const text = lines.join(newline)
    change.text.appendLeft(at, at ? newline + newline + text : text + newline)
  }
  /** What was removed last. */
  let gap = { start: 0, end: 0 }
  for (const node of declarations) {
    const named = node.importClause?.namedBindings
    const isWhole = named && !ts.isNamedImports(named)
    const kept =
      named && ts.isNamedImports(named) ? named.elements.filter(stays).map(one => one.getText(change.source)) : []
    const before = node === place ? lines : []
    if (isWhole || node.importClause?.name) {
      if (before.length) change.text.appendLeft(node.getStart(change.source), before.join(newline) + newline)
      continue
    }
    if (kept.length && kept.length === named.elements.length && !before.length) continue
    const module = node.moduleSpecifier.text
    const rest = kept.length ? [written(change.style, module, kept)] : []
    if (rest.length && node.importClause?.isTypeOnly) rest[0] = rest[0].replace('import', 'import type')
    const text = [...before, ...commentsInside(change.source, node), ...rest].join(newline)
    if (text) change.replace(node, text)
    else {
      const at = node.getStart(change.source)
      const start = at === gap.end ? gap.start : at
      gap = { start, end: endOfGap(change.source.text, start, node.end) }
      change.text.remove(at, gap.end)
    }
  }
}

/**
 * Where what follows a gap begins, whose last statement ends at `end`: on the same line, or on the next. Empty lines on both
 * sides, or after a gap at the top of the file, would be too many: those after it belong to it.
 */
function endOfGap(text, start, end) {
  const isBare = /^$|\n[ \t]*\r?\n$/.test(text.slice(0, start))
  const rest = (isBare ? /^(?:[ \t]*\r?\n)+|^[ \t]*/ : /^[ \t]*(?:\r?\n)?/).exec(text.slice(end))
  return end + (rest?.[0].length ?? 0)
}
