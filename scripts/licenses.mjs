import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isLicense = name => /^(licen[sc]e|notice|copying)/i.test(name)

/** The package folder of a module in node_modules, if it is in one. */
const packageFolder = id => /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]

/** Writes the licences of every package that is inside the bundled files, as they ask. */
export function writeLicenses(moduleIds, folder) {
  const folders = [...new Set(moduleIds.map(packageFolder).filter(Boolean))].filter(path => existsSync(path)).sort()
  const parts = folders.map(path => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    const texts = readdirSync(path)
      .filter(isLicense)
      .map(file => readFileSync(join(path, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
  writeFileSync(join(folder, 'licenses.txt'), `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}
