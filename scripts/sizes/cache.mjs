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

/**
 * Everything that a measurement depends on besides the package: the code that makes it, and the bundlers and libraries.
 */
export const toolFingerprint = () => fingerprint(ROOT, ['scripts/sizes', 'package-lock.json'])

/** Everything in the package at `root` that a measurement depends on: its modules and its manifest. */
export const packageFingerprint = root =>
  fingerprint(root, ['dist', 'package.json'], file => /(?<!\.d)\.(js|json)$/.test(file) && !file.includes('/dist/cdn/'))

/** The cached result for a key, or that of `work`, which is then cached. */
export async function cached(words, work) {
  const file = join(PLACE, `${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 24)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const result = await work()
  mkdirSync(PLACE, { recursive: true })
  writeFileSync(file, JSON.stringify(result))
  return result
}
