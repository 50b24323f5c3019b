// What the package ships of its signal library.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { transform } from 'esbuild'
import { rollup } from 'rollup'

import { npmBuild } from '../../rollup.config.mjs'
import { ROOT } from './project.mjs'

const read = path => readFileSync(join(ROOT, path), 'utf8')

/** A module of `src` as the npm build writes it. */
async function built(path) {
  const { code } = await transform(read(path), { loader: 'ts', target: 'es2022' })
  const source = { name: 'source', resolveId: id => (id === path ? id : null), load: id => (id === path ? code : null) }
  const { plugins, external, onLog } = npmBuild(join(ROOT, '.tmp/signals'))
  const bundle = await rollup({
    input: path,
    external: id => id !== path && external(id),
    onLog,
    plugins: [source, ...plugins],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return output
}

describe('the signal library', () => {
  it('is there once, for us and for sites that use it', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    assert.ok(dependencies['@lit-labs/signals'] && dependencies['signal-polyfill'])
    const { packages } = JSON.parse(read('package-lock.json'))
    const copies = Object.keys(packages).filter(path => path.endsWith('node_modules/signal-polyfill'))
    assert.deepEqual(copies, ['node_modules/signal-polyfill'])
  })

  it('ships only its cells: no watcher, no directive, no part of Lit', async () => {
    const [chunk, ...others] = await built('src/core/signal.ts')
    assert.deepEqual(others, [])
    assert.deepEqual(chunk.imports, ['signal-polyfill'])
    assert.doesNotMatch(chunk.code, /FinalizationRegistry|directive/i)
  })
})
