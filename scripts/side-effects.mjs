import { posix } from 'node:path'

import { parseAst } from 'rollup/parseAst'

/** Functions that register an element or something else for the page, by their local or imported names. */
const REGISTRARS = /^(customElement|element|define([A-Z]\w*)?|register([A-Z]\w*)?)$/
/** Whether a function registers something; bundlers append a number to a name that occurs twice. */
const isRegistrar = name => REGISTRARS.test(name.replace(/\$\d+$/, ''))
const GLOBALS = new Set(['globalThis', 'window', 'self', 'document', 'customElements'])

const isFunction = node => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)

/** The child nodes of a syntax node. */
function children(node) {
  const values = Object.values(node).flat()
  return values.filter(value => value && typeof value === 'object' && typeof value.type === 'string')
}

/** The leftmost name of a member chain such as `window.customElements.define`. */
function rootName(node) {
  let at = node
  while (at.type === 'MemberExpression') at = at.object
  return at.type === 'Identifier' ? at.name : undefined
}

/** The names a module imports (local name to imported name) and its own top-level functions. */
function namesOf(ast) {
  const imported = new Map()
  const functions = new Map()
  for (const node of ast.body) {
    const declaration = node.declaration ?? node
    if (node.type === 'ImportDeclaration') {
      for (const item of node.specifiers) imported.set(item.local.name, item.imported?.name ?? item.local.name)
    }
    if (declaration?.type === 'FunctionDeclaration') functions.set(declaration.id?.name, declaration)
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) if (init && isFunction(init)) functions.set(id.name, init)
  }
  return { imported, functions }
}

/** Whether running the top level of a module registers or changes something outside it. */
function actsWhenImported(ast) {
  const { imported, functions } = namesOf(ast)
  const entered = new Set()

  const callActs = ({ callee }) => {
    if (isFunction(callee)) return acts(callee.body)
    if (callee.type === 'MemberExpression') {
      const name = callee.property.name
      return GLOBALS.has(rootName(callee)) && /^(define|addEventListener|append|appendChild|setAttribute)$/.test(name)
    }
    if (callee.type !== 'Identifier') return false
    if (callee.name === 'addEventListener') return true
    if ([callee.name, imported.get(callee.name) ?? ''].some(isRegistrar)) return true
    const local = functions.get(callee.name)
    if (!local) return false
    if (entered.has(local)) return false
    entered.add(local)
    return acts(local.body)
  }

  /** Whether evaluating a node acts; bodies of functions count only where they are called. */
  const acts = node => {
    if (isFunction(node)) return false
    if (node.type === 'CallExpression' && callActs(node)) return true
    if (
      node.type === 'AssignmentExpression' &&
      node.left.type === 'MemberExpression' &&
      GLOBALS.has(rootName(node.left))
    )
      return true
    return children(node).some(acts)
  }
  return ast.body.some(acts)
}

/** The files that a module imports without taking anything, and those it exports from. */
function links(name, ast) {
  const at = ({ source }) => posix.join(posix.dirname(name), source.value)
  const bare = ast.body.filter(node => node.type === 'ImportDeclaration' && !node.specifiers.length)
  const passedOn = ast.body.filter(node => /^Export(All|Named)Declaration$/.test(node.type) && node.source)
  return { bare: bare.map(at), passedOn: passedOn.map(at) }
}

/**
 * The modules (name to code) that a bundler must not drop when nothing is taken from them: those that act when
 * imported, those that export straight from one (an index of elements), and those that import any of them for its
 * effects alone. A wrapper that is taken by name brings its element along, so an index of wrappers is not among them.
 */
export function findSideEffects(modules) {
  const parsed = new Map([...modules].map(([name, code]) => [name, parseAst(code)]))
  const acting = new Set([...parsed].filter(([, ast]) => actsWhenImported(ast)).map(([name]) => name))
  const linked = new Map([...parsed].map(([name, ast]) => [name, links(name, ast)]))
  const found = new Set(acting)
  for (const [name, { passedOn }] of linked) if (passedOn.some(target => acting.has(target))) found.add(name)
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, { bare }] of linked) if (bare.some(target => found.has(target))) found.add(name)
  }
  return [...found].sort()
}
