import { bytesOf, staticClosure } from './built-site.mjs'
import { buildIn } from './build-site.mjs'
import { BUNDLERS } from './bundlers/index.mjs'
import { serve } from './serve.mjs'
import { recordControl, recordVisit } from './visit.mjs'

/** Matches the modules of some libraries by their paths. */
const inLibrary = names => new RegExp(`(^|node_modules/)(${names})/`)
/** Code that may load only once a visitor needs it. */
const ON_INTENT = {
  viem: inLibrary('viem'),
  solana: inLibrary('@solana'),
  qr: inLibrary('uqr'),
  zod: inLibrary('zod'),
  walletConnect: inLibrary('@walletconnect|@reown'),
  locale: /wallet-modal\/(dist|src)\/(core\/i18n\/)?locales\/(?!en\b)[a-z]{2}(-[A-Za-z]+)?(\/|\.[jt]s$)/,
}
/** Sites that may contain code for other chains: their adapters, or the verifiers of their sign-ins. */
const HAVE_OTHERS = ['families', 'sign-in']
/** Code that the bundle of a site with only the EVM adapter must not contain at all. */
const OTHER_CHAINS =
  /wallet-modal\/(dist|src)\/chains\/(solana|bitcoin|polkadot|universal)\/|(^|node_modules\/)(@solana|@scure\/btc-signer|bitcoinjs-lib|sats-connect)\//
/** Libraries that must be loaded only once: a second copy would break the product or double its size. */
const ONCE = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'signal-polyfill']
/** Packages of frameworks and bundlers: a script that contains only these does not count as ours. */
const FRAMEWORK = inLibrary(
  'react|react-dom|scheduler|next|@next|@swc/helpers|client-only|webpack|vite|vite-7|rolldown',
)
const VIEW = /wallet-modal\/(?:dist|src)\/elements\/.*\b(w3m-[a-z0-9-]+-view)\.[jt]s$/

/** What visitors of the embedded wallet load, by name: the file that the package ships it in, or its module. */
const PARTS = {
  /** Keeps a login: the client of the secure frame, and the embedded wallet that uses it. */
  frame: /wallet-modal\/dist\/(?:chunks\/frame|controllers\/connections\/embedded\/embedded)\.js$/,
  /** The views of the login and of its account, which share a file. */
  'embedded views': /wallet-modal\/dist\/chunks\/feature-embedded\.js$/,
  /** The views of names. */
  'views of names': /wallet-modal\/dist\/chunks\/feature-names\.js$/,
}

/**
 * The chunks of the package that only one story loads, and the site that loads them. The verifiers of sign-ins are not
 * included.
 */
const STORIES = {
  swap: { site: 'button', chunks: ['feature-swap'] },
  signIn: {
    site: 'sign-in',
    chunks: [
      ...['feature-sign-in', 'sign-in', 'texts-sign-in', 'default-implementation'],
      ...['stored-sessions', 'verify-session', 'write-message'],
    ],
  },
}

/** Whether a script holds code that the site has because of the product. */
const isOurs = (site, url) =>
  site.sources(url).some(path => path.includes('/') && !path.startsWith('../') && !FRAMEWORK.test(path))

/**
 * The bytes that each view adds to what is loaded once a wallet is connected. They are computed from the imports
 * between scripts, so only for bundlers that produce modules.
 */
function measureViews(site, loaded) {
  const rows = site.urls.flatMap(url => {
    const tags = site.sources(url).flatMap(path => VIEW.exec(path)?.[1] ?? [])
    const added = tags.length ? [...staticClosure(site, url)].filter(file => !loaded.has(file)) : []
    return tags.map(tag => [tag, bytesOf(site, added)])
  })
  return Object.fromEntries(rows.sort())
}

/** The bytes that each part adds to what is loaded once a wallet is connected. */
function measureParts(site, loaded) {
  return Object.fromEntries(
    Object.entries(PARTS).flatMap(([name, module]) => {
      const url = site.urls.find(known => site.sources(known).some(path => module.test(path)))
      return url
        ? [
            [
              name,
              bytesOf(
                site,
                [...staticClosure(site, url)].filter(file => !loaded.has(file)),
              ),
            ],
          ]
        : []
    }),
  )
}

