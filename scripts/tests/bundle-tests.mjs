import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** Where the modules are that several test files share. */
const SHARED = '/.bundled/'

/** What is served at an address of its own stays an import of it: the runner's scripts, and the packages of plugins. */
const served = packages => ({
  name: 'served',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^.]/ }, ({ path: source }) => {
      const url = source.startsWith('/__') ? source : packages.map(each => each.resolveImport({ source })).find(Boolean)
      return url && { path: url, external: true }
    })
  },
})

/** The package's `sideEffects` are those of its built files: no module of the sources may be left out. */
const whole = {
  name: 'whole',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\./ }, async ({ path, pluginData, ...place }) => {
      if (pluginData === whole || place.resolveDir.includes('/node_modules/')) return undefined
      const { importer, namespace, resolveDir, kind } = place
      const found = await esbuild.resolve(path, { importer, namespace, resolveDir, kind, pluginData: whole })
      return { ...found, sideEffects: true }
    })
  },
}

/**
 * Bundles test files, so that a page loads each with its modules in some dozens of requests, where it would be hundreds.
 *
 * @param {readonly string[]} files paths from the root
 * @param {readonly { resolveImport: (asked: { source: string }) => string | undefined }[]} packages plugins of the test
 *   runner that serve packages in a way of their own
 * @returns middleware of the test runner's server
 */
export async function bundleTests(files, packages) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    bundle: true,
    chunkNames: `${SHARED.slice(1)}[name]-[hash]`,
    conditions: ['production'],
    entryPoints: [...files],
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    outbase: ROOT,
    outdir: ROOT,
    platform: 'browser',
    plugins: [served(packages), whole],
    sourcemap: 'linked',
    splitting: true,
    target: 'es2022',
    tsconfigRaw: readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'),
    write: false,
  })
  const texts = new Map(outputFiles.map(file => [file.path.slice(ROOT.length), file.text]))
  const entries = new Map(files.map(file => [`/${file}`, texts.get(`/${file.replace(/\.tsx?$/, '.js')}`)]))
  return (context, next) => {
    const body = entries.get(context.path) ?? texts.get(context.path)
    if (body === undefined) return next()
    context.type = context.path.endsWith('.map') ? 'application/json' : 'text/javascript'
    context.body = body
    return undefined
  }
}
