import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

/** What stands on a library that not every site has; its types must not reach those of the other entries. */
const APART = /^(react|vue|wagmi|testing|chains\/(?:evm|solana|bitcoin|polkadot|universal))\//

/** Everything else is one file: the entries speak of the same things. */
const chunkOf = path => APART.exec(path)?.[1].replace('/', '-') ?? 'shared'

const isOurs = (id, compiled) => id.startsWith('.') || id.startsWith(compiled)

/**
 * Rolls the compiler's declarations up: one file an entry, and what several entries share in `chunks/`.
 * @param {{ compiled: string, entries: readonly string[], dist: string }} options `entries` are compiled scripts
 */
export async function rollTypes({ compiled, entries, dist }) {
  const named = entries
    .map(path => path.replace(/\.js$/, '.d.ts'))
    .filter(path => existsSync(path))
    .map(path => [path.slice(compiled.length + 1).replace(/\.d\.ts$/, ''), path])
  const bundle = await rollup({
    input: Object.fromEntries(named),
    external: id => !isOurs(id, compiled),
    onLog: (level, log, handler) => {
      if (log.code !== 'CIRCULAR_DEPENDENCY' && log.code !== 'EMPTY_BUNDLE') handler(level, log)
    },
    plugins: [dts({ respectExternal: false })],
  })
  await bundle.write({
    dir: dist,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({ name }) => `chunks/${name.replace(/\.d$/, '')}.d.ts`,
    manualChunks: id => (named.some(([, path]) => path === id) ? undefined : chunkOf(id.slice(compiled.length + 1))),
  })
  await bundle.close()
}
