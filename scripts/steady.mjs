// `npm run test:steady -- [path…]`: runs test files over and over, and prints which tests failed, how often and why.
//   --runs N    how often (5)      --load    beside work that keeps every core busy
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { runBrowserFiles } from './tests/browser-files.mjs'
import { runNodeFiles } from './tests/node-files.mjs'
import { testFiles } from './tests/test-files.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TEMP = join(ROOT, '.tmp', 'steady')

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, load: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number, not ${values.runs}`)

const wanted = testFiles(ROOT, positionals)
const inBrowser = wanted.filter(file => /\.tsx?$/.test(file))
const inNode = wanted.filter(file => file.endsWith('.mjs'))
if (!wanted.length) throw new Error(`no tests at ${positionals.join(', ')}`)
if (inNode.length) spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: ROOT, stdio: 'inherit' })

mkdirSync(TEMP, { recursive: true })
const options = { cwd: ROOT, temp: TEMP }
const busy = values.load ? cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })) : []
process.on('exit', () => busy.forEach(child => child.kill()))

/** Every test that failed, with how often and what it said. */
const failed = new Map()
for (let run = 1; run <= runs; run++) {
  const results = [
    ...(inBrowser.length ? await runBrowserFiles('web-test-runner.config.mjs', inBrowser, options) : []),
    ...(await runNodeFiles(inNode, options)),
  ]
  for (const { file, failures } of results)
    for (const { name, error } of failures) {
      const key = `${file}: ${name}`
      failed.set(key, [...(failed.get(key) ?? []), error])
    }
}

console.log('')
for (const [name, errors] of [...failed].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`${errors.length} of ${runs}  ${name}`)
  for (const error of new Set(errors)) console.log(`          ${error}`)
}
console.log(
  `${wanted.length} files, ${runs} runs${values.load ? ' under load' : ''}: ${failed.size} unsteady or failing tests`,
)
process.exit(failed.size ? 1 : 0)
