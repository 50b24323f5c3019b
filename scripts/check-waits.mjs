// Fails if the tests have more fixed waits than the limits below allow. These limits may only be lowered.
//   --root DIR   another project to look at      --list   names every wait
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import ts from 'typescript'

/** Maximum number of fixed waits in all, and of those without a comment on the same line or the one before. */
const CEILINGS = { all: 49, unexplained: 30 }

/** Functions of the tests that only wait. */
const WAITING = /^(?:aTimeout|pause|settle|sleep|soon|tick|turn)$/

const options = {
  root: { type: 'string' },
  list: { type: 'boolean', default: false },
}
const { values } = parseArgs({ options })
const root = values.root ? resolve(values.root) : fileURLToPath(new URL('..', import.meta.url))

const nameOf = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name : expression).text

/** Whether an argument is a fixed time: a number above 0, a calculation or a constant. */
const isTime = node =>
  Boolean(node) &&
  (ts.isNumericLiteral(node)
    ? Number(node.text) > 0
    : ts.isBinaryExpression(node) || (ts.isIdentifier(node) && /^[A-Z][A-Z\d_]*$/.test(node.text)))

/** Whether a promise does nothing but wait for this timer: `new Promise(resolve => setTimeout(resolve, 50))`. */
function isPromised(call) {
  const [work] = call.arguments
  if (!work || !ts.isIdentifier(work)) return false
  for (let at = call.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionLike(at)) continue
    const isOwn = at.parameters.some(({ name }) => name.text === work.text)
    return isOwn && ts.isNewExpression(at.parent) && at.parent.expression.text === 'Promise'
  }
  return false
}

/** Whether a call waits for a time. */
function isWait(call, promised) {
  const name = nameOf(call)
  if (name === 'waitForTimeout') return true
  if (name === 'setTimeout' && isPromised(call)) return isTime(call.arguments[1])
  if (!ts.isIdentifier(call.expression)) return false
  return (WAITING.test(name) || promised.has(name)) && isTime(call.arguments[0])
}

/** The names under which a file imports from `timers/promises`. */
const promisedTimers = ast =>
  new Set(
    ast.statements
      .filter(node => ts.isImportDeclaration(node) && /timers\/promises$/.test(node.moduleSpecifier.text))
      .flatMap(node => node.importClause?.namedBindings?.elements?.map(({ name }) => name.text) ?? []),
  )

/** The waits of a file: where each is, and whether it says why. */
function waitsIn(path) {
  const text = readFileSync(path, 'utf8')
  const ast = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const promised = promisedTimers(ast)
  const found = []
  const visit = node => {
    if (ts.isCallExpression(node) && isWait(node, promised)) {
      const { line } = ast.getLineAndCharacterOfPosition(node.getStart(ast))
      const isExplained = /\/\/ \w/.test(lines[line]) || /^\s*(?:\/\/|\*|\/\*\*) ?\w/.test(lines[line - 1] ?? '')
      found.push({ at: `${relative(root, path)}:${line + 1}`, isExplained, code: lines[line].trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(ast)
  return found
}

const waits = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name) && !/node_modules/.test(entry.parentPath))
  .map(entry => join(entry.parentPath, entry.name))
  .sort()
  .flatMap(waitsIn)
const counts = { all: waits.length, unexplained: waits.filter(({ isExplained }) => !isExplained).length }
const over = Object.keys(CEILINGS).filter(name => counts[name] > CEILINGS[name])
if (values.list || over.length)
  for (const { at, isExplained, code } of waits)
    console.log(`${at} ${isExplained ? 'explained' : 'unexplained'}: ${code}`)
for (const name of over)
  console.log(
    `[waits] ${counts[name]} waits for a time (${name}), at most ${CEILINGS[name]}: wait for what is expected instead`,
  )
console.log(`[waits] ${counts.all} waits for a time, ${counts.unexplained} of them unexplained`)
process.exitCode = over.length ? 1 : 0
