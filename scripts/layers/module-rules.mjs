import ts from 'typescript'

const GLOBALS = new Set(['window', 'globalThis', 'self'])

/** Whether an identifier reads the global `navigator` (and is not a name of something else). */
function readsNavigator(node) {
  if (!ts.isIdentifier(node) || node.text !== 'navigator') return false
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && GLOBALS.has(parent.expression.text)
  }
  if (ts.isShorthandPropertyAssignment(parent)) return true
  const isName = 'name' in parent && parent.name === node
  return !isName && !ts.isTypeQueryNode(parent) && !ts.isTypeNode(parent)
}

/** Only core/platform reads `navigator`. */
export function* navigatorRule(file) {
  if (/^core\/platform(\.ts|\/)/.test(file.name)) return
  const found = []
  const visit = node => {
    if (readsNavigator(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  for (const node of found) {
    yield { file: file.name, line: file.lineOf(node), rule: 'navigator', message: 'only core/platform reads navigator' }
  }
}

/** A module keeps what changes in a state cell, a task or an instance, never in a variable of its own. */
export function* variableRule(file) {
  for (const node of file.ast.statements) {
    if (!ts.isVariableStatement(node) || node.declarationList.flags & ts.NodeFlags.Const) continue
    const names = node.declarationList.declarations.map(({ name }) => name.getText(file.ast)).join(', ')
    const message = `${names} outlives its instance: keep it in a state cell, a task or an instance`
    yield { file: file.name, line: file.lineOf(node), rule: 'variable', message }
  }
}

/** What callers catch is exported: each file of errors has its line in the package's index. */
export function* errorRule(files) {
  const index = files.find(({ name }) => name === 'index.ts')
  if (!index) return
  const exported = new Set(index.imports.filter(({ node }) => ts.isExportDeclaration(node)).map(({ target }) => target))
  for (const file of files) {
    const classes = file.ast.statements.filter(ts.isClassDeclaration)
    if (!/^core\/errors\//.test(file.name) || !classes.length || exported.has(file.name)) continue
    const message = `${classes.map(({ name }) => name.text).join(', ')}: export it from index.ts, for callers to catch`
    yield { file: file.name, line: file.lineOf(classes[0]), rule: 'error', message }
  }
}
