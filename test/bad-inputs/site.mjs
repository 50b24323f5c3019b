import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = fileURLToPath(new URL('page/', import.meta.url))
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * The code under test is the compiler's output, before chunking: cases use individual modules. The end-to-end tests
 * cover the package. `BAD_INPUTS_SOURCE=src` bundles the sources instead.
 */
const SOURCE = process.env.BAD_INPUTS_SOURCE === 'src' ? 'src' : '.tmp/js'

const fileOf = (folder, path) => join(ROOT, folder, `${path}.${folder === 'src' ? 'ts' : 'js'}`)

/** `product:x` is a module of the package, `source:x` of its sources. */
const modules = {
  name: 'modules',
  setup(builder) {
    builder.onResolve({ filter: /^product:/ }, ({ path }) => ({ path: fileOf(SOURCE, path.slice(8)) }))
    builder.onResolve({ filter: /^source:/ }, ({ path }) => ({ path: fileOf('src', path.slice(7)) }))
  },
}

/** Whether the React layer is available. */
export const hasReact = existsSync(fileOf(SOURCE, 'react/index'))

const settings = outdir => ({
  bundle: true,
  format: 'esm',
  target: 'es2022',
  outdir,
  conditions: ['production'],
  minifyWhitespace: true,
  // React only complains of what is wrong in development; nothing else looks at this.
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'error',
  // The package lists its files with side effects by their names in dist.
  ignoreAnnotations: true,
  plugins: [modules],
  tsconfig: join(ROOT, 'tsconfig.json'),
  nodePaths: [join(ROOT, 'node_modules')],
})

/** Most cases load the page in one file, which is quick. */
const bundleWhole = folder =>
  build({
    ...settings(folder),
    entryPoints: { whole: join(PAGE, 'harness.mjs') },
    external: ['/families.js', '/siwx.js'],
  })

/** `split.html` loads it in chunks, as a site does. */
function bundleChunks(folder) {
  const entryPoints = {
    harness: join(PAGE, 'harness.mjs'),
    families: join(PAGE, 'families.mjs'),
    siwx: join(PAGE, 'siwx.mjs'),
  }
  if (hasReact) entryPoints.react = join(PAGE, 'react.mjs')
  return build({ ...settings(folder), entryPoints, splitting: true, external: ['/families.js', '/siwx.js'] })
}

const bundleCopy = folder => build({ ...settings(folder), entryPoints: { copy: join(PAGE, 'copy.mjs') } })

const split = ({ body, type }) => ({ body: String(body).replace('/whole.js', '/harness.js'), type })

/** esbuild's own helper fails on a case's changes to `Object.prototype`; only the package is tested here. */
const OWN_KEYS = [/for ?\(var (\w+) in all\)/g, 'for(var $1 of Object.keys(all))']

/** The files of the test site; each bundle is made once, when something of it is first asked for. */
function files() {
  const folder = mkdtempSync(join(tmpdir(), 'bad-inputs-'))
  const made = new Map()
  const make = bundle => made.get(bundle) ?? made.set(bundle, bundle(folder)).get(bundle)
  const bundleOf = name => (name === 'whole.js' ? bundleWhole : name === 'copy.js' ? bundleCopy : bundleChunks)
  const read = async path => {
    if (path === '/split.html') return split(await read('/'))
    const name = path === '/' ? 'index.html' : path.slice(1)
    if (!/^[\w.-]+$/.test(name)) return undefined
    if (name.endsWith('.js')) await make(bundleOf(name))
    const file = [join(folder, name), join(PAGE, name)].find(existsSync)
    if (!file) return undefined
    return { body: readFileSync(file, 'utf8').replace(...OWN_KEYS), type: TYPES[extname(file)] }
  }
  const known = new Map()
  return {
    get(path) {
      if (!known.has(path)) known.set(path, read(path))
      return known.get(path)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Serves the test site.
 *
 * @returns `origin`, `get(path)`, later, for pages under another origin, and `close`
 */
export async function startSite() {
  const site = files()
  await site.get('/whole.js')
  const server = createServer(async (request, response) => {
    const file = await site.get(new URL(request.url, 'http://x').pathname)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=600' }).end(file.body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    get: site.get,
    close() {
      server.closeAllConnections()
      server.close()
      site.remove()
    },
  }
}
