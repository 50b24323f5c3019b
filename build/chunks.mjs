// Decides which modules ship together in a chunk. This is the only place that does; the sources do not depend on it.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { parseAst } from 'rollup/parseAst'

/**
 * The stages of a visit, each loaded after the ones before it. A stage contains everything that its roots import
 * statically, except for what an earlier stage contains.
 */
export const STAGES = {
  /** The button is on the page. */
  shown: ['client', 'elements/public/wallet-modal-button'],
  /** The dialog shows the Connect view. */
  opened: ['controllers/visit/prepare', 'controllers/visit/open', 'elements/shell/w3m-modal'],
  /** The services are asked for wallets, pictures and the project's settings; they ship in `family`. */
  asked: [
    'controllers/shell/analytics/send-event',
    'controllers/images/fetch-image',
    'controllers/shell/report-error',
    'controllers/wallets/load-services',
    'services/analytics/events',
  ],
  /** A wallet is asked. */
  connecting: [
    'controllers/connect/connect',
    'controllers/connections/establish/remember-connection',
    'elements/connect/w3m-connecting-external-view',
  ],
  /** The button shows the account, after connecting or on a later visit. */
  connected: [
    'controllers/connections/load-balance',
    'controllers/accounts/load-identity',
    'controllers/connections/handle-wallet-event',
    'controllers/networks/endpoints-of',
    'controllers/visit/restore-connections',
    'controllers/visit/resume-page',
    'controllers/visit/sync-tabs',
    'elements/public/button-faces/account-face',
  ],
}

const nameOf = (folder, id) => relative(folder, id).replaceAll('\\', '/').replace(/\.js$/, '')

/** The static and dynamic imports of a compiled module, as names in the same folder. */
function importsOf(folder, name) {
  const id = join(folder, `${name}.js`)
  const found = { statics: [], dynamics: [] }
  const add = (list, source) => {
    if (typeof source === 'string' && source.startsWith('.')) list.push(nameOf(folder, join(dirname(id), source)))
  }
  const visit = node => {
    if (!node || typeof node.type !== 'string') return
    if (node.type === 'ImportExpression') add(found.dynamics, node.source.value)
    else if (node.source && /^(Import|Export)/.test(node.type)) add(found.statics, node.source.value)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child === 'object') visit(child)
  }
  visit(parseAst(readFileSync(id, 'utf8')))
  return found
}

/** The modules that can be reached from entries, with their imports. */
function readGraph(folder, entries) {
  const graph = new Map()
  const read = name => {
    if (graph.has(name)) return
    const imports = importsOf(folder, name)
    graph.set(name, imports)
    for (const target of [...imports.statics, ...imports.dynamics]) read(target)
  }
  entries.forEach(read)
  return graph
}

/** What modules import statically, themselves included. */
function closureOf(graph, roots) {
  const reached = new Set()
  const go = name => {
    if (reached.has(name)) return
    reached.add(name)
    graph.get(name).statics.forEach(go)
  }
  roots.forEach(go)
  return reached
}

const familyOf = name => /^chains\/(?!networks\/|shared\/)([a-z]+)\//.exec(name)?.[1]

/** Draws QR codes, with a library that few visitors need. */
const QR = /^elements\/ui\/(w3m-ui-)?qr\b/

/** Keeps a visitor's login; loads with the first login, or with a restored one. */
const FRAME = /^(controllers\/connections\/embedded|services\/frame)\//

/** What comes before and after the purchase form; visitors open it without the form. */
const PURCHASE =
  /^(elements\/onramp\/w3m-(buy-in-progress|fund-wallet|what-is-a-buy)-view|controllers\/onramp\/follow-purchase)$/

/** Connects by WalletConnect, in a Safe or to a watched address: a client that few views need. */
const JOINED = /^(controllers\/connections\/(wallet-connect|safe|view-only)\/|services\/(relay\/(?!auths$)|safe\/))/

/** Views with a chunk of their own: without it, they would load the other views of their feature, and what these need. */
const OWN_VIEWS = {
  'elements/connect/w3m-all-wallets-view': 'all-wallets',
  'elements/account/w3m-watch-address-view': 'watch',
}

/** The wallets of the catalogue, which the list of all wallets and a site's own read. */
const WALLET_LIST = /^controllers\/wallets\/list\//

