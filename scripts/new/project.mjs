import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'

const OWN_CONFIG = fileURLToPath(new URL('../../.prettierrc.json', import.meta.url))

/** The files of a project, read and written by their paths inside it. */
export function projectAt(root) {
  const at = path => join(root, path)
  return {
    has: path => existsSync(at(path)),
    /** Runs one of its scripts; prints what it says. */
    run: path => spawnSync(process.execPath, [at(path)], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }),
    read: path => readFileSync(at(path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
  }
}

const formatted = async (path, text) => format(text, { ...(await resolveConfig(OWN_CONFIG)), filepath: path })

/**
 * Writes new files, never over old ones, and changes registered ones; then lists what is left to do by hand. Nothing is
 * written when any of it cannot be: a part that is in no registry is read by nothing.
 */
export async function apply(project, { files = {}, edits = [], after = [], next = [] }) {
  const taken = Object.keys(files).filter(project.has)
  if (taken.length) throw new Error(`already there: ${taken.join(', ')}`)
  const changed = new Map()
  for (const { path, edit } of edits) {
    if (!changed.has(path) && !project.has(path)) throw new Error(`nowhere to register it: ${path} is not there`)
    changed.set(path, edit(changed.get(path) ?? project.read(path)))
  }
  const written = [...Object.entries(files), ...changed]
  const texts = await Promise.all(written.map(([path, text]) => formatted(path, text)))
  written.forEach(([path], place) => project.write(path, texts[place]))
  for (const path of after.filter(project.has)) project.run(path)
  for (const path of Object.keys(files)) console.log(`wrote    ${path}`)
  for (const path of changed.keys()) console.log(`changed  ${path}`)
  for (const line of next) console.log(`next     ${line}`)
}
