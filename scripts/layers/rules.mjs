import { callbackEdges, registersIn } from './callbacks.mjs'
import { FEATURES, isPlaceless, tableProblems, whyNotFeature } from './features.mjs'
import { findCycles } from './graph.mjs'
import { errorRule, navigatorRule, variableRule } from './module-rules.mjs'
import { kindOf } from './kinds.mjs'

/** Layers from the lowest to the highest; a file imports its own or lower ones. */
const LAYERS = ['core', 'services', 'chains', 'controllers', 'elements', 'client', 'react', 'vue', 'entry']
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
  { test: /^(vue|@vue\/.+)$/, only: ['vue/'], why: 'only vue/ knows Vue' },
  { test: /^node:/, only: [], why: 'the product runs in a browser' },
]

/** The layer of a file of `src`. */
export function layerOf(name) {
  const placed = PLACED[name.replace(/(\.class)?\.tsx?$/, '')]
  if (placed) return placed
  const [top] = name.split('/')
  if (top === 'locales') return 'core'
  return !name.includes('/') || ['siwx', 'testing', 'wagmi'].includes(top) ? 'entry' : top
}

const isEntry = name => layerOf(name) === 'entry'
const isLocale = name => name.startsWith('locales/')
const familyOf = name => /^chains\/(?!networks\/|ports\/|shared\/)([a-z0-9-]+)\//.exec(name)?.[1]

/** Why a layer may not import another, or undefined when it may. */
function whyNotLayer(layer, below) {
  if (below === 'styles' && !['styles', 'elements', 'client', 'react', 'vue', 'entry'].includes(layer))
    return 'only elements and above import styles'
  if (layer === 'vue' && below === 'react') return 'what vue and react share is in client/bindings'
  if (layer === 'styles')
    return ['styles', 'core'].includes(below) ? undefined : `styles imports only core, not ${below}`
  return LAYERS.indexOf(below) > LAYERS.indexOf(layer) ? `${layer} is below ${below} and may not import it` : undefined
}

/** Why a file of one kind inside a feature may not import another of ours, or undefined when it may. */
function whyNotKind(file, target) {
  const kind = kindOf(file)
  if (kind === 'rules' && layerOf(target.name) !== 'core') return `${file.name} is rules, which import only core`
  if (kind !== 'state' || !target.name.startsWith('controllers/')) return undefined
  if (target.folder.split('/')[1] !== file.folder.split('/')[1])
    return `${file.name} is state, which imports no other feature`
  return kindOf(target) === 'use-case' ? `${file.name} is state, which imports no use-case` : undefined
}

/** Why one of our files may not import another of ours, or undefined when it may. */
function whyNot(file, { target, typeOnly }, files) {
  const layer = whyNotLayer(layerOf(file.name), layerOf(target))
  if (layer) return layer
  if (isLocale(file.name) && !isLocale(target) && !typeOnly) return 'locales import only types of core'
  const family = familyOf(target)
  if (family && familyOf(file.name) !== family && !/^chains\/registry(\.ts|\/)/.test(file.name) && !isEntry(file.name))
    return `chains/${family} is reached only through chains/registry`
  // `<wallet-modal>` is the client for pages without script, and what is above elements may use any of them.
  const isAbove = ['client', 'entry'].includes(layerOf(file.name))
  return (isAbove ? undefined : whyNotFeature(file.name, target)) ?? whyNotKind(file, files.get(target))
}

function* importRules(file, files) {
  for (const item of file.imports) {
    const { specifier, target, isLocal, line } = item
    const at = { file: file.name, line }
    if (isLocal && !target) yield { ...at, rule: 'import', message: `${specifier} names no file` }
    if (isLocal && !/\.(js|json)$/.test(specifier))
      yield { ...at, rule: 'import', message: `${specifier} must end in .js` }
    const why = target && whyNot(file, item, files)
    if (why) yield { ...at, rule: 'layer', message: `${why} (${specifier})` }
    if (specifier === 'zod')
      yield { ...at, rule: 'library', message: "import 'zod/mini', which is a third of the size" }
    const library = LIBRARIES.find(({ test }) => test.test(specifier))
    if (library && !library.only.some(prefix => file.name.startsWith(prefix))) {
      yield { ...at, rule: 'library', message: `${library.why} (${specifier})` }
    }
  }
}

function* placeRule({ name }) {
  const message = 'not in the folder of a feature: give it one in the table of scripts/layers/features.mjs'
  if (isPlaceless(name)) yield { file: name, line: 1, rule: 'place', message }
}

/** Stored callbacks: a module that stores functions depends on the modules of higher layers that pass them in. */
function* callbackRule(file, edges) {
  for (const { name, line } of registersIn(file)) {
    const callers = edges.filter(edge => edge.from === file.name && edge.name === name).map(({ to }) => to)
    const message = `${name} keeps functions for later, which makes importers of ${callers.join(', ')}`
    if (callers.length) yield { file: file.name, line, rule: 'callback', message }
  }
}

/** All violations of the import rules. */
export function checkLayers(files) {
  const byName = new Map(files.map(file => [file.name, file]))
  const edges = callbackEdges(files)
  const perFile = files.flatMap(file => [
    ...importRules(file, byName),
    ...placeRule(file),
    ...callbackRule(file, edges),
    ...navigatorRule(file),
    ...variableRule(file),
  ])
  const cycles = findCycles(files, edges).map(({ group, circle }) => ({
    file: circle[0],
    line: 1,
    rule: 'cycle',
    message: `imports itself: ${[...circle, circle[0]].join(' → ')} (${group.length} files in circles)`,
  }))
  const table = tableProblems(FEATURES).map(message => ({ file: 'controllers', line: 1, rule: 'table', message }))
  return [...perFile, ...errorRule(files), ...cycles, ...table]
}
