import ts from 'typescript'

import { bare, propertyValue } from '../lib/nodes.mjs'
import { isEvm } from '../lib/networks.mjs'

/** What a person looks at when the list of chains could not be followed. */
export const CHAINS_ADVICE =
  'wagmi takes a tuple of EVM chains: write `as const` behind the list, and leave networks of other families out of it.'

/** wagmi's own list of the page's wallets. */
export const DISCOVERY = 'multiInjectedProviderDiscovery'

/** The package of wagmi that a site builds on. @param {import('../lib/project.mjs').Project} project */
export const wagmiPackage = project =>
  !project.imports('wagmi') && project.imports('@wagmi/core') ? '@wagmi/core' : 'wagmi'

/** The names in a list of networks, when it can be followed to where it is written in this file. */
function listedNetworks(project, source, node) {
  const list = bare(node)
  if (ts.isArrayLiteralExpression(list)) return list.elements.every(ts.isIdentifier) ? list.elements : undefined
  if (!ts.isIdentifier(list)) return undefined
  const declaration = project.declarationOf(list)
  if (!declaration || !ts.isVariableDeclaration(declaration) || declaration.getSourceFile() !== source) return undefined
  const isConst = (declaration.parent.flags & ts.NodeFlags.Const) !== 0
  return isConst && declaration.initializer ? listedNetworks(project, source, declaration.initializer) : undefined
}

/** Those of the names in a list that are of EVM networks. */
const evmNames = (project, names) =>
  names.filter(name => isEvm(project.originOf(name)?.name ?? name.text)).map(({ text }) => text)

/**
 * wagmi's `chains` out of a list of networks: the EVM ones by name, or the list itself with a note.
 *
 * @param {import('../lib/project.mjs').Project} project @param {import('../lib/change.mjs').Change} change
 * @param {ts.Expression} node
 */
export function chainsText(project, change, node) {
  const names = listedNetworks(project, change.source, node)
  if (!names) {
    change.note(node, 'left', CHAINS_ADVICE)
    return change.textOf(node)
  }
  return `[${evmNames(project, names).join(', ')}]`
}

const TRANSPORTS_ADVICE =
  'wagmi needs a transport for every chain, and AppKit added the missing ones: check that `transports` has them all.'

/** The chain that an entry of `transports` is for: the name in `[base.id]`. @param {ts.ObjectLiteralElementLike} property */
function chainOfEntry({ name }) {
  const key = name && ts.isComputedPropertyName(name) ? name.expression : undefined
  const isId = key && ts.isPropertyAccessExpression(key) && key.name.text === 'id' && ts.isIdentifier(key.expression)
  return isId ? key.expression.text : undefined
}

/** Writes further transports behind those of an object, laid out as they are. */
function addTransports(change, object, names, http) {
  const last = object.properties.at(-1)
  const added = names.map(name => `[${name}.id]: ${http}()`)
  if (!last) return change.replace(object, `{ ${added.join(', ')} }`)
  const start = last.getStart(change.source)
  const isTall = change.source.text.slice(object.getStart(change.source), start).includes('\n')
  const space = isTall ? change.style.newline + change.indentAt(start) : ' '
  change.text.appendLeft(last.end, added.map(text => `,${space}${text}`).join(''))
}

/**
 * The site's transports, one for every chain: AppKit adds the missing ones, wagmi fails without them.
 *
 * @param {import('../lib/project.mjs').Project} project @param {import('../lib/change.mjs').Change} change
 * @param {ts.ObjectLiteralElementLike} property @param {ts.Expression | undefined} networks
 */
export function transportsEntry(project, change, property, networks) {
  const value = propertyValue(property)
  const object = value && bare(value)
  const names = networks && listedNetworks(project, change.source, networks)
  const entries = object && ts.isObjectLiteralExpression(object) ? object.properties.map(chainOfEntry) : [undefined]
  if (!names || entries.includes(undefined)) change.note(property, 'left', TRANSPORTS_ADVICE)
  else {
    const missing = evmNames(project, names).filter(name => !entries.includes(name))
    if (missing.length) addTransports(change, object, missing, change.need(wagmiPackage(project), 'http'))
  }
  return change.propertyEntry(property)
}

/** Our connector, as it is written in a list. @param {import('../lib/change.mjs').Change} change */
const ourConnector = change => `${change.need('wallet-modal/wagmi', 'walletModalConnector')}()`

/** Writes an element before the others of a list, laid out as they are. */
function addFirst(change, list, element) {
  const { text } = change.source
  const start = list.getStart(change.source) + 1
  const [space = ''] = /^\s*/.exec(text.slice(start)) ?? []
  const gap = space.includes('\n') ? space : ' '
  change.text.appendLeft(start + space.length, list.elements.length ? `${element},${gap}` : element)
}

/**
 * The connectors of the site, with ours before them.
 *
 * @param {import('../lib/change.mjs').Change} change @param {ts.ObjectLiteralElementLike} property
 */
export function connectorsEntry(change, property) {
  const connector = ourConnector(change)
  const value = propertyValue(property)
  const list = bare(value)
  if (ts.isArrayLiteralExpression(list)) addFirst(change, list, connector)
  else {
    const name = ts.isShorthandPropertyAssignment(property) ? 'connectors: ' : ''
    change.replace(value, `${name}[${connector}, ...${change.textOf(value)}]`)
  }
  return change.propertyEntry(property)
}

/**
 * The properties that every wagmi config has which stands on the modal.
 *
 * @param {import('../lib/project.mjs').Project} project @param {import('../lib/change.mjs').Change} change
 * @param {{ hasTransports: boolean, connectors?: import('../lib/change.mjs').Entry }} given
 */
export function wagmiProperties(project, change, { hasTransports, connectors }) {
  const lines = [connectors ?? `connectors: [${ourConnector(change)}]`, `${DISCOVERY}: false`]
  if (hasTransports) return lines
  const [client, http] = [change.need('viem', 'createClient'), change.need('viem', 'http')]
  return [`client: ({ chain }) => ${client}({ chain, transport: ${http}() })`, ...lines]
}
