import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { migrate } from '../../migrate/lib/migrate.mjs'
import { makeProject, ROOT } from '../scripts/project.mjs'

/** The folder with the small apps, each as it was and as it is to be. */
export const APPS = fileURLToPath(new URL('apps', import.meta.url))

export const CLI = join(ROOT, 'migrate/cli.mjs')

/** The files of a folder by their paths, with their texts. @param {string} folder @returns {Record<string, string>} */
export function readFolder(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path))
  const files = paths.filter(path => statSync(path).isFile() && !path.includes('/.git/'))
  return Object.fromEntries(
    files.sort().map(path => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}

/** What becomes of a site, without a word on the disk changed. @param {Record<string, string>} files */
export function migrated(files) {
  const { root, remove } = makeProject(files)
  try {
    const { files: changed, notes, packages } = migrate(root)
    const after = Object.fromEntries(changed.map(({ name, after }) => [name, after]))
    return { after, notes: notes.map(({ path, line, kind, text }) => `${kind} ${path}:${line} ${text}`), packages }
  } finally {
    remove()
  }
}

/** The result for one file, and its messages. @param {string} text @param {string} [name] */
export function migratedFile(text, name = 'a.tsx') {
  const { after, notes, packages } = migrated({ [name]: text })
  return { text: after[name] ?? text, notes, packages }
}