/**
 * The bytes of the scripts that only one story loads, by story; stories of another site, or with a missing chunk, are left
 * out.
 */
function measureStories(site, name) {
  const rows = Object.entries(STORIES).flatMap(([story, { site: own, chunks }]) => {
    const holding = chunk => site.urls.filter(url => site.sources(url).includes(`wallet-modal/dist/chunks/${chunk}.js`))
    const found = chunks.map(holding)
    return own === name && found.every(urls => urls.length) ? [[story, bytesOf(site, new Set(found.flat()))]] : []
  })
  return Object.fromEntries(rows)
}

/** The number of copies in the bundle of each library that must occur only once. */
function countCopies(site) {
  const sources = site.urls.flatMap(url => site.sources(url))
  return Object.fromEntries(
    ONCE.map(name => {
      const folders = sources.flatMap(path => new RegExp(`^(.*node_modules/)?${name}/`).exec(path)?.[0] ?? [])
      return [name, new Set(folders).size]
    }),
  )
}

/** The modules in each of some scripts, to find out why a limit is exceeded. */
const describe = (site, urls) =>
  [...urls].filter(url => isOurs(site, url)).map(url => ({ url, bytes: site.bytes(url), modules: site.sources(url) }))

/** Serves a folder while `work` runs. */
async function served(folder, work) {
  const server = await serve(folder)
  try {
    return await work(server.url)
  } finally {
    server.close()
  }
}

/** What a site without the product loads: only code of the framework and the bundler. */
export async function measureControl(place, what) {
  const control = await buildIn(place, { ...what, isControl: true })
  const urls = (await served(control.folder, recordControl)).filter(url => control.has(url))
  return { bytes: bytesOf(control, urls), files: urls.length }
}

/**
 * How many scripts are loaded because of the product: those with code of ours, and helpers of the bundler that a site
 * without the product does not load as separate files. A script that also contains code of the site itself has a
 * counterpart in the control.
 */
function countFiles(site, urls, control) {
  const ours = [...urls].filter(url => isOurs(site, url))
  const shared = ours.filter(url => site.sources(url).some(path => !path.includes('/'))).length
  return ours.length + Math.max(0, urls.size - ours.length - (control.files - Math.min(shared, control.files)))
}

/**
 * Builds a site with one bundler, visits it and says what the product costs at each moment. Bytes are those beyond the
 * control's, so that framework and bundler cancel out.
 *
 * @param {string} place a folder of `prepareSites`
 * @param {{ bundler: string, site: string }} what
 * @param {{ bytes: number, files: number }} control of `measureControl`
 */
export async function measureSite(place, what, control) {
  const site = await buildIn(place, what)
  const moments = await served(site.folder, recordVisit)
  const scripts = name => new Set(moments[name].files.filter(url => site.has(url)))
  const loaded = Object.fromEntries(Object.keys(moments).map(name => [name, scripts(name)]))
  const each = read => Object.fromEntries(Object.entries(loaded).map(([name, urls]) => [name, read(urls)]))
  const sources = site.urls.flatMap(url => site.sources(url))
  const early = [...loaded.connectView].flatMap(url => site.sources(url))
  const { modules } = BUNDLERS[what.bundler]
  return {
    bytes: each(urls => bytesOf(site, urls) - control.bytes),
    files: each(urls => countFiles(site, urls, control)),
    views: modules ? measureViews(site, loaded.connected) : {},
    parts: modules ? measureParts(site, loaded.connected) : {},
    stories: modules ? measureStories(site, what.site) : {},
    requestsBeforeIntent: moments.preloaded.foreign,
    tooEarly: Object.keys(ON_INTENT).filter(name => early.some(path => ON_INTENT[name].test(path))),
    otherChains: HAVE_OTHERS.includes(what.site) ? [] : [...new Set(sources.filter(path => OTHER_CHAINS.test(path)))],
    copies: countCopies(site),
    scripts: each(urls => describe(site, urls)),
  }
}
