import ts from 'typescript'

import { bindingsOf, importsOf, substitute, visitNames } from '../lib/bindings.mjs'
import { adviceOn, exportOf, exportRow, hereOf, rowOf } from '../lib/lookup.mjs'
import { moduleOf } from '../lib/networks.mjs'
import { bare, firstObject, isOpening, isText, propertyName, propertyValue, visitInsideOut } from '../lib/nodes.mjs'
import { appkit } from '../names/appkit.mjs'
import { ELEMENT, noteVariables, renameElements } from './elements.mjs'
import { chainsText, connectorsEntry, transportsEntry, wagmiPackage, wagmiProperties } from './wagmi-config.mjs'

const isAbout = about => section => section.about === about
const WAGMI_ADAPTER = 'WagmiAdapter'
const ADAPTERS_ADVICE = '`adapters` takes what `evmAdapter()`, `solanaAdapter()` and `bitcoinAdapter()` give.'
/** Options of the wagmi adapter that wagmi's own config takes as they are. */
const WAGMI_OPTIONS = new Set([
  'ssr',
  'storage',
  'transports',
  'batch',
  'cacheTime',
  'pollingInterval',
  'syncConnectedChain',
])

/** What the names of theme variables begin with. */
const VARIABLE = '--apkt-'

/** What is known of all files before any of them is changed. */
export class AppKitRules {
  kit = appkit
  /** The variables that hold an adapter for wagmi, and those that hold the handle. @type {Set<ts.Node>} */
  #wagmiAdapters = new Set()
  /** @type {Set<ts.Node>} */
  #handles = new Set()

  /** @param {import('../lib/project.mjs').Project} project */
  constructor(project) {
    this.project = project
    this.hasWagmi = project.imports('@reown/appkit-adapter-wagmi')
    this.hasReact = project.imports('react') || project.imports('@reown/appkit/react')
    for (const source of project.sources)
      visitInsideOut(source, node => {
        if (!ts.isVariableDeclaration(node) || !node.initializer) return
        const value = bare(node.initializer)
        if (ts.isNewExpression(value) && this.#comesAs(value.expression, WAGMI_ADAPTER)) this.#wagmiAdapters.add(node)
        if (ts.isCallExpression(value) && this.#comesAs(value.expression, 'createAppKit')) this.#handles.add(node)
      })
  }

  /** Whether an expression is this export of the kit. */
  #comesAs(expression, name) {
    if (!ts.isIdentifier(expression)) return false
    const origin = this.project.originOf(expression)
    return origin?.name === name && appkit.packages.test(origin.module)
  }

  /** Whether a file has to be looked at. @param {ts.SourceFile} source */
  concerns(source) {
    return (
      importsOf(source, appkit.packages).length > 0 ||
      /<\/?(?:appkit|w3m)-|@reown\/appkit/.test(source.text) ||
      ELEMENT.test(source.text) ||
      source.text.includes(VARIABLE) ||
      (this.#wagmiAdapters.size + this.#handles.size > 0 && this.#usesShared(source))
    )
  }

  #usesShared(source) {
    const found = { yes: false }
    visitNames(source, node => {
      const declaration = this.project.declarationOf(node)
      found.yes ||= this.#wagmiAdapters.has(declaration) || this.#handles.has(declaration)
    })
    return found.yes
  }

  /** @param {import('../lib/change.mjs').Change} change */
  apply(change) {
    const bindings = bindingsOf(this.project, change.source, appkit.packages)
    for (const binding of bindings) this.#substitute(change, binding)
    visitInsideOut(change.source, node => {
      if (ts.isCallExpression(node) && this.#comesAs(node.expression, 'createAppKit')) this.#options(change, node)
      else if (ts.isNewExpression(node)) this.#adapter(change, node, bindings)
      else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) this.#member(change, node)
      else if (ts.isVariableDeclaration(node)) this.#destructured(change, node)
      else if (isOpening(node) || ts.isJsxClosingElement(node)) renameElements(change, node, this.hasReact)
      else if (isText(node) && ELEMENT.test(node.text))
        change.note(node, 'left', 'Elements are named `wallet-modal-…` here, `<wallet-modal-button>` for instance.')
    })
    noteVariables(change, VARIABLE)
    return bindings
  }

  /** A name of the kit becomes ours, where it works the same. */
  #substitute(change, binding) {
    const { module, name } = binding
    if (module === '@reown/appkit/networks' && !exportRow(appkit, module, name)) {
      const home = moduleOf(name, this.hasWagmi)
      if (home) substitute(change, binding, `${home}:${name}`)
      return
    }
    const row = exportRow(appkit, module, name)
    if (row?.tool === 'rewritten' && !name.endsWith('Adapter')) substitute(change, binding, exportOf(row) ?? '')
  }

