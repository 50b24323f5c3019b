// Reads the texts of a language out of its sources, without running them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

export const FOLDER = 'src/locales'

/** The tags that have a folder, English included. */
export const tagsOf = root =>
  readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** The tags in the table of languages. */
export const listedTags = root =>
  [...readFileSync(join(root, FOLDER, 'index.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: (?:async )?\(\)/gm)].map(
    ([, tag]) => tag,
  )

/** The texts of one file: of each its key, text, file and line. */
function textsIn(root, path) {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true)
  const found = []
  const visit = node => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteralLike(node.name) &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ key: node.name.text, text: node.initializer.text, place: `${path}:${line}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The texts of a language, by file and in order; the index only joins them. */
export function readTexts(root, tag) {
  const folder = join(root, FOLDER, tag)
  const files = existsSync(folder)
    ? readdirSync(folder).filter(name => name.endsWith('.ts') && name !== 'index.ts')
    : []
  return new Map(files.sort().map(name => [name, textsIn(root, `${FOLDER}/${tag}/${name}`)]))
}

/** The words that a language uses, and the keys that are excused; `undefined` where there is no such file. */
export function readGlossary(root, tag) {
  const path = join(root, 'scripts/locales/glossaries', `${tag}.json`)
  if (!existsSync(path)) return undefined
  const { terms = {}, exceptions = {} } = JSON.parse(readFileSync(path, 'utf8'))
  return { terms, exceptions }
}
