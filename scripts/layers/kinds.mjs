import ts from 'typescript'

const toCamel = stem => stem.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

const isExported = node => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Whether a file exports a function of this name. */
const exportsFunction = (ast, wanted) =>
  ast.statements.some(node => {
    if (!isExported(node)) return false
    if (ts.isFunctionDeclaration(node)) return node.name?.text === wanted
    if (!ts.isVariableStatement(node)) return false
    return node.declarationList.declarations.some(
      ({ name, initializer }) => name.getText(ast) === wanted && initializer && ts.isArrowFunction(initializer),
    )
  })

/** Whether a file declares a state cell: a class that extends `Controller` or one of its subclasses. */
const holdsState = ({ ast }) =>
  ast.statements.some(
    node =>
      ts.isClassDeclaration(node) &&
      node.heritageClauses?.some(({ types }) =>
        types.some(({ expression }) => /Controller$/.test(expression.getText(ast))),
      ),
  )

/**
 * What a file of a feature is: `rules` by its name, `state` by the controller that it declares, a `use-case` by
 * exporting the function that it is named after; else undefined.
 */
export function kindOf(file) {
  const stem = file.name
    .split('/')
    .at(-1)
    .replace(/\.tsx?$/, '')
  if (!/^(controllers|elements)\//.test(file.name)) return undefined
  if (/(^|-)rules$/.test(stem)) return 'rules'
  if (!file.name.startsWith('controllers/')) return undefined
  if (holdsState(file)) return 'state'
  return exportsFunction(file.ast, toCamel(stem)) ? 'use-case' : undefined
}
