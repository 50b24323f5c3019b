import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

/** The docstring of a declaration as one paragraph, without its tags and references to the specification. */
export function docOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node)
  const comment = doc && ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''
  return comment.replace(/\s*\n\s*/g, ' ').replace(/ ?\((?:SPEC|WIRE|SECURITY)[^)]*\)/g, '')
}

const parse = file => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)

const nameOf = node => node.name?.getText()

const isExported = node => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** The docstrings of a declaration and its members. */
function told(node) {
  const inner = ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type : node
  const members = (inner.members ?? []).flatMap(member => {
    const doc = member.name ? docOf(member) : ''
    return doc ? [[nameOf(member), doc]] : []
  })
  return { doc: docOf(node), members: new Map(members) }
}

function ownDocs(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(declaration => [nameOf(declaration), told(statement)])
  return statement.name ? [[nameOf(statement), told(statement)]] : []
}

/**
 * The docstrings of the exports of a module, by name: of its own declarations, and of those that it re-exports.
 *
 * @param file a TypeScript file
 * @param known the modules that were read before
 */
export function exportedDocs(file, known = new Map()) {
  const before = known.get(file)
  if (before) return before
  const docs = new Map()
  known.set(file, docs)
  for (const statement of parse(file).statements) {
    if (isExported(statement)) for (const [name, doc] of ownDocs(statement)) docs.set(name, doc)
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier?.text.startsWith('.')) continue
    const passed = exportedDocs(join(file, '..', statement.moduleSpecifier.text.replace(/\.js$/, '.ts')), known)
    const names = statement.exportClause?.elements?.map(({ name, propertyName }) => [
      name.text,
      (propertyName ?? name).text,
    ])
    for (const [name, original] of names ?? [...passed.keys()].map(key => [key, key]))
      if (passed.has(original)) docs.set(name, passed.get(original))
  }
  return docs
}

/** Every source of the product, by its path, with its text. */
export const sourcesIn = root =>
  new Map(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path))
      .map(path => path.replaceAll('\\', '/'))
      .sort()
      .map(path => [`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')]),
  )