/** Small parts that several features share, with the chunks where they load without any of these features. */
const PARTS = {
  'controllers/onramp/resume-earlier-purchase': 'feature-accounts',
  'core/list/row-layout': 'feature-ui',
  'elements/connections/texts': 'views-core',
  'elements/switching/no-signer': 'feature-accounts',
  'elements/switching/texts': 'feature-accounts',
  'services/blockchain/onramp': 'feature-onramp',
  'services/relay/relay-errors': 'views',
}

/** The site's legal links, with the checkbox beside them in every view that begins a connection. */
const LEGAL = 'elements/connections/w3m-legal-footer'

/**
 * The hash function for the checksum of EVM addresses; loads with the first account, or with code that shows addresses.
 */
const CHECKSUM = 'core/chain/checksum'

/**
 * The chunk of a module that loads after connecting: that of its feature, or of its kind. For languages, see
 * `languages.mjs`.
 */
function featureChunk(name) {
  if (QR.test(name)) return 'qr'
  if (name === CHECKSUM) return 'checksum'
  if (FRAME.test(name)) return 'frame'
  if (PURCHASE.test(name)) return 'feature-purchase'
  if (name === LEGAL) return 'legal'
  const own = OWN_VIEWS[name] ?? PARTS[name]
  if (own) return own
  if (JOINED.test(name)) return 'joined'
  if (WALLET_LIST.test(name)) return 'hooks'
  const [layer, folder] = name.split('/')
  if (layer === 'controllers' || layer === 'elements') return `feature-${folder}`
  return undefined
}

/**
 * The chunk of a module that several features share; those of `core` and `locales`, which use no other layer, have
 * their own.
 */
