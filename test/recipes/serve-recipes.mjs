import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { PROJECT, recipes, writePieces } from './recipe-code.mjs'

const HOST = '127.0.0.1'
const PLACE = join(PROJECT, '.tmp/recipes-run')

/** `recipe:<name>-<index>` is a piece of a recipe's code, `wallet-modal` this package as it is published. */
const names = {
  name: 'recipes',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve, resolve }) {
    onResolve({ filter: /^recipe:/ }, ({ path }) => ({ path: join(PLACE, `${path.slice('recipe:'.length)}.ts`) }))
    onResolve({ filter: /^wallet-modal(\/|$)/ }, ({ path, pluginData, kind }) =>
      pluginData === names ? undefined : resolve(path, { kind, resolveDir: PROJECT, pluginData: names }),
    )
  },
}

const html = (/** @type {string} */ script) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Recipe</title><link rel="icon" href="data:,"></head><body><script type="module" src="/${script}"></script></body></html>`

/**
 * Bundles the recipes' code as a site does, over the package as it is published, and serves a page for each script of
 * `page/`, at its name.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveRecipes() {
  writePieces(PLACE, recipes)
  const { outputFiles } = await build({
    entryPoints: ['local', 'wagmi'].map(name => fileURLToPath(new URL(`page/${name}.mjs`, import.meta.url))),
    outdir: join(PLACE, 'out'),
    absWorkingDir: PROJECT,
    nodePaths: [join(PROJECT, 'node_modules')],
    plugins: [names],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [`/${path.split(/[\\/]/).at(-1)}`, contents]))
  const server = createServer(({ url = '/' }, response) => {
    const script = files.get(url)
    if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    return response.writeHead(200, { 'content-type': 'text/html' }).end(html(`${url.slice(1)}.js`))
  })
  await new Promise(resolve => server.listen(0, HOST, () => resolve(undefined)))
  const address = server.address()
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { url: `http://${HOST}:${typeof address === 'object' ? address?.port : 0}`, stop }
}
