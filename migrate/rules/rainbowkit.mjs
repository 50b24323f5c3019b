import ts from 'typescript'

import { bindingsOf, importsOf, visitNames } from '../lib/bindings.mjs'
import { adviceOn, exportRow, rowOf } from '../lib/lookup.mjs'
import {
  bare,
  firstObject,
  isOpening,
  isTested,
  moduleStatement,
  propertyName,
  propertyValue,
  scopeOf,
  startWithComments,
  visitInsideOut,
} from '../lib/nodes.mjs'
import { rainbowkit } from '../names/rainbowkit.mjs'
import { noteVariables } from './elements.mjs'
import { readProvider } from './rainbowkit-provider.mjs'
import { DISCOVERY, wagmiPackage, wagmiProperties } from './wagmi-config.mjs'

const KIT = '@rainbow-me/rainbowkit'
const REACT = 'wallet-modal/react'
/** What the names of theme variables begin with. */
const VARIABLE = '--rk-'
/** The module with the wallets that a site may list. */
const WALLETS = `${KIT}/wallets`
const isOption = ({ title }) => title === 'Options of getDefaultConfig'
const SPREAD_ADVICE =
  'This reaches wagmi’s config only, and the command cannot see what is in it: compare it with the tables of the guide.'
const METADATA = { appName: 'name', appDescription: 'description', appUrl: 'url' }
/** The hooks that open a view: what each gives, and which view that is. */
const HOOKS = {
  useConnectModal: ['openConnectModal', 'Connect'],
  useAccountModal: ['openAccountModal', 'Account'],
  useChainModal: ['openChainModal', 'Networks'],
}
/** Names whose use the rules below see to, wherever they stand. */
const SEEN_TO = new Set(['getDefaultConfig', 'RainbowKitProvider', 'ConnectButton', ...Object.keys(HOOKS)])

/** Whether a name is in a list that is passed to a call, as the dependencies of a hook are. @param {ts.Node} node */
const isDependency = ({ parent }) =>
  ts.isArrayLiteralExpression(parent) && ts.isCallExpression(parent.parent) && parent.parent.arguments.includes(parent)

/** What is known of all files before any of them is changed. */
export class RainbowKitRules {
  kit = rainbowkit
  /** Options that properties of the provider become. @type {Map<string, string>} */
  #options = new Map()

  /** @param {import('../lib/project.mjs').Project} project */
  constructor(project) {
    this.project = project
    const calls = project.sources.flatMap(source => this.#configs(source))
    /** The one call that makes the config, which the modal is made beside. */
    this.config = calls.length === 1 ? calls[0] : undefined
  }

  #isOf(node, name) {
    if (!ts.isIdentifier(node)) return false
    const origin = this.project.originOf(node)
    return origin?.name === name && rainbowkit.packages.test(origin.module)
  }

  /** The calls of `getDefaultConfig` that can be rewritten: of a module, with their options written out. */
  #configs(source) {
    const calls = []
    if (!source.text.includes(KIT)) return calls
    visitInsideOut(source, node => {
      if (!ts.isCallExpression(node) || !this.#isOf(node.expression, 'getDefaultConfig')) return
      const object = firstObject(node)
      const hasChains = object?.properties.some(
        property => propertyName(property) === 'chains' && propertyValue(property),
      )
      if (hasChains && moduleStatement(node)) calls.push(node)
    })
    return calls
  }

  /** @param {ts.SourceFile} source */
  concerns(source) {
    return (
      importsOf(source, rainbowkit.packages).length > 0 || source.text.includes(KIT) || source.text.includes(VARIABLE)
    )
  }

