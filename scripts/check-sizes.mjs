// Fails when the packed package weighs more than bench/budgets.json allows, or loads too early.
//   --root DIR   another built package     --budgets FILE   other ceilings
//   --json   prints the measurement        --modules MOMENT   what is loaded at a moment of `bench/README.md`
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { compare } from './sizes/compare.mjs'
import { measure } from './sizes/measure.mjs'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const options = {
  root: { type: 'string' },
  budgets: { type: 'string' },
  json: { type: 'boolean', default: false },
  modules: { type: 'string' },
}
const { values } = parseArgs({ options })
const root = resolve(values.root ?? PROJECT)
const budgets = JSON.parse(readFileSync(values.budgets ?? join(PROJECT, 'bench/budgets.json'), 'utf8'))

try {
  if (!existsSync(join(root, 'dist'))) throw new Error('there is no dist/: run `npm run build` first')
  const measured = await measure(root)
  if (values.json) console.log(JSON.stringify(measured, null, 2))
  for (const [moment, bytes] of Object.entries(measured.bytes)) {
    console.log(
      `[sizes] ${moment.padEnd(21)} ${String(bytes).padStart(6)} of ${budgets.bytes[moment] ?? 'any'} in ${measured.files[moment]} files`,
    )
  }
  const views = Object.entries(measured.views).map(([view, bytes]) => `${view} ${bytes}`)
  console.log(`[sizes] each further view, at most ${budgets.furtherView}: ${views.join(', ') || 'none'}`)
  const problems = compare(measured, budgets)
  for (const problem of problems) console.log(`[sizes] ${problem}`)
  const shown = values.modules
    ? measured.modules[values.modules]
    : problems.length
      ? measured.modules.connectView.slice(0, 12)
      : []
  for (const [path, bytes] of shown) console.log(`[sizes]   ${String(bytes).padStart(6)} ${path} (before compression)`)
  if (problems.length) process.exitCode = 1
} catch (error) {
  console.error(`[sizes] ${error.message}`)
  process.exitCode = 1
}
