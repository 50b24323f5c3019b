import { buildSite, bytesOf, staticClosure } from './consumer.mjs'
import { serve } from './serve.mjs'
import { recordVisit } from './visit.mjs'

const ENTRY = '/site.js'
/** What may only load when a visitor has asked for what needs it. */
const ON_INTENT = {
  viem: /node_modules\/viem\//,
  qr: /node_modules\/uqr\//,
  zod: /node_modules\/zod\//,
  walletConnect: /@(walletconnect|reown)\//,
  locale:
    /wallet-modal\/dist\/core\/i18n\/locales\/(?!en\b|index\b|opening\b|connecting\b|titles\b|extras\b|page\b)[a-z-]+\.js$/,
}
/** What a site with the EVM adapter alone must not have in its bundle at all. */
const OTHER_CHAINS =
  /wallet-modal\/dist\/chains\/(solana|bitcoin|polkadot|universal)\/|node_modules\/(@solana|@scure\/btc-signer|bitcoinjs-lib|sats-connect)/
/** Libraries of which two copies would break the product or double its weight. */
const ONCE = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'signal-polyfill']

const VIEW = /dist\/elements\/views\/(w3m-[a-z0-9-]+-view)\.js$/
const inputsOf = (site, url) => Object.keys(site.outputs.get(url)?.inputs ?? {})

/** The bytes that each view adds to what is loaded once a wallet is connected and the page is quiet. */
function measureViews(site, loaded) {
  const rows = [...site.outputs.keys()].flatMap(url => {
    const tags = inputsOf(site, url).flatMap(path => VIEW.exec(path)?.[1] ?? [])
    const added = [...staticClosure(site, url)].filter(file => !loaded.has(file))
    return tags.map(tag => [tag, bytesOf(site, added)])
  })
  return Object.fromEntries(rows.sort())
}

/** How many copies of each library that must be single the bundle holds. */
function countCopies(site) {
  const inputs = [...site.outputs.keys()].flatMap(url => inputsOf(site, url))
  return Object.fromEntries(
    ONCE.map(name => {
      const folders = inputs.map(path => new RegExp(`^.*node_modules/${name}/`).exec(path)?.[0]).filter(Boolean)
      return [name, new Set(folders).size]
    }),
  )
}

/** The inputs that a moment has loaded although they wait for an intent. */
function tooEarly(site, files) {
  const inputs = [...files].flatMap(url => inputsOf(site, url))
  return Object.entries(ON_INTENT).flatMap(([what, pattern]) => (inputs.some(path => pattern.test(path)) ? [what] : []))
}

/** Builds the site from the packed package at `root`, visits it, and says what everything weighs. */
async function measureSite(root, services) {
  const site = await buildSite(root, services)
  const server = await serve(site.folder)
  try {
    const moments = await recordVisit(server.url)
    const atStart = staticClosure(site, ENTRY)
    const scripts = name => new Set([...atStart, ...moments[name].files.filter(file => site.outputs.has(file))])
    const loaded = Object.fromEntries(Object.keys(moments).map(name => [name, scripts(name)]))
    const each = read => Object.fromEntries(Object.entries(loaded).map(([name, files]) => [name, read(files)]))
    const inputs = [...site.outputs.keys()].flatMap(url => inputsOf(site, url))
    return {
      bytes: each(files => bytesOf(site, files)),
      views: measureViews(site, loaded.settled),
      requestsBeforeIntent: moments.idle.foreign,
      tooEarly: tooEarly(site, loaded.connectView),
      otherChains: inputs.filter(path => OTHER_CHAINS.test(path)),
      copies: countCopies(site),
      modules: each(files => modulesOf(site, files)),
      files: each(files => files.size),
    }
  } finally {
    server.close()
    site.remove()
  }
}

/**
 * Measures two sites, one with the hosted services and one without any. Each moment has to be light on both, so the heavier
 * of the two counts; only the moment in which a wallet is connected is told apart: `connected` is the product alone,
 * `connectedWithServices` what the services bring to the Connect view besides.
 */
export async function measure(root) {
  const hosted = await measureSite(root, 'hosted')
  const alone = await measureSite(root, 'none')
  const heavier = moment => (alone.bytes[moment] > hosted.bytes[moment] ? alone : hosted)
  const each = what => ({
    idle: heavier('idle')[what].idle,
    connectView: heavier('connectView')[what].connectView,
    connected: alone[what].connected,
    connectedWithServices: hosted[what].connected,
    settled: heavier('settled')[what].settled,
  })
  const both = what => [...hosted[what], ...alone[what]]
  return {
    ...hosted,
    bytes: each('bytes'),
    modules: each('modules'),
    files: each('files'),
    requestsBeforeIntent: both('requestsBeforeIntent'),
    tooEarly: [...new Set(both('tooEarly'))],
  }
}

/** The modules in some files, heaviest first, minified and uncompressed: where to look when a ceiling is broken. */
function modulesOf(site, files) {
  const rows = [...files].flatMap(url => Object.entries(site.outputs.get(url).inputs))
  const short = path => path.replace(/^.*node_modules\//, '')
  return rows.map(([path, { bytesInOutput }]) => [short(path), bytesInOutput]).sort(([, one], [, other]) => other - one)
}
