// Reports on a whole run: the names of failed tests, then the output, then the totals of all parts.
//   node scripts/tests/ci-report.mjs FOLDER PART…   each part left PART.json, PART.log and PART.status in the folder
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, ...parts] = process.argv.slice(2)
const read = name => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')

/** A part that ended without writing its results counts as one failure; it must not go unnoticed. */
function resultOf(part) {
  const result = JSON.parse(read(`${part}.json`) || '{ "passed": 0, "failed": 0, "failures": [] }')
  if (read(`${part}.status`).trim() === '0' || result.failed) return result
  return { ...result, failed: 1, failures: ['it ended before it was through'] }
}

const results = parts.map(part => ({ part, ...resultOf(part) }))
const failures = results.flatMap(({ part, failures }) => failures.map(name => `  ${part}: ${name}`))
const sum = key => results.reduce((total, result) => total + result[key], 0)

if (failures.length) console.log(['Failed:', ...failures, ''].join('\n'))
for (const part of parts) console.log(read(`${part}.log`))
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0
