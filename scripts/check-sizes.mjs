// Fails when the packed package weighs more than bench/budgets.json allows in any bundler, or loads too early.
//   --only a,b        some bundlers            --site a,b        some sites
//   --root DIR        another built package    --budgets FILE    other ceilings
//   --json            prints the measurements  --modules MOMENT  what is loaded at a moment of `bench/README.md`
//   --fresh           measures also what has been measured before
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { compare, partLines, toTable } from './sizes/compare.mjs'
import { measureAll } from './sizes/matrix.mjs'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const options = {
  only: { type: 'string' },
  site: { type: 'string' },
  root: { type: 'string' },
  budgets: { type: 'string' },
  json: { type: 'boolean', default: false },
  modules: { type: 'string' },
  fresh: { type: 'boolean', default: false },
}
const { values } = parseArgs({ options })
const root = resolve(values.root ?? PROJECT)
const budgets = JSON.parse(readFileSync(values.budgets ?? join(PROJECT, 'bench/budgets.json'), 'utf8'))

/** The scripts of a moment and the modules in each. */
function showModules({ bundler, site, scripts }, moment) {
  for (const { url, bytes, modules } of scripts[moment]) {
    console.log(`[sizes] ${bundler} ${site} ${url} ${bytes}`)
    for (const path of modules) console.log(`[sizes]     ${path}`)
  }
}

try {
  if (!existsSync(join(root, 'dist'))) throw new Error('there is no dist/: run `npm run build` first')
  const wanted = { bundlers: values.only?.split(','), sites: values.site?.split(',') }
  const results = await measureAll(root, { wanted, isFresh: values.fresh })
  if (values.json) console.log(JSON.stringify(results.map(({ scripts: _scripts, ...rest }) => rest)))
  for (const line of [...toTable(results, budgets), ...partLines(results, budgets)]) console.log(`[sizes] ${line}`)
  for (const result of results) {
    if (values.modules) showModules(result, values.modules)
    for (const problem of compare(result, budgets)) {
      console.log(`[sizes] ${result.bundler} ${result.site}: ${problem}`)
      process.exitCode = 1
    }
  }
} catch (error) {
  console.error(`[sizes] ${error.message}`)
  process.exitCode = 1
}
