import ts from 'typescript'

/**
 * A name that a file imports of a kit.
 *
 * @typedef {{ specifier: ts.ImportSpecifier, module: string, name: string, isType: boolean, references: ts.Identifier[],
 *   isReplaced: boolean }} Binding
 */

/** The imports of a kit in a file. @param {ts.SourceFile} source @param {RegExp} packages */
export const importsOf = (source, packages) =>
  source.statements.filter(node => ts.isImportDeclaration(node) && packages.test(node.moduleSpecifier.text))

/** Whether a name is that of a property, and stands for nothing by itself. @param {ts.Identifier} node */
function isKey(node) {
  const { parent } = node
  const isNamed = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)
  return isNamed && parent.name === node
}

/** Calls `visit` with every name that a file uses. @param {ts.SourceFile} source @param {(node: ts.Identifier) => void} visit */
export function visitNames(source, visit) {
  const enter = node => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isIdentifier(node) && !isKey(node)) visit(node)
    ts.forEachChild(node, enter)
  }
  enter(source)
}

/**
 * The names that a file imports of a kit, with where it uses them.
 *
 * @param {import('./project.mjs').Project} project @param {ts.SourceFile} source @param {RegExp} packages
 * @returns {Binding[]}
 */
export function bindingsOf(project, source, packages) {
  /** @type {Map<ts.Declaration, Binding>} */
  const bindings = new Map()
  for (const node of importsOf(source, packages)) {
    const named = node.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) continue
    for (const specifier of named.elements)
      bindings.set(specifier, {
        specifier,
        module: node.moduleSpecifier.text,
        name: (specifier.propertyName ?? specifier.name).text,
        isType: specifier.isTypeOnly || Boolean(node.importClause?.isTypeOnly),
        references: [],
        isReplaced: false,
      })
  }
  if (bindings.size)
    visitNames(source, node => {
      const [declaration] = project.localSymbol(node)?.declarations ?? []
      if (declaration) bindings.get(declaration)?.references.push(node)
    })
  return [...bindings.values()]
}

/**
 * Puts one of our exports in the place of a name of a kit, wherever the file uses it.
 *
 * @param {import('./change.mjs').Change} change @param {Binding} binding @param {string} here `MODULE:NAME`
 */
export function substitute(change, binding, here) {
  const [module = '', name = ''] = here.split(':')
  const { specifier, isType } = binding
  const keepsName = Boolean(specifier.propertyName) || change.names.has(name)
  const local = change.need(module, name, { isType, ...(keepsName ? { local: specifier.name.text } : {}) })
  if (local !== specifier.name.text) for (const node of binding.references) change.rename(node, local)
  binding.isReplaced = true
}
