import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Folders whose files the docs name by their paths from the root of the project. */
const TOP = ['src', 'test', 'dev', 'demo', 'scripts', 'bench', 'docs']
/** A path of a single file in backticks, and the test titles after it. */
const PATH = new RegExp(String.raw`\`((?:${TOP.join('|')})/[\w./-]*\.[a-z]+)\`((?: “[^”]+”)*)`, 'g')
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g

/** The pages of a project, by their paths. */
function pagesOf(root) {
  const inDocs = existsSync(join(root, 'docs'))
    ? readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(path => join('docs', path))
    : []
  const others = ['README.md', 'CONTRIBUTING.md', 'dev/README.md', 'migrate/README.md', 'bench/README.md']
  return [...inDocs, ...others].filter(path => path.endsWith('.md') && existsSync(join(root, path)))
}

/** All broken links and paths in the docs, and all test titles that the named file does not contain. */
export function brokenReferences(root) {
  return pagesOf(root).flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8')
    const links = [...text.matchAll(LINK)]
      .map(([, target]) => target)
      .filter(target => !/^\w+:/.test(target) && !existsSync(join(root, normalize(join(dirname(page), target)))))
    const paths = [...text.matchAll(PATH)].flatMap(([, path, titles]) => {
      if (!existsSync(join(root, path))) return [path]
      const file = readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'")
      return [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title).filter(title => !file.includes(title))
    })
    return [...links, ...paths].map(missing => `${page}: ${missing}`)
  })
}
