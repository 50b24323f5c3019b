import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isLicense = name => /^(licen[sc]e|notice|copying)/i.test(name)

/** The package folder of a module in node_modules, if it is in one. */
const packageFolder = id => /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]

/** Whether a paragraph of a licence differs between packages: the title, or the copyright line. */
const isOwn = paragraph => /^(copyright\b|©|[^\n]{0,30}\blicen[sc]e\b[^\n]{0,20}$)/i.test(paragraph.trim())

/** A package's name, the paragraphs of its licence that are its own, and the text that other packages may share. */
function readLicense(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const paragraphs = readdirSync(folder)
    .filter(isLicense)
    .flatMap(file =>
      readFileSync(join(folder, file), 'utf8')
        .trim()
        .split(/\n\s*\n/),
    )
  return {
    own: [`${name} ${version} (${license})`, ...paragraphs.filter(isOwn)].join('\n'),
    words: paragraphs.filter(paragraph => !isOwn(paragraph)).join('\n\n'),
  }
}

/** Writes the licences of all bundled packages, as they require; identical texts only once. */
export function writeLicenses(moduleIds, folder) {
  const folders = [...new Set(moduleIds.map(packageFolder).filter(Boolean))].filter(path => existsSync(path)).sort()
  const groups = new Map()
  for (const read of folders.map(readLicense)) {
    const key = read.words.replace(/\s+/g, ' ')
    groups.set(key, [...(groups.get(key) ?? []), read])
  }
  const parts = [...groups.values()].map(packages =>
    [...packages.map(({ own }) => own), packages[0].words].filter(Boolean).join('\n\n'),
  )
  writeFileSync(join(folder, 'licenses.txt'), `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}
