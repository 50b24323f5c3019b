import ts from 'typescript'

import { adviceOn, rowOf } from '../lib/lookup.mjs'
import { bare, firstObject, moduleStatement, propertyName, propertyValue } from '../lib/nodes.mjs'
import { rainbowkit } from '../names/rainbowkit.mjs'

const MODES = { darkTheme: 'dark', midnightTheme: 'dark', lightTheme: 'light' }
const isProperty = ({ title }) => title === 'Properties of RainbowKitProvider'
const isTheme = ({ about }) => about === 'theme'

/** The value of an attribute: an expression, or its text. @param {ts.JsxAttribute} attribute */
function valueOf({ initializer }) {
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression && bare(initializer.expression)
  return initializer
}

/** A value as the file writes it in code: a text has the file's quotes, not those of JSX. */
function writtenAs(change, value) {
  const { quote } = change.style
  const isPlain = ts.isStringLiteralLike(value) && !/['"\\\n]/.test(value.text)
  return isPlain ? `${quote}${value.text}${quote}` : value.getText(change.source)
}

/** The function of RainbowKit that makes a theme, when an expression calls one. */
function themeCall(project, node) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const origin = project.originOf(node.expression)
  return origin && rainbowkit.packages.test(origin.module) && origin.name in MODES ? origin.name : undefined
}

/** What a person looks at when a theme's settings are not written out. */
const SETTINGS_ADVICE =
  'These settings of the theme are gone: set `themeVariables` of `createWalletModal` in their place.'

/** What a theme's own settings become. */
function variablesOf(change, call) {
  const lines = []
  const settings = firstObject(call)
  if (!settings && call.arguments[0]) change.note(call.arguments[0], 'left', SETTINGS_ADVICE)
  for (const property of settings?.properties ?? []) {
    const name = propertyName(property)
    const value = propertyValue(property)
    if (!name) change.note(property, 'left', SETTINGS_ADVICE)
    else if (name === 'accentColor' && value && ts.isStringLiteralLike(value))
      lines.push(`'--w3m-accent': ${value.getText(change.source)}`)
    else {
      const row = rowOf(rainbowkit, isTheme, name)
      change.note(
        property,
        row?.tool === 'removed' ? 'removed' : 'left',
        row?.tool === 'removed' ? `\`${name}\` is gone. ${row.note}` : adviceOn(name, row),
      )
    }
  }
  return lines
}

/** The mode of a theme without settings of its own. */
function plainMode(project, theme) {
  const maker = theme && themeCall(project, theme)
  return maker && !theme.arguments.length ? MODES[maker] : undefined
}

/** The option for a mode. */
const modeOption = ({ style: { quote } }, mode) => ['themeMode', `${quote}${mode}${quote}`]

/** The options that a theme becomes; none when they are unknown. */
function themeOptions(project, change, value) {
  const maker = themeCall(project, value)
  if (maker) {
    const variables = variablesOf(change, value)
    return [
      modeOption(change, MODES[maker]),
      ...(variables.length ? [['themeVariables', `{ ${variables.join(', ')} }`]] : []),
    ]
  }
  if (!ts.isObjectLiteralExpression(value)) return undefined
  const modes = Object.fromEntries(
    value.properties.map(one => [propertyName(one), plainMode(project, propertyValue(one))]),
  )
  if (modes.lightMode === 'light' && modes.darkMode === 'dark') return [] // what `system` shows, the default
  return modes.lightMode && modes.lightMode === modes.darkMode ? [modeOption(change, modes.lightMode)] : undefined
}

/** Whether a value can be written beside the call that makes the config: a text, or a name of the same module. */
function canMove(project, change, value, config) {
  if (ts.isStringLiteralLike(value)) return true
  const declaration = ts.isIdentifier(value) ? project.declarationOf(value) : undefined
  return Boolean(declaration && config?.getSourceFile() === change.source && moduleStatement(declaration))
}

/**
 * The options that the properties of a provider become; what cannot move is noted.
 *
 * @param {import('../lib/project.mjs').Project} project @param {import('../lib/change.mjs').Change} change
 * @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} node
 * @param {ts.CallExpression | undefined} config the call beside which the modal is made
 * @returns {(readonly [string, string])[]}
 */
export function readProvider(project, change, node, config) {
  const options = []
  if (!config) change.note(node, 'left', 'Call `createWalletModal` from `wallet-modal` once, outside of any component.')
  for (const attribute of node.attributes.properties) {
    const name = ts.isJsxAttribute(attribute) ? attribute.name.getText(change.source) : '…'
    const value = ts.isJsxAttribute(attribute) ? valueOf(attribute) : undefined
    const row = rowOf(rainbowkit, isProperty, name)
    const theme = name === 'theme' && value && config ? themeOptions(project, change, value) : undefined
    const target = { locale: 'locale', initialChain: 'defaultNetwork' }[name]
    if (theme) options.push(...theme)
    else if (target && value && config && canMove(project, change, value, config))
      options.push([target, writtenAs(change, value)])
    else if (row?.tool === 'removed') change.note(attribute, 'removed', `\`${name}\` is gone. ${row.note}`)
    else change.note(attribute, 'left', adviceOn(name, row))
  }
  return options
}
