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
 * The product is what the compiler makes of it, before chunks: cases reach into single modules. The package is looked at
 * by the end-to-end tests. `BAD_INPUTS_SOURCE=src` bundles the sources instead.
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

/** Whether the React layer is there to be looked at. */
export const hasReact = existsSync(fileOf(SOURCE, 'react/index'))

async function bundle(outdir) {
  const common = {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outdir,
    conditions: ['production'],
    // React only complains of what is wrong in development; nothing else looks at this.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    // The package lists its files with side effects by their names in dist.
    ignoreAnnotations: true,
    plugins: [modules],
    tsconfig: join(ROOT, 'tsconfig.json'),
    nodePaths: [join(ROOT, 'node_modules')],
  }
  const harness = join(PAGE, 'harness.mjs')
  const react = hasReact ? { react: join(PAGE, 'react.mjs') } : {}
  // Most cases load the page in one file, which is quick; `split.html` loads it in chunks, as a site does.
  await build({ ...common, entryPoints: { whole: harness }, external: ['/families.js'] })
  const families = join(PAGE, 'families.mjs')
  await build({ ...common, entryPoints: { harness, families, ...react }, splitting: true, external: ['/families.js'] })
  await build({ ...common, entryPoints: { copy: join(PAGE, 'copy.mjs') } })
}

const split = ({ body, type }) => ({ body: String(body).replace('/whole.js', '/harness.js'), type })

/** esbuild's own helper trips over what a case puts into `Object.prototype`; the product is what is looked at here. */
const OWN_KEYS = [/for \(var name in all\)/g, 'for (var name of Object.keys(all))']

/** The files of the test site, bundled once. */
async function files() {
  const folder = mkdtempSync(join(tmpdir(), 'bad-inputs-'))
  await bundle(folder)
  const read = path => {
    if (path === '/split.html') return split(read('/'))
    const name = path === '/' ? 'index.html' : path.slice(1)
    const file = [join(folder, name), join(PAGE, name)].find(existsSync)
    if (!file || !/^[\w.-]+$/.test(name)) return undefined
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
 * @returns `origin`, `get(path)` for pages under another origin, and `close`
 */
export async function startSite() {
  const site = await files()
  const server = createServer((request, response) => {
    const file = site.get(new URL(request.url, 'http://x').pathname)
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
