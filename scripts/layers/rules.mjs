import ts from 'typescript'

import { findCycles } from './graph.mjs'

/** Layers from the lowest to the highest; a file imports its own or lower ones. */
const LAYERS = ['core', 'services', 'chains', 'controllers', 'flows', 'elements', 'client', 'react', 'entry']
/** Files of `src` that are not in the layer of their folder, without their extension. */
const PLACED = {
  version: 'core',
  client: 'client',
  // `<wallet-modal>` is the client for pages without script, and this index is the entry that registers it.
  'elements/public/wallet-modal': 'client',
  'elements/index': 'entry',
}
/** Who may import a library; a prefix of the importing file. */
const LIBRARIES = [
  { test: /^zod(\/|$)/, only: ['services/'], why: 'only services/ parses unknown data' },
  {
    test: /^(signal-polyfill|@lit-labs\/signals)(\/|$)/,
    only: ['core/signal'],
    why: 'only core/signal imports the signal library',
  },
  {
    test: /^(lit|lit-html|lit-element|@lit\/reactive-element)(\/|$)/,
    only: ['elements/', 'styles/'],
    why: 'only elements and styles know lit',
  },
  { test: /^(react|react-dom|@lit\/react)(\/|$)/, only: ['react/'], why: 'only react/ knows React' },
  { test: /^node:/, only: [], why: 'the product runs in a browser' },
]
const FORBIDDEN_NAMES = /^(utils?|helpers?|misc|common)$/
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.(styles|class))?\.tsx?$/
/** The only places for an index file: the public entries and the tables of a family. */
const INDEX_PLACES = /^(|react|elements|testing|wagmi|chains\/[a-z0-9-]+|core\/i18n\/locales)$/

/** The layer of a file of `src`. */
export function layerOf(name) {
  const placed = PLACED[name.replace(/(\.class)?\.tsx?$/, '')]
  if (placed) return placed
  const [top] = name.split('/')
  if (!name.includes('/') || top === 'testing' || top === 'wagmi') return 'entry'
  if (top === 'controllers') return name.startsWith('controllers/flows/') ? 'flows' : 'controllers'
  return top
}

const isEntry = name => layerOf(name) === 'entry'
const familyOf = name => /^chains\/(?!networks\/|shared\/)([a-z0-9-]+)\//.exec(name)?.[1]
const isController = name => name.startsWith('controllers/') && !/^controllers\/(flows|derived)[./]/.test(name)
const controllerOf = name => name.split('/')[1].replace(/\.tsx?$/, '')

/** Why one of our files may not import another of ours, or undefined when it may. */
function whyNot(from, to) {
  const [layer, below] = [layerOf(from), layerOf(to)]
  if (below === 'styles' && !['styles', 'elements', 'client', 'react', 'entry'].includes(layer))
    return 'only elements and above import styles'
  if (layer === 'styles' && !['styles', 'core'].includes(below)) return `styles imports only core, not ${below}`
  if (LAYERS.indexOf(below) > LAYERS.indexOf(layer) && layer !== 'styles')
    return `${layer} is below ${below} and may not import it`
  if (isController(from) && isController(to) && controllerOf(from) !== controllerOf(to))
    return 'a controller never imports another controller: write a flow, or derive'
  if (isController(from) && /^controllers\/derived[./]/.test(to))
    return 'a controller never imports what is derived from controllers'
  if (from.startsWith('elements/ui/') && ['controllers', 'flows'].includes(below))
    return 'elements/ui knows no controller'
  const family = familyOf(to)
  if (family && familyOf(from) !== family && !/^chains\/registry(\.ts|\/)/.test(from) && !isEntry(from)) {
    return `chains/${family} is reached only through chains/registry`
  }
  return undefined
}

function* importRules(file) {
  for (const { specifier, target, isLocal, line } of file.imports) {
    const at = { file: file.name, line }
    if (isLocal && !target) yield { ...at, rule: 'import', message: `${specifier} names no file` }
    if (isLocal && !/\.(js|json)$/.test(specifier))
      yield { ...at, rule: 'import', message: `${specifier} must end in .js` }
    const why = target && whyNot(file.name, target)
    if (why) yield { ...at, rule: 'layer', message: `${why} (${specifier})` }
    if (specifier === 'zod')
      yield { ...at, rule: 'library', message: "import 'zod/mini', which is a third of the size" }
    const library = LIBRARIES.find(({ test }) => test.test(specifier))
    if (library && !library.only.some(prefix => file.name.startsWith(prefix))) {
      yield { ...at, rule: 'library', message: `${library.why} (${specifier})` }
    }
  }
}

const GLOBALS = new Set(['window', 'globalThis', 'self'])

/** Whether an identifier reads the global `navigator` (and is not a name of something else). */
function readsNavigator(node) {
  if (!ts.isIdentifier(node) || node.text !== 'navigator') return false
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && GLOBALS.has(parent.expression.text)
  }
  if (ts.isShorthandPropertyAssignment(parent)) return true
  const isName = 'name' in parent && parent.name === node
  return !isName && !ts.isTypeQueryNode(parent) && !ts.isTypeNode(parent)
}

function* navigatorRule(file) {
  if (/^core\/platform(\.ts|\/)/.test(file.name)) return
  const found = []
  const visit = node => {
    if (readsNavigator(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  for (const node of found) {
    yield { file: file.name, line: file.lineOf(node), rule: 'navigator', message: 'only core/platform reads navigator' }
  }
}

function* nameRules(file) {
  const base = file.name.split('/').at(-1)
  const stem = base.replace(/\.tsx?$/, '')
  const at = { file: file.name, line: 1, rule: 'name' }
  if (FORBIDDEN_NAMES.test(stem)) yield { ...at, message: `a file named ${stem} has no job: name what it does` }
  if (!FILE_NAME.test(base)) yield { ...at, message: 'file names are kebab-case' }
  const place = file.folder === '.' ? '' : file.folder
  if (stem === 'index' && !INDEX_PLACES.test(place))
    yield { ...at, message: 'an index file is only for public entries' }
}

/** Everything wrong with who imports whom. */
export function checkLayers(files) {
  const perFile = files.flatMap(file => [...importRules(file), ...navigatorRule(file), ...nameRules(file)])
  const cycles = findCycles(files).map(group => ({
    file: group[0],
    line: 1,
    rule: 'cycle',
    message: `imports itself through ${group.join(', ')}`,
  }))
  return [...perFile, ...cycles]
}
