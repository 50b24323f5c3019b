// Type-checks the templates of the elements with lit-analyzer; fails on every finding except known false alarms.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Its list of CSS properties is years old and lacks `text-wrap`. */
const FLAGS = ['--strict', '--format', 'list', '--noColor', '--rules.no-invalid-css', 'off']
/** It does not know that lit's `nothing`, a symbol, removes the attribute. */
const NOTHING = /\bSymbol\(undefined\)/
/** Its list of attributes and their values is years old too. */
const NEWER = /Unknown attribute '(?:enterkeyhint|autocorrect)'|Type '"one-time-code"'/
const isFalseAlarm = line => [NOTHING, NEWER].some(pattern => pattern.test(line))

const args = ['node_modules/lit-analyzer/cli.js', ...FLAGS, 'src/elements/**/*.ts']
const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
if (!/Analyzing \d+ files/.test(stdout)) {
  console.error(`[templates] lit-analyzer did not run\n${stdout}${stderr}`)
  process.exit(1)
}
let file = ''
const problems = []
for (const line of stdout.split('\n')) {
  if (line.startsWith('./')) file = line
  if (/^\s+\d+:\d+\s/.test(line) && !isFalseAlarm(line)) problems.push(`${file}:${line.trim()}`)
}
for (const problem of problems) console.log(problem)
console.log(`[templates] ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0
