/**
 * The one table of features: each has a folder of its own in `controllers/` and `elements/`, or in one of them, and
 * may import itself, the features named here, and what those may import. No row may lead back to itself.
 */
export const FEATURES = {
  shell: [],
  images: ['shell'],
  networks: ['images'],
  accounts: ['networks'],
  connections: ['accounts'],
  wallets: ['connections'],
  'sign-in': ['connections'],
  pairing: ['wallets', 'sign-in'],
  names: ['connections'],
  embedded: ['names', 'sign-in'],
  connect: ['pairing', 'embedded'],
  visit: ['holdings', 'connect', 'sign-in'],
  switching: ['visit'],
  diagnostics: ['visit'],
  activity: ['connections'],
  holdings: ['activity'],
  receive: ['accounts'],
  send: ['switching'],
  swap: ['send'],
  calls: ['send'],
  pay: ['send'],
  onramp: ['send'],
  account: ['swap', 'onramp', 'receive'],
}

/** Folders of `elements/` that import no feature; each may import those before it. */
export const FOUNDATION = ['base', 'ui']
/** Parts of `elements/` that host the features, and that no feature imports; each may import those before it. */
export const HOSTS = ['registry', 'shell', 'public']

/** All features that a feature may import, itself included. */
function reach(table, feature, seen = new Set()) {
  if (seen.has(feature)) return seen
  seen.add(feature)
  for (const below of table[feature] ?? []) reach(table, below, seen)
  return seen
}

/** The rows of a table of features that lead back to themselves or name a feature that has no row. */
export function tableProblems(table) {
  return Object.entries(table).flatMap(([feature, below]) => {
    const unknown = below
      .filter(name => !Object.hasOwn(table, name))
      .map(name => `${feature} names ${name}: no such row`)
    const isCircle = below.some(name => reach(table, name).has(feature))
    return isCircle ? [...unknown, `${feature} leads back to itself`] : unknown
  })
}

/** The folder of a feature that a file lies in, or its name directly in the layer: `public`, `registry`. */
const folderOf = name => name.split('/')[1].replace(/\.tsx?$/, '')

const isLayer = (name, layer) => name.startsWith(`${layer}/`)
/** Files directly in `elements/` may be imported from everywhere in it, except for the registry, which is a host. */
const isShared = name => /^elements\/(?!registry\.)[^/]+$/.test(name)

/** Whether a folder of `elements/` is the same as another one, or comes after it, in an ordered list. */
const isAtOrAbove = (list, from, to) => list.indexOf(from) >= list.indexOf(to)

function whyNotElements(table, from, to) {
  if (HOSTS.includes(to)) {
    return HOSTS.includes(from) && isAtOrAbove(HOSTS, from, to)
      ? undefined
      : `elements/${to} hosts the others: elements/${from} may not import it`
  }
  if (HOSTS.includes(from)) return undefined
  if (FOUNDATION.includes(to)) {
    return !FOUNDATION.includes(from) || isAtOrAbove(FOUNDATION, from, to)
      ? undefined
      : `elements/${from} is below elements/${to}`
  }
  if (FOUNDATION.includes(from)) return `elements/${from} knows no feature`
  return reach(table, from).has(to) ? undefined : `${from} does not stand on ${to} in the table of features`
}

function whyNotControllers(table, from, to) {
  if (HOSTS.includes(from)) return undefined
  if (FOUNDATION.includes(from)) return `elements/${from} knows no controller`
  return reach(table, from).has(to) ? undefined : `${from} does not stand on ${to} in the table of features`
}

/** Why a file of `controllers/` or `elements/` may not import another of them, by the table; undefined when it may. */
export function whyNotFeature(from, to, table = FEATURES) {
  if (![from, to].every(name => /^(controllers|elements)\//.test(name))) return undefined
  const [own, other] = [folderOf(from), folderOf(to)]
  if (isLayer(from, 'elements') && isLayer(to, 'elements'))
    return isShared(from) || isShared(to) ? undefined : whyNotElements(table, own, other)
  if (isLayer(from, 'elements') && isLayer(to, 'controllers'))
    return isShared(from) ? undefined : whyNotControllers(table, own, other)
  if (isLayer(from, 'controllers') && isLayer(to, 'controllers'))
    return reach(table, own).has(other) ? undefined : `${own} does not stand on ${other} in the table of features`
  return undefined
}

/** Whether no row of the table covers the folder of a file. */
export function isPlaceless(name, table = FEATURES) {
  if (isLayer(name, 'controllers')) return !name.slice(12).includes('/') || !Object.hasOwn(table, folderOf(name))
  if (!isLayer(name, 'elements') || !name.slice(9).includes('/')) return false
  return ![...FOUNDATION, ...HOSTS, ...Object.keys(table)].includes(folderOf(name))
}
