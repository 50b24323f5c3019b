import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { nodeResolve } from '@rollup/plugin-node-resolve'
import { transform as esbuild } from 'esbuild'
import { minifyHTMLLiterals } from 'minify-literals'

import { assignChunks, comesWith } from './build/chunks.mjs'
import { languageChunk, languages } from './build/languages.mjs'
import { withLimits } from './scripts/inline-limits.mjs'
import { bundleProtocolClient, PROTOCOL_CLIENT } from './scripts/protocol-client.mjs'
import { withStaticProperties } from './scripts/static-properties.mjs'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
/** What the TypeScript compiler has emitted; `scripts/build.mjs` runs it first. */
const COMPILED = join(ROOT, '.tmp/js')

/** Reads a compiled file with its map, so that the final maps lead to the TypeScript sources. */
const compiled = () => ({
  name: 'compiled',
  load(id) {
    if (!id.startsWith(COMPILED) || !existsSync(`${id}.map`)) return null
    const map = JSON.parse(readFileSync(`${id}.map`, 'utf8'))
    map.sourcesContent = map.sources.map(source => readFileSync(resolve(dirname(id), source), 'utf8'))
    return { code: readFileSync(id, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'), map }
  },
})

/** Takes comments and idle white space out of the `html`, `svg` and `css` templates of our own code. */
const literals = () => ({
  name: 'literals',
  async transform(code, id) {
    if (!id.startsWith(COMPILED) || !/\b(html|svg|css)\s*`/.test(code)) return null
    // without its slash, a shape of an `svg` fragment would hold the next one instead of standing beside it
    const result = await minifyHTMLLiterals(code, {
      fileName: id,
      minifyOptions: { keepClosingSlash: true, removeAttributeQuotes: true },
    })
    return result ? { code: result.code, map: result.map } : null
  },
})

/** Writes the product's numbers where they are used. */
const limits = () => ({
  name: 'limits',
  transform: (code, id) =>
    id.startsWith(COMPILED) ? withLimits(code, readFileSync(join(COMPILED, 'core/limits.js'), 'utf8')) : null,
})

/** Takes the decorators out of our own elements; what they say stays. */
const staticProperties = () => ({
  name: 'static-properties',
  transform: (code, id) => (id.startsWith(COMPILED) ? withStaticProperties(code) : null),
})

/** Libraries ask for the environment by this name; a page without a bundler has no `process`. */
const production = () => ({
  name: 'production',
  transform: code =>
    code.includes('process.env.NODE_ENV') ? code.replaceAll('process.env.NODE_ENV', '"production"') : null,
})

/** The wallet-connection client in one piece: Rollup reads no CommonJS. */
const protocolClient = () => ({
  name: 'protocol-client',
  resolveId: source => (source === PROTOCOL_CLIENT ? '\0protocol-client' : null),
  load: async id => (id === '\0protocol-client' ? (await bundleProtocolClient()).code : null),
})

/** A package that viem's names bring along and never use: its own file for `import` reads CommonJS. */
const emitter = () => ({
  name: 'emitter',
  resolveId: source =>
    source === 'eventemitter3' ? join(ROOT, 'node_modules/eventemitter3/dist/eventemitter3.esm.js') : null,
})

const SIGNALS = '@lit-labs/signals'

/**
 * Takes of the signal library only what is imported. It does not declare that it has no side effects, so that a site's
 * bundler would keep its watchers and directives: 0.9 kB of the first load.
 */
const signals = () => ({
  name: 'signals',
  resolveId(source, importer) {
    if (source === SIGNALS) return { id: fileURLToPath(import.meta.resolve(SIGNALS)), moduleSideEffects: false }
    if (!source.startsWith('.') || !importer?.includes(`/${SIGNALS}/`)) return null
    return { id: resolve(dirname(importer), source), moduleSideEffects: false }
  },
})

/**
 * Picks a module out of the chunk that it shares in one expression. Rollup writes `const { x } = await import(…).then(…)`,
 * of which Vite 5 and 6 take `x` from the chunk itself.
 */
const namespaces = () => ({
  name: 'namespaces',
  renderChunk: code => ({
    code: code.replaceAll(
      /await (import\([^()]*\))\.then\(function \((\w+)\) \{ return \2\.(\w+); \}\)/g,
      '(await $1).$3',
    ),
    map: null,
  }),
})

/**
 * Prints the npm modules without comments, which their types have, and with half of the compiler's indentation. Languages
 * have neither.
 */
const reprinted = () => ({
  name: 'reprinted',
  async renderChunk(code, { fileName }) {
    if (fileName.startsWith('locales/')) return null
    const options = { target: 'es2022', format: 'esm', legalComments: 'none', charset: 'utf8' }
    return { code: (await esbuild(code, options)).code, map: null }
  },
})

const minified = () => ({
  name: 'minified',
  async renderChunk(code) {
    const options = {
      minify: true,
      target: 'es2022',
      format: 'esm',
      legalComments: 'none',
      sourcemap: true,
      charset: 'utf8',
    }
    const { code: small, map } = await esbuild(code, options)
    return { code: small, map }
  },
})

/** The compiled files behind one target of the package's `exports`; a `*` stands for every name in that folder. */
function expand(target) {
  const path = target.replace('./dist/', '')
  const [before, after] = path.split('*')
  if (after === undefined) return existsSync(join(COMPILED, path)) ? [path] : []
  const folder = dirname(`${before}x`)
  if (!existsSync(join(COMPILED, folder))) return []
  const names = readdirSync(join(COMPILED, folder)).map(name => `${folder}/${name}`)
  const paths = after.startsWith('/') ? names.map(name => `${name}${after}`) : names
  return paths.filter(name => name.startsWith(before) && name.endsWith(after) && existsSync(join(COMPILED, name)))
}

/** The entry files of the npm build: whatever the package's `exports` name and the compiler has made. */
export function entries() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const targets = Object.values(exports).flatMap(entry => entry?.default ?? [])
  const own = targets.filter(target => /^\.\/dist\/(?!cdn\/).*\.js$/.test(target))
  return [...new Set(own.flatMap(expand))].map(path => join(COMPILED, path))
}

/** Fails the build on what is merely odd elsewhere: an import cycle at run time is a mistake here. */
function onLog(level, log, handler) {
  if (log.code === 'EMPTY_BUNDLE') return
  const isOurs = log.ids?.some(id => id.startsWith(COMPILED)) ?? true
  if (log.code === 'CIRCULAR_DEPENDENCY' && !isOurs) return
  if (log.code === 'MODULE_LEVEL_DIRECTIVE' || log.code === 'INVALID_ANNOTATION') return
  handler(level, log)
}

const nameOf = id => relative(COMPILED, id).replaceAll('\\', '/').replace(/\.js$/, '')

/** Test wallets are a program of their own: a page that has them must not get a second copy of the product with them. */
const isTesting = name => name.startsWith('testing/')

/** What servers run shares no file with what pages run: it has no DOM, and pages would load more files for its sake. */
const isServer = name => name === 'siwx/server'

/** What a page can load. */
const isPage = name => !isTesting(name) && !isServer(name)

const npmInput = isWanted =>
  Object.fromEntries(
    entries()
      .map(id => [nameOf(id), id])
      .filter(([name]) => isWanted(name)),
  )

/** Everything from node_modules but the signal library is left to the site's bundler. */
const isExternal = id =>
  id !== SIGNALS && !id.startsWith('.') && !id.startsWith('/') && !resolve(id).startsWith(COMPILED)

/** npm: the chunks of `build/chunks`. */
export function npmBuild(dist) {
  const input = npmInput(isPage)
  const chunks = assignChunks(COMPILED, Object.keys(input))
  return {
    input,
    external: isExternal,
    onLog,
    plugins: [
      languages(COMPILED),
      signals(),
      compiled(),
      staticProperties(),
      limits(),
      literals(),
      namespaces(),
      reprinted(),
    ],
    output: {
      dir: dist,
      format: 'es',
      sourcemap: false,
      manualChunks: id => languageChunk(COMPILED, id) ?? (id.startsWith(COMPILED) ? chunks.get(nameOf(id)) : undefined),
      onlyExplicitManualChunks: true,
      // a bundler reads the imports itself, and would take a bare one for an effect that is wanted
      hoistTransitiveImports: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      // rollup drops directives; frameworks with server components need this one
      banner: ({ fileName }) => (fileName.startsWith('react/') ? "'use client'" : ''),
    },
  }
}

/** npm: a program of its own, whose chunks go into `folder`. */
const programBuild = (dist, isWanted, folder) => ({
  input: npmInput(isWanted),
  external: isExternal,
  onLog,
  plugins: [compiled(), limits(), reprinted()],
  output: {
    dir: dist,
    format: 'es',
    sourcemap: false,
    entryFileNames: '[name].js',
    chunkFileNames: `${folder}/[name].js`,
  },
})

/** npm: the test wallets. */
export const testingBuild = dist => programBuild(dist, isTesting, 'testing/chunks')

/** npm: what verifies sign-in on a server. A family's part is loaded when an account of it signs in. */
export const serverBuild = dist => programBuild(dist, isServer, 'siwx/server')

/** CDN: one entry with the chunks of `build/chunks` beside it and every dependency inside. */
export function cdnBuild(dist) {
  const chunks = assignChunks(COMPILED, Object.keys(npmInput(isPage)))
  const atOnce = comesWith(COMPILED, 'cdn')
  const chunkOf = name => (atOnce.has(name) ? 'page' : chunks.get(name))
  return {
    input: { 'wallet-modal': join(COMPILED, 'cdn.js') },
    onLog,
    plugins: [
      languages(COMPILED),
      signals(),
      compiled(),
      staticProperties(),
      limits(),
      literals(),
      production(),
      protocolClient(),
      emitter(),
      nodeResolve({
        browser: true,
        exportConditions: ['browser', 'production', 'default'],
        // The package's `sideEffects` speaks of dist/, which is only being made here.
        ignoreSideEffectsForRoot: true,
        rootDir: ROOT,
      }),
      minified(),
    ],
    output: {
      dir: join(dist, 'cdn'),
      format: 'es',
      sourcemap: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: id => languageChunk(COMPILED, id) ?? (id.startsWith(COMPILED) ? chunkOf(nameOf(id)) : undefined),
      onlyExplicitManualChunks: true,
    },
  }
}

/** The builds that can be made from what is there. */
export default ({ dist = join(ROOT, 'dist') } = {}) => [
  npmBuild(dist),
  testingBuild(dist),
  serverBuild(dist),
  ...(existsSync(join(COMPILED, 'cdn.js')) ? [cdnBuild(dist)] : []),
]