  /** The options of `createAppKit`. */
  #options(change, call) {
    const object = firstObject(call)
    if (!object)
      return change.note(
        call,
        'left',
        'The options are written elsewhere: compare them with the table of options in the guide.',
      )
    this.#properties(change, object, 'option', 'options', {
      adapters: node => this.#adapters(change, node),
      features: node =>
        ts.isObjectLiteralExpression(bare(node)) && this.#properties(change, bare(node), 'feature', 'features'),
      themeVariables: node => ts.isObjectLiteralExpression(bare(node)) && this.#variables(change, bare(node)),
    })
  }

  /** The properties of an object of options by their table; `inside` sees to the values of some. */
  #properties(change, object, kind, about, inside = {}) {
    const removed = new Set()
    for (const property of object.properties) {
      const name = propertyName(property)
      const value = propertyValue(property)
      if (name === undefined) {
        change.note(
          property,
          'left',
          'The command cannot see what is spread in here: compare it with the tables of the guide.',
        )
        continue
      }
      const row = rowOf(appkit, isAbout(about), name)
      const here = hereOf(row, kind)
      if (row?.tool === 'removed') {
        change.note(property, 'removed', `\`${name}\` is gone. ${row.note}`)
        change.drop(property)
        removed.add(property)
        continue
      }
      if (!here) change.note(property, 'left', adviceOn(name, row))
      if (value) inside[name]?.(value)
      if (here && here !== name) change.renameProperty(property, here)
    }
    change.removeProperties(object, removed)
  }

  /** Names of theme variables under the other prefix. */
  #variables(change, object) {
    for (const property of object.properties) {
      const name = propertyName(property)
      const here = hereOf(rowOf(appkit, isAbout('theme'), name ?? ''), 'theme')
      if (!here || !property.name) continue
      change.replace(property.name, property.name.getText(change.source).replace(name, here))
      change.drop(property.name)
    }
  }

  /** The list of adapters: one for wagmi gives way to ours for EVM chains. */
  #adapters(change, node) {
    const list = bare(node)
    if (!ts.isArrayLiteralExpression(list)) return change.note(node, 'left', ADAPTERS_ADVICE)
    for (const element of list.elements) {
      const isVariable = ts.isIdentifier(element) && this.#wagmiAdapters.has(this.project.declarationOf(element))
      if (!ts.isIdentifier(element) && !ts.isNewExpression(element)) change.note(element, 'left', ADAPTERS_ADVICE)
      if (!isVariable && !(ts.isNewExpression(element) && this.#comesAs(element.expression, WAGMI_ADAPTER))) continue
      change.replace(element, `${change.need('wallet-modal/chains/evm', 'evmAdapter')}()`)
      change.drop(element)
    }
  }

  /** An adapter that is made. */
  #adapter(change, node, bindings) {
    if (!ts.isIdentifier(node.expression)) return
    const origin = this.project.originOf(node.expression)
    if (!origin || !appkit.packages.test(origin.module) || !origin.name.endsWith('Adapter')) return
    const binding = bindings.find(({ references }) => references.includes(node.expression))
    if (origin.name === WAGMI_ADAPTER) {
      const object = firstObject(node)
      if (!object)
        return change.note(node, 'left', adviceOn(WAGMI_ADAPTER, exportRow(appkit, origin.module, WAGMI_ADAPTER)))
      this.#wagmiConfig(change, node, object)
    } else {
      const row = exportRow(appkit, origin.module, origin.name)
      const [module = '', name = ''] = exportOf(row)?.split(':') ?? []
      if (!name) return change.note(node, 'left', adviceOn(origin.name, row))
      if (firstObject(node)?.properties.length)
        change.note(node, 'removed', `The options of \`${origin.name}\` are gone. ${row?.note ?? ''}`.trim())
      change.replace(node, `${change.need(module, name)}()`)
      change.drop(node)
    }
    if (binding)
      binding.isReplaced = binding.references.every(one => one === node.expression || ts.isNewExpression(one.parent))
  }

  /** The adapter for wagmi becomes a config of wagmi's with our connector. */
  #wagmiConfig(change, node, object) {
    const kept = []
    const given = { hasTransports: false, connectors: undefined }
    const networks = object.properties.find(property => propertyName(property) === 'networks')
    for (const property of object.properties) {
      const name = propertyName(property)
      const value = propertyValue(property)
      if (name === 'networks' && value) kept.unshift(`chains: ${chainsText(this.project, change, value)}`)
      else if (name === 'connectors' && value) given.connectors = connectorsEntry(change, property)
      else if (name === 'transports')
        kept.push(transportsEntry(this.project, change, property, networks && propertyValue(networks)))
      else if (name === undefined || WAGMI_OPTIONS.has(name)) kept.push(change.propertyEntry(property))
      else if (name !== 'projectId') change.note(property, 'removed', `wagmi’s config has no \`${name}\`.`)
      given.hasTransports ||= name === 'transports'
    }
    const properties = [...kept, ...wagmiProperties(this.project, change, given)]
    const create = change.need(wagmiPackage(this.project), 'createConfig')
    change.replace(node, `${create}(${change.layOut(object, properties)})`)
    const holder = ts.findAncestor(node.parent, one => !ts.isExpression(one) || bare(one) !== node)
    const isFollowed = holder && (ts.isVariableDeclaration(holder) || ts.isArrayLiteralExpression(holder))
    if (!isFollowed) change.note(node, 'left', 'This is wagmi’s config now: remove `.wagmiConfig` where it is used.')
  }

  /** Members that are destructured from a variable that holds an adapter: `const { wagmiConfig } = wagmiAdapter`. */
  #destructured(change, { name: pattern, initializer }) {
    if (!ts.isObjectBindingPattern(pattern) || !initializer || !ts.isIdentifier(initializer)) return
    if (!this.#wagmiAdapters.has(this.project.declarationOf(initializer))) return
    const [element, more] = pattern.elements
    const member = element && (element.propertyName ?? element.name)
    const isPlain = member && ts.isIdentifier(member) && ts.isIdentifier(element.name) && !element.initializer
    if (isPlain && !more && !element.dotDotDotToken && member.text === 'wagmiConfig')
      change.replace(pattern, element.name.text)
    else change.note(pattern, 'left', `\`${initializer.text}\` is wagmi’s config now: take its members from that.`)
  }

  /** A member of what holds an adapter or the handle. */
  #member(change, node) {
    const declaration = this.project.declarationOf(node.expression)
    const name = node.name.text
    if (this.#wagmiAdapters.has(declaration)) {
      if (name === 'wagmiConfig') change.text.remove(node.expression.end, node.end)
      else change.note(node, 'left', `\`${node.expression.text}\` is wagmi’s config now, which has no \`${name}\`.`)
    }
    if (!this.#handles.has(declaration)) return
    const row = rowOf(appkit, isAbout('methods'), name)
    if (!row || row.tool === 'by hand') change.note(node, 'left', adviceOn(name, row))
  }

  /** Imports of the site's own adapter that are no longer used. @param {import('../lib/change.mjs').Change} change */
  emptyImports(change) {
    const unused = new Map()
    for (const node of change.source.statements) {
      const named = ts.isImportDeclaration(node) && node.importClause?.namedBindings
      if (!named || !ts.isNamedImports(named)) continue
      for (const one of named.elements)
        if (this.#wagmiAdapters.has(this.project.declarationOf(one.name)))
          unused.set(this.project.localSymbol(one.name), one)
    }
    visitNames(change.source, node => {
      if (!change.isGone(node)) unused.delete(this.project.localSymbol(node))
    })
    return [...unused.values()]
  }
}
