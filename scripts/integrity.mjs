import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The value of an `integrity` attribute for some bytes. */
export const integrityOf = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Writes `integrity.json` (file name to hash) beside the scripts of a folder and prints the hash of the entry. */
export function writeIntegrity(folder) {
  const scripts = readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.js'))
  const rows = scripts.sort().map(name => [name, integrityOf(readFileSync(join(folder, name)))])
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
  const isChunk = name => name.startsWith('chunks/')
  for (const [name, hash] of rows.filter(([name]) => !isChunk(name))) console.log(`[integrity] ${name} ${hash}`)
  console.log(`[integrity] and ${rows.filter(([name]) => isChunk(name)).length} chunks in integrity.json`)
}
