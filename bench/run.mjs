// `npm run bench`: bytes, times and memory of the built package; see README.md beside this file.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

import { compare, worst } from '../scripts/sizes/compare.mjs'
import { buildSite } from '../scripts/sizes/build-site.mjs'
import { measureAll } from '../scripts/sizes/matrix.mjs'
import { serve } from '../scripts/sizes/serve.mjs'
import { launch } from '../scripts/sizes/visit.mjs'
import { gridProblems, measureGrid } from './grid.mjs'
import { holdingsProblems, measureHoldings } from './holdings.mjs'
import { measureMemory } from './memory.mjs'
import { measurePairing, pairingProblems } from './pairing.mjs'
import { measureSpeed } from './speed.mjs'
import { measureTimes, measureUpdates } from './times.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = new URL('results/', import.meta.url)

/** The exceeded memory limits. */
function memoryProblems(memory, ceilings) {
  return Object.entries(ceilings)
    .filter(([name, ceiling]) => !(memory[name] <= ceiling))
    .map(([name, ceiling]) => `${name}: ${memory[name]}, at most ${ceiling}`)
}

/** Runs measurements one after the other on one site in one browser. */
async function inBrowser(work) {
  const site = await buildSite(ROOT)
  const server = await serve(site.folder)
  const browser = await launch()
  try {
    return { browser: browser.version(), ...(await work(browser, server.url, site)) }
  } finally {
    await browser.close()
    server.close()
    site.remove()
  }
}

/** The lists of an account. */
async function holdingsOnly(budgets) {
  const { browser, holdings } = await inBrowser(async (...page) => ({ holdings: await measureHoldings(...page) }))
  return { browser, result: { holdings }, problems: holdingsProblems(holdings, budgets.holdings) }
}

/** Heap and nodes over many openings, and the time that a thousand changes of a signal take. */
async function memoryOnly(budgets) {
  const { browser, ...found } = await inBrowser(async (...page) => ({
    updates: await measureUpdates(...page),
    memory: await measureMemory(...page),
  }))
  return { browser, result: found, problems: memoryProblems(found.memory, budgets.memory) }
}

/** The list of all wallets. */
async function gridOnly(budgets) {
  const { browser, grid } = await inBrowser(async (...page) => ({ grid: await measureGrid(...page) }))
  return { browser, result: { grid }, problems: gridProblems(grid, budgets.grid) }
}

/** Pairing over WalletConnect, and the list of all wallets. */
async function pairingOnly(budgets) {
  const { browser, ...found } = await inBrowser(async (...page) => ({
    grid: await measureGrid(...page),
    pairing: await measurePairing(...page),
  }))
  const problems = [...gridProblems(found.grid, budgets.grid), ...pairingProblems(found.pairing, budgets.pairing)]
  return { browser, result: found, problems }
}

/** How long a visitor waits with the hosted services, compared with a bare page. */
async function speedOnly() {
  const { browser, speed } = await inBrowser(async (...page) => ({ speed: await measureSpeed(...page) }))
  return { browser, result: { speed }, problems: [] }
}

/** All there is. */
async function everything(budgets) {
  const sizes = await measureAll(ROOT)
  const { browser, ...found } = await inBrowser(async (...page) => ({
    times: { ...(await measureTimes(...page)), ...(await measureUpdates(...page)) },
    speed: await measureSpeed(...page),
    memory: await measureMemory(...page),
    grid: await measureGrid(...page),
    holdings: await measureHoldings(...page),
    pairing: await measurePairing(...page),
  }))
  const problems = [
    ...sizes.flatMap(one => compare(one, budgets).map(problem => `${one.bundler} ${one.site}: ${problem}`)),
    ...memoryProblems(found.memory, budgets.memory),
    ...gridProblems(found.grid, budgets.grid),
    ...holdingsProblems(found.holdings, budgets.holdings),
    ...pairingProblems(found.pairing, budgets.pairing),
  ]
  const light = sizes.map(({ bundler, site, bytes, files, views }) => ({ bundler, site, bytes, files, views }))
  return { browser, result: { worst: worst(sizes, budgets), sizes: light, ...found }, problems }
}

const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: ROOT, stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))
const PARTS = { grid: gridOnly, holdings: holdingsOnly, memory: memoryOnly, pairing: pairingOnly, speed: speedOnly }
const part = process.env.BENCH ?? ''
const [work, file] = Object.hasOwn(PARTS, part) ? [PARTS[part], `${part}.json`] : [everything, 'latest.json']
const { browser, result, problems } = await work(budgets)
const machine = { node: process.version, browser, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }

mkdirSync(RESULTS, { recursive: true })
const written = { date: new Date().toISOString(), machine, ...result, problems }
writeFileSync(new URL(file, RESULTS), `${JSON.stringify(written, null, 2)}\n`)
const { sizes: _sizes, ...shown } = result
console.log(JSON.stringify(shown, null, 2))
for (const problem of problems) console.log(`[bench] ${problem}`)
console.log(`[bench] bench/results/${file}; ${problems.length} ceilings broken`)
process.exitCode = problems.length ? 1 : 0
