// `npm run bench`: bytes, times and memory of the built package; see README.md beside this file.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

import { compare } from '../scripts/sizes/compare.mjs'
import { buildSite } from '../scripts/sizes/consumer.mjs'
import { measure } from '../scripts/sizes/measure.mjs'
import { serve } from '../scripts/sizes/serve.mjs'
import { launch } from '../scripts/sizes/visit.mjs'
import { measureMemory } from './memory.mjs'
import { measureTimes, measureUpdates } from './times.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = new URL('results/', import.meta.url)

/** Which of the memory ceilings are met. */
function memoryProblems(memory, ceilings) {
  return Object.entries(ceilings)
    .filter(([name, ceiling]) => !(memory[name] <= ceiling))
    .map(([name, ceiling]) => `${name}: ${memory[name]}, at most ${ceiling}`)
}

/** Times and memory, measured on one site in one browser. */
async function measureBrowser() {
  const site = await buildSite(ROOT)
  const server = await serve(site.folder)
  const browser = await launch()
  try {
    const times = await measureTimes(browser, server.url)
    const memory = await measureMemory(browser, server.url)
    const updates = await measureUpdates(browser, server.url)
    return { browser: browser.version(), times: { ...times, ...updates }, memory }
  } finally {
    await browser.close()
    server.close()
    site.remove()
  }
}

const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: ROOT, stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))
const sizes = await measure(ROOT)
const { browser, times, memory } = await measureBrowser()
const problems = [...compare(sizes, budgets), ...memoryProblems(memory, budgets.memory)]
const machine = { node: process.version, browser, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
const result = {
  date: new Date().toISOString(),
  machine,
  bytes: sizes.bytes,
  views: sizes.views,
  times,
  memory,
  problems,
}

mkdirSync(RESULTS, { recursive: true })
writeFileSync(new URL('latest.json', RESULTS), `${JSON.stringify(result, null, 2)}\n`)
console.log(JSON.stringify({ bytes: result.bytes, times, memory }, null, 2))
for (const problem of problems) console.log(`[bench] ${problem}`)
console.log(`[bench] bench/results/latest.json; ${problems.length} ceilings broken`)
process.exitCode = problems.length ? 1 : 0