const sharedChunk = name => (/^(core|locales)\//.test(name) ? 'views-core' : 'views')

/**
 * Assigns modules to chunks.
 *
 * @param {string} folder where the compiled modules are
 * @param {string[]} entries the package's public modules, by name; they stay modules of their own
 * @returns {Map<string, string>} the chunk of each module that has one; the bundler groups the others by the modules
 *   that load them
 */
export function assignChunks(folder, entries) {
  const graph = readGraph(folder, entries)
  const chunks = new Map()
  const put = (names, chunk) => {
    for (const name of names)
      if (!chunks.has(name) && !entries.includes(name) && !name.startsWith('chains/networks/')) chunks.set(name, chunk)
  }
  for (const root of Object.values(STAGES).flat())
    if (!graph.has(root)) throw new Error(`build/chunks names ${root}, which is not a module`)
  const dynamics = new Set([...graph.values()].flatMap(imports => imports.dynamics))
  const own = name => !/^chains\/([a-z]+|networks|shared)\//.test(name)
  const reach = roots => [...closureOf(graph, roots)].filter(own)
  const opened = new Set(reach(STAGES.opened))
  const connected = new Set(reach([...STAGES.asked, ...STAGES.connecting, ...STAGES.connected]))
  const pages = reach(entries.filter(name => !/^(testing|locales)\//.test(name)))
  const families = reach([...dynamics].filter(name => familyOf(name) && !name.endsWith('/index')))

  // what adds WalletConnect, a Safe or a watched address to a family
  put(
    [...graph.keys()].filter(name => /^chains\/shared\/(walletconnect|safe|view-only)\//.test(name)),
    'joined',
  )
  // shared by the sign-in feature and the verifiers; a page without sign-in must not load it
  put(['core/errors/sign-in', 'core/platform/page-host'], 'sign-in')
  // its texts load with its own view, not with the texts of all later views
  put(['locales/en/sign-in'], 'texts-sign-in')
  // pages import these statically; in the chunk of a later stage, they would load that stage too
  const imported = entries.filter(name => /^(networks$|chains\/[a-z]+\/index$)/.test(name))
  put(reach([...STAGES.shown, ...imported]), 'page')
  put(
    [...closureOf(graph, imported)].filter(name => name.startsWith('chains/shared/')),
    'page',
  )
  // a site that sets a language needs it before anything is opened, so its loader depends only on the page chunk
  put(closureOf(graph, ['controllers/shell/language/load-locale']), 'language')
  // exports of the package have no side effects, so bundlers drop those that a page does not import; those that only
  // features use have a chunk of their own, which loads with the first feature
  const adapters = [...dynamics].filter(name => /^chains\/[a-z]+\/adapter$/.test(name))
  const reads = [...dynamics].filter(name => /^chains\/[a-z]+\/reads\/reads$/.test(name))
  const early = new Set([...opened, ...connected, ...reach([...adapters, ...reads])])
  put(
    reach(['index']).filter(name => early.has(name)),
    'exported',
  )
  put(reach(['index']), 'exported-features')
  // a family and the dialog load in parallel, so code that both need cannot be in the chunk of either
  put(
    [...families, ...pages].filter(name => opened.has(name)),
    'base',
  )
  put(
    reach(['chains/evm/adapter']).filter(name => pages.includes(name)),
    'base',
  )
  put(
    pages.filter(name => connected.has(name)),
    'base',
  )
  // modules that register an element have side effects, so each is a chunk of its own, under its own name
  for (const name of pages)
    if (graph.get(name).statics.some(other => other.startsWith('elements/public/') && entries.includes(other)))
      put([name], name.startsWith('vue/') ? `vue-${name.split('/').at(-1)}` : name.split('/').at(-1))
  // code shared by the framework layers is one file, which loads none of the frameworks
  put(
    pages.filter(name => name.startsWith('client/bindings/')),
    'bindings',
  )
  // code that the adapters of the families share loads with the first of them, without code of later stages
  put(
    reach(adapters).filter(name => !opened.has(name)),
    'family',
  )
  const shared = roots => {
    const closures = roots.map(name => closureOf(graph, [name]))
    const isShared = name => closures.filter(closure => closure.has(name)).length > 1
    return [...graph.keys()].filter(name => name.startsWith('chains/shared/') && isShared(name))
  }
  put(shared(adapters), 'family')
  // smaller than a separate file would cost, and most visits reach a field
  put(
    [
      'elements/base/field.styles',
      'elements/base/hidden.styles',
      'elements/base/new-region',
      'core/text/email',
      'core/text/latin-digits',
      'core/platform/page-url',
    ],
    'opened',
  )
  // used by sign-in and by the lists and networks of an account, neither of which loads the other's views
  put(
    [
      'services/storage/watch',
      'controllers/connections/establish/request-network',
      'controllers/accounts/asking-wallet',
    ],
    'connected',
  )
  // used by the views of a login and of a send
  put(['elements/base/mark.styles'], 'views-core')
  // needed at the same time as the adapters; as a chunk of their own, Turbopack loads them more than once
  put(closureOf(graph, STAGES.asked), 'family')
  for (const stage of ['opened', 'connecting', 'connected']) put(closureOf(graph, STAGES[stage]), stage)
  // the email field and the social buttons are in the Connect view and must not load the rest of the login code
  const isLogin = name =>
    /^((controllers|elements)\/embedded|locales\/en\/(embedded|social)|core\/errors\/(frame|social)|core\/social|services\/social)\b/.test(
      name,
    )
  const logins = ['elements/embedded/w3m-email-field', 'elements/embedded/w3m-social-buttons']
  put(logins.flatMap(name => [...closureOf(graph, [name])]).filter(isLogin), 'log-in')
  // every family reads its balance through the same services once it is connected
  put([...reach(['chains/evm/reads/reads']), ...shared(reads)], 'reads')

  const deferred = new Map() // modules that features import, with the chunks of these features
  const afterwards = new Set() // those of them that a page may import too
  for (const root of dynamics) {
    if (chunks.has(root)) continue
    const chunk = featureChunk(root)
    if (!chunk) continue
    for (const name of reach([root]))
      if (pages.includes(name)) afterwards.add(name)
      else deferred.set(name, new Set([...(deferred.get(name) ?? []), chunk]))
  }
  put(
    pages.filter(name => afterwards.has(name)),
    'hooks',
  )
  for (const [name, from] of deferred)
    put(
      [name],
      from.size === 1 && !QR.test(name) && name !== CHECKSUM ? [...from][0] : (featureChunk(name) ?? sharedChunk(name)),
    )
  return chunks
}

/**
 * The modules that come with one, as it imports them statically.
 *
 * @param {string} folder where the compiled modules are
 * @param {string} entry its name
 */
export const comesWith = (folder, entry) => closureOf(readGraph(folder, [entry]), [entry])