  /** Reads what other files need to know; notes go to the file that is read. @param {import('../lib/change.mjs').Change} change */
  prepare(change) {
    visitInsideOut(change.source, node => {
      if (isOpening(node) && this.#isOf(node.tagName, 'RainbowKitProvider'))
        for (const [name, text] of readProvider(this.project, change, node, this.config)) this.#options.set(name, text)
    })
  }

  /** @param {import('../lib/change.mjs').Change} change */
  apply(change) {
    const bindings = bindingsOf(this.project, change.source, rainbowkit.packages)
    const done = new Set()
    visitInsideOut(change.source, node => {
      if (ts.isCallExpression(node)) this.#call(change, node, done)
      else if (isOpening(node) || ts.isJsxClosingElement(node)) this.#tag(change, node, done)
    })
    for (const binding of bindings) {
      const left = binding.references.filter(node => !done.has(node) && !change.isGone(node))
      if (!left.length) binding.isReplaced = SEEN_TO.has(binding.name) || binding.references.length > 0
      for (const node of left) this.#leave(change, node, binding)
    }
    noteVariables(change, VARIABLE)
    return bindings
  }

  emptyImports() {
    return []
  }

  /** Says what to do about a name that could not be rewritten. */
  #leave(change, node, { module, name }) {
    const { parent } = node
    if (ts.findAncestor(node, one => ts.isJsxClosingElement(one))) return
    const isMember = ts.isPropertyAccessExpression(parent) && parent.expression === node
    const full = isMember ? `${name}.${parent.name.text}` : name
    const row =
      exportRow(rainbowkit, module, full) ??
      exportRow(rainbowkit, module, name) ??
      (module === WALLETS ? rowOf(rainbowkit, isOption, 'wallets') : undefined)
    change.note(node, 'left', adviceOn(full, row))
  }

  #call(change, node, done) {
    const { expression } = node
    if (node === this.config) {
      done.add(expression)
      return this.#createConfig(change, node)
    }
    for (const [hook, [given, view]] of Object.entries(HOOKS))
      if (this.#isOf(expression, hook) && this.#openingHook(change, node, given, view)) done.add(expression)
  }

  /** `getDefaultConfig` becomes the modal and wagmi's `createConfig`. */
  #createConfig(change, call) {
    const object = firstObject(call)
    const kept = []
    const options = []
    const metadata = []
    const given = { hasTransports: false }
    for (const property of object.properties) {
      const name = propertyName(property)
      const value = propertyValue(property)
      const row = rowOf(rainbowkit, isOption, name ?? '')
      if (row?.tool === 'removed') {
        change.note(property, 'removed', `\`${name}\` is gone. ${row.note}`)
        change.drop(property)
      } else if (name === DISCOVERY) {
        change.note(property, 'removed', `\`${DISCOVERY}\` is \`false\` here: the modal lists the page’s wallets.`)
        change.drop(property)
      } else if (value && name === 'projectId') options.push(change.propertyEntry(property))
      else if (value && name === 'chains') {
        options.push(`networks: ${change.textOf(value)}`)
        kept.push(change.propertyEntry(property))
      } else if (value && name === 'appIcon') metadata.push(`icons: [${change.textOf(value)}]`)
      else if (value && name && name in METADATA) metadata.push(`${METADATA[name]}: ${change.textOf(value)}`)
      else {
        if (name === undefined) change.note(property, 'left', SPREAD_ADVICE)
        kept.push(change.propertyEntry(property))
      }
      given.hasTransports ||= name === 'transports'
    }
    const adapter = change.need('wallet-modal/chains/evm', 'evmAdapter')
    options.push(`adapters: [${adapter}()]`)
    if (metadata.length) options.push(`metadata: { ${metadata.join(', ')} }`)
    for (const [name, text] of this.#options) options.push(`${name}: ${text}`)
    const create = change.need(wagmiPackage(this.project), 'createConfig')
    const properties = [...kept, ...wagmiProperties(this.project, change, given)]
    change.replace(call, `${create}(${change.layOut(object, properties)})`)
    this.#createModal(change, call, options)
  }

