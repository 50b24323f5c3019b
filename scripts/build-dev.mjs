import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { rollup } from 'rollup'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DEV = join(ROOT, 'dev')

/** Files that the stack reads at run time: the pages that it serves, and the contracts that it deploys. */
const READ = /^(?:[a-z]+\/page\/.+|(?:[a-z]+\/)+artifacts\.json)$/
const TYPES = 'index.d.mts'

/** Chunks smaller than this, in bytes, are merged into another one if nothing then loads earlier than before. */
const SMALL = 20_000

/** Imports from the package itself, whose built files are beside the bundle. */
const BUILT = /^(?:\.\.\/)+dist\//
const BESIDE = 'beside:'

const beside = () => ({
  name: 'beside',
  resolveId: id => (BUILT.test(id) ? { id: id.replace(BUILT, BESIDE), external: 'absolute' } : null),
})

const nameOf = id => relative(DEV, id).replaceAll('\\', '/')

/** Lets modules find their files, which are copied next to the bundle in the same folders. */
const places = () => ({
  name: 'places',
  transform(code, id) {
    const name = nameOf(id)
    const url = `new URL('./${name}', import.meta.url).href`
    const placed = code
      .replaceAll('import.meta.url', url)
      .replaceAll('import.meta.dirname', `join(import.meta.dirname, '${dirname(name)}')`)
    return placed === code ? null : { code: placed, map: null }
  },
})

/** The files that are part of the development stack: its modules, and what they read. */
export const stackFiles = () =>
  readdirSync(DEV, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules'))

/**
 * Bundles the development stack into `folder`: its sources are about 180 modules, none of which a site imports by
 * itself. The code stays readable; packages are not bundled.
 */
export async function buildDev(folder) {
  const bundle = await rollup({
    input: { index: join(DEV, 'index.mjs'), cli: join(DEV, 'cli.mjs') },
    external: id => !id.startsWith('.') && !id.startsWith('/'),
    plugins: [beside(), places()],
    onLog(level, log, handler) {
      if (log.code !== 'CIRCULAR_DEPENDENCY') handler(level, log)
    },
  })
  await bundle.write({
    dir: folder,
    format: 'es',
    sourcemap: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    hoistTransitiveImports: false,
    experimentalMinChunkSize: SMALL,
    paths: id => id.replace(BESIDE, '../'),
  })
  await bundle.close()
  for (const name of [TYPES, ...stackFiles().map(nameOf)].filter(name => name === TYPES || READ.test(name))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(join(DEV, name), join(folder, name))
  }
}
