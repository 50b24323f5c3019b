import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { rollup } from 'rollup'
import { parseAst } from 'rollup/parseAst'
import { dts } from 'rollup-plugin-dts'

/** Code that needs a library which not every site has; the types of other entries must not refer to it. */
const APART = /^(react|vue|wagmi|testing|chains\/(?:evm|solana|bitcoin|polkadot|universal))\//

/** Imports of these chunks for their side effects only, which entries for all sites do not need. */
const UNUSED = /^import '[./]*\/chunks\/(?:react|vue|wagmi|testing|chains-\w+)\.js';\n/gm

/** The chunk of a declaration. Outside of these folders all share one, because the entries share their types. */
const chunkOf = path => APART.exec(path)?.[1].replace('/', '-') ?? 'shared'

const isOurs = (id, compiled) => id.startsWith('.') || id.startsWith(compiled)

/** The names that a module exports, which is built without `export *`. */
export function exportedNames(code) {
  return parseAst(code).body.flatMap(node => {
    if (node.type !== 'ExportNamedDeclaration') return node.type === 'ExportDefaultDeclaration' ? ['default'] : []
    const declared = node.declaration?.id ?? node.declaration?.declarations?.map(({ id }) => id) ?? []
    return [...[declared].flat().map(({ name }) => name), ...node.specifiers.map(({ exported }) => exported.name)]
  })
}

/**
 * Marks exports as types if the module does not export them as values: the bundler drops the `type` of `export type *
 * from`, so a class would seem to be importable.
 */
export const withTypesMarked = (declarations, values) =>
  declarations.replace(/^export (\{[^}]*\})/gm, (_, list) => {
    const marked = list.replace(/(?<=[{,]\s*)(?!type\b)(?:[\w$]+ as )?([\w$]+)/g, (name, exported) =>
      values.includes(exported) ? name : `type ${name}`,
    )
    return `export ${marked}`
  })

/**
 * Rolls the compiler's declarations up: one file per entry, and shared declarations in `chunks/`.
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
    // an entry must not name the libraries of the others, which a site may not have
    hoistTransitiveImports: false,
    onlyExplicitManualChunks: true,
    chunkFileNames: ({ name }) => `chunks/${name.replace(/\.d$/, '')}.d.ts`,
    manualChunks: id => (named.some(([, path]) => path === id) ? undefined : chunkOf(id.slice(compiled.length + 1))),
  })
  await bundle.close()
  for (const [name] of named.filter(([name]) => existsSync(join(dist, `${name}.js`)))) {
    const path = join(dist, `${name}.d.ts`)
    const values = exportedNames(readFileSync(join(dist, `${name}.js`), 'utf8'))
    const declarations = withTypesMarked(readFileSync(path, 'utf8'), values)
    writeFileSync(path, APART.test(`${name}.d.ts`) ? declarations : declarations.replace(UNUSED, ''))
  }
}
