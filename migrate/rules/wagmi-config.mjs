import ts from 'typescript'

import { bare, propertyValue } from '../lib/nodes.mjs'
import { isEvm } from '../lib/networks.mjs'

/** What a person looks at when the list of chains could not be followed. */
export const CHAINS_ADVICE =
  'wagmi takes a tuple of EVM chains: write `as const` behind the list, and leave networks of other families out of it.'

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
  const isOfWagmi = name => isEvm(project.originOf(name)?.name ?? name.text)
  return `[${names
    .filter(isOfWagmi)
    .map(({ text }) => text)
    .join(', ')}]`
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
  const lines = [connectors ?? `connectors: [${ourConnector(change)}]`, 'multiInjectedProviderDiscovery: false']
  if (hasTransports) return lines
  const [client, http] = [change.need('viem', 'createClient'), change.need('viem', 'http')]
  return [`client: ({ chain }) => ${client}({ chain, transport: ${http}() })`, ...lines]
}
