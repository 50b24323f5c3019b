import ts from 'typescript'

/** Calls that put a value into a collection or a state cell. */
const KEEPING = new Set(['add', 'push', 'unshift', 'set', 'splice', 'update'])

/** Files that exist to call functions of others, with the reason. */
const KEEPERS = {
  'core/signal.ts': 'state cells notify their readers',
  'core/instance.ts': 'an instance ends what others began with it',
}

const nameOf = node => (node.name && ts.isIdentifier(node.name) ? node.name.text : undefined)

/** The variables that a file declares at module level. */
function moduleVariables(ast) {
  const declared = ast.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  return new Set(declared.map(nameOf).filter(Boolean))
}

/** The types that a file declares, by name. */
const typesOf = ast =>
  new Map(
    ast.statements
      .filter(node => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      .map(node => [node.name.text, node]),
  )

/** Whether a type is a function, may be one, or holds nothing but functions; aliases of the same file are followed. */
function isFunctionType(type, types, depth = 0) {
  if (!type || depth > 5) return false
  const follow = inner => isFunctionType(inner, types, depth + 1)
  if (ts.isFunctionTypeNode(type)) return true
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return follow(type.type)
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return type.types.some(follow)
  if (ts.isTypeLiteralNode(type)) return isBag(type.members, follow)
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return false
  const declared = types.get(type.typeName.text)
  if (!declared) return ['Partial', 'Readonly'].includes(type.typeName.text) && (type.typeArguments ?? []).some(follow)
  return ts.isInterfaceDeclaration(declared) ? isBag(declared.members, follow) : follow(declared.type)
}

const isBag = (members, follow) =>
  members.length > 0 && members.every(member => ts.isMethodSignature(member) || (member.type && follow(member.type)))

/** The functions that a file exports, each with its name. */
function* exportedFunctions(ast) {
  const isExported = node => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  for (const node of ast.statements) {
    if (!isExported(node)) continue
    if (ts.isFunctionDeclaration(node) && node.body) yield { name: nameOf(node), node }
    if (!ts.isVariableStatement(node)) continue
    for (const { name, initializer } of node.declarationList.declarations) {
      const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      if (isFunction) yield { name: name.getText(ast), node: initializer }
    }
  }
}

/** The leftmost name of `a.b[c].d`. */
function rootOf(node) {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return rootOf(node.expression)
  return undefined
}

/** Whether an expression passes one of the names on as a value: not calls it, nor reads a member of it. */
function handsOn(node, names) {
  if (ts.isIdentifier(node)) return names.has(node.text)
  if (ts.isCallExpression(node)) return node.arguments.some(argument => handsOn(argument, names))
  if (ts.isPropertyAccessExpression(node)) return false
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return mentions(node.body, names)
  return ts.forEachChild(node, child => handsOn(child, names) || undefined) ?? false
}

const mentions = (node, names) =>
  ts.isIdentifier(node)
    ? names.has(node.text)
    : (ts.forEachChild(node, child => mentions(child, names) || undefined) ?? false)

/** Whether a node stores one of the names in a module-level variable. */
function stores(node, variables, names) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return variables.has(rootOf(node.left)) && handsOn(node.right, names)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { expression, name } = node.expression
  return (
    KEEPING.has(name.text) && variables.has(rootOf(expression)) && node.arguments.some(value => handsOn(value, names))
  )
}

/** The exported functions of a file that keep a function they are given, in a variable of the module. */
export function registersIn(file) {
  if (Object.hasOwn(KEEPERS, file.name)) return []
  const variables = moduleVariables(file.ast)
  const types = typesOf(file.ast)
  const keeps = ({ node }) => {
    const given = node.parameters.filter(({ type }) => isFunctionType(type, types)).map(nameOf)
    const names = new Set(given.filter(Boolean))
    const search = inner =>
      stores(inner, variables, names) || (ts.forEachChild(inner, child => search(child) || undefined) ?? false)
    return names.size > 0 && search(node.body)
  }
  return [...exportedFunctions(file.ast)].filter(keeps).map(({ name, node }) => ({ name, line: file.lineOf(node) }))
}

/** Whether a file calls a function by this name that it imports from `target`. */
function callsFrom(file, target, name) {
  const locals = new Set()
  for (const { node, target: imported } of file.imports) {
    const bindings = imported === target && node && ts.isImportDeclaration(node) && node.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name: local, propertyName } of bindings.elements) {
      if ((propertyName ?? local).text === name) locals.add(local.text)
    }
  }
  if (!locals.size) return false
  const search = node =>
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && locals.has(node.expression.text)) ||
    (ts.forEachChild(node, child => search(child) || undefined) ?? false)
  return search(file.ast)
}

/**
 * Dependencies by callback: an edge from each module that stores a function to every file that passes it one, as if the
 * module imported that file.
 */
export function callbackEdges(files) {
  return files.flatMap(file =>
    registersIn(file).flatMap(({ name, line }) =>
      files
        .filter(other => other !== file && callsFrom(other, file.name, name))
        .map(other => ({ from: file.name, to: other.name, line, name })),
    ),
  )
}