  /** Makes the modal before the statement that makes the config. */
  #createModal(change, call, options) {
    const statement = moduleStatement(call)
    const create = change.need('wallet-modal', 'createWalletModal')
    const { end, newline } = change.style
    const text = `${create}(${change.layOut(statement, options, { isTall: true })})${end}${newline}${newline}`
    change.text.prependRight(startWithComments(change.source, statement), text)
  }

  /** The functions that have `openWalletModal` already. @type {Set<ts.Node>} */
  #opened = new Set()

  /** `const { openConnectModal } = useConnectModal()` becomes a function that opens the view. */
  #openingHook(change, call, given, view) {
    const declaration = call.parent
    if (!ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name)) return false
    const list = declaration.parent
    const [element, more] = declaration.name.elements
    const name = element && (element.propertyName ?? element.name)
    if (more || list.declarations.length > 1 || !name || !ts.isIdentifier(name) || name.text !== given) return false
    if (!ts.isIdentifier(element.name) || element.dotDotDotToken) return false
    const hook = change.need(REACT, 'useWalletModal')
    const scope = scopeOf(call)
    const { end, newline } = change.style
    const first = this.#opened.has(scope)
      ? ''
      : `const { open: openWalletModal } = ${hook}()${end}${newline}${change.indentAt(list.getStart(change.source))}`
    this.#opened.add(scope)
    this.#noteTests(change, element.name)
    const opening = `() => openWalletModal({ view: ${change.style.quote}${view}${change.style.quote} })`
    // where it is a dependency, a new function for each render would run the hook again
    const value = this.#isUsed(change, element.name, isDependency)
      ? `${change.need('react', 'useCallback')}(${opening}, [openWalletModal])`
      : opening
    change.replace(list, `${first}const ${element.name.text} = ${value}`)
    return true
  }

  /** Whether a name is used in such a place. */
  #isUsed(change, declared, isPlace) {
    const symbol = this.project.localSymbol(declared)
    const found = { yes: false }
    visitNames(change.source, node => {
      found.yes ||= node !== declared && isPlace(node) && this.project.localSymbol(node) === symbol
    })
    return found.yes
  }

  /** In RainbowKit, such a function is `undefined` while there is nothing to open, and sites may hide a button then. */
  #noteTests(change, declared) {
    const symbol = this.project.localSymbol(declared)
    const text = `\`${declared.text}\` is always defined here: check \`isConnected\` of \`useWalletModalAccount()\` instead.`
    visitNames(change.source, node => {
      if (node !== declared && isTested(node) && this.project.localSymbol(node) === symbol)
        change.note(node, 'left', text)
    })
  }

  #tag(change, node, done) {
    const { tagName } = node
    const isClosing = ts.isJsxClosingElement(node)
    if (this.#isOf(tagName, 'RainbowKitProvider')) {
      done.add(tagName)
      change.replace(node, isClosing ? '</>' : ts.isJsxSelfClosingElement(node) ? '<></>' : '<>')
      if (!isClosing) change.drop(node)
    } else if (this.#isOf(tagName, 'ConnectButton')) {
      done.add(tagName)
      change.replace(tagName, change.need(REACT, 'WalletModalButton'))
      if (!isClosing) this.#buttonProperties(change, node)
    }
  }

  /** The properties of `ConnectButton`. */
  #buttonProperties(change, node) {
    for (const attribute of node.attributes.properties) {
      const name = ts.isJsxAttribute(attribute) ? attribute.name.getText(change.source) : undefined
      const row = rowOf(rainbowkit, ({ title }) => title === 'Properties of ConnectButton', name ?? '')
      const value =
        attribute.initializer && ts.isJsxExpression(attribute.initializer)
          ? bare(attribute.initializer.expression)
          : undefined
      const isShown = !attribute.initializer || value?.kind === ts.SyntaxKind.TrueKeyword
      if (name === 'showBalance' && (isShown || value?.kind === ts.SyntaxKind.FalseKeyword))
        change.replace(attribute, `balance="${isShown ? 'show' : 'hide'}"`)
      else if (row?.tool === 'removed') {
        change.note(attribute, 'removed', `\`${name}\` is gone. ${row.note}`)
        change.text.remove(attribute.pos, attribute.end)
      } else if (name !== 'label') change.note(attribute, 'left', adviceOn(name ?? '…', row))
    }
  }
}
