import ts from 'typescript'

import { rowOf } from '../lib/lookup.mjs'
import { isText, visitInsideOut } from '../lib/nodes.mjs'
import { appkit } from '../names/appkit.mjs'

const NUMBERS = new Set(['charsStart', 'charsEnd'])
const REACT = 'wallet-modal/react:'

/** The line of an element, under either of its prefixes. @param {string} tag */
const elementRow = tag => rowOf(appkit, ({ about }) => about === 'elements', tag.replace(/^w3m-/, 'appkit-'))

/** Gives a number as React takes it: a text of digits becomes one. */
function fixNumbers(change, attributes) {
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || !NUMBERS.has(attribute.name.getText(change.source))) continue
    const { initializer } = attribute
    if (initializer && ts.isStringLiteral(initializer) && /^\d+$/.test(initializer.text))
      change.replace(initializer, `{${initializer.text}}`)
  }
}

/**
 * Renames a custom element in JSX: to our component for React, else to our element.
 *
 * @param {import('../lib/change.mjs').Change} change
 * @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement | ts.JsxClosingElement} node
 * @param {boolean} hasReact
 */
export function renameElements(change, node, hasReact) {
  const tag = node.tagName.getText(change.source)
  if (!/^(?:appkit|w3m)-/.test(tag)) return
  const row = elementRow(tag)
  const element = row?.here.find(name => name.startsWith('element:'))?.slice('element:'.length)
  const component = row?.here.find(name => name.startsWith(REACT))?.slice(REACT.length)
  if (!element || !component) {
    if (!ts.isJsxClosingElement(node))
      change.note(node, 'left', `\`<${tag}>\` has no counterpart: \`open({ view })\` shows any view.`)
    return
  }
  change.replace(node.tagName, hasReact ? change.need('wallet-modal/react', component) : element)
  if (hasReact && !ts.isJsxClosingElement(node)) fixNumbers(change, node.attributes)
}

/** The elements and theme variables of a page or a style sheet, which are text. @param {string} text */
export function rewriteText(text) {
  return text
    .replace(/(<\/?)((?:appkit|w3m)-[a-z-]+)/g, (all, before, tag) => {
      const element = elementRow(tag)?.here.find(name => name.startsWith('element:'))
      return element ? `${before}${element.slice('element:'.length)}` : all
    })
    .replaceAll('--apkt-', '--w3m-')
}

/**
 * Lists the theme variables of a kit in a script.
 *
 * @param {import('../lib/change.mjs').Change} change
 * @param {string} prefix of their names
 */
export function noteVariables(change, prefix) {
  visitInsideOut(change.source, node => {
    if (isText(node) && node.text.includes(prefix) && !change.isGone(node))
      change.note(node, 'left', 'Theme variables begin with `--w3m-` here.')
  })
}

/** The name of an element in a string: in markup, in a selector, or alone. */
export const ELEMENT = /(?<![\w-])(?:appkit-(?:[a-z]+-)*(?:button|modal)|w3m-(?:[a-z]+-)*button)(?![\w-])/

/** Something from a kit: a package, an element, a selector or a variable. */
const OF_KITS = new RegExp(
  `@reown/appkit[\\w/-]*|@rainbow-me/rainbowkit[\\w/-]*|${ELEMENT.source}|</?w3m-[a-z-]+|--(?:apkt|rk)-[\\w-]+|\\[data-rk\\b`,
)

/** The first thing from a kit that a line names. @param {string} line */
export const leftIn = line => OF_KITS.exec(line)?.[0].replace(/^<\/?|^\[/, '')
