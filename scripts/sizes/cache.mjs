import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PLACE = join(ROOT, '.tmp/sizes')

/** A fingerprint of files and of everything below folders, as they lie below `root`. */
function fingerprint(root, names, isWanted = () => true) {
  const hash = createHash('sha256')
  const below = name =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  const files = names.flatMap(name => (/\.\w+$/.test(name) ? [join(root, name)] : below(name)))
  for (const file of files.filter(isWanted).sort()) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** What a measurement depends on besides the package: how it is made, and with which bundlers and libraries. */
export const toolFingerprint = () => fingerprint(ROOT, ['scripts/sizes', 'package-lock.json'])

/** What a measurement depends on in the package at `root`: what it ships as modules, and how it says so. */
export const packageFingerprint = root =>
  fingerprint(root, ['dist', 'package.json'], file => /(?<!\.d)\.(js|json)$/.test(file) && !file.includes('/dist/cdn/'))

/** The result that was kept under some words, else what `work` gives, which is kept. */
export async function cached(words, work) {
  const file = join(PLACE, `${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 24)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const result = await work()
  mkdirSync(PLACE, { recursive: true })
  writeFileSync(file, JSON.stringify(result))
  return result
}
