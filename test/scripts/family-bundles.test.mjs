// The bundle of a site with a single chain family, including lazily loaded parts.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'

import { build } from 'esbuild'
import { rollup } from 'rollup'

import { ROOT } from './project.mjs'

const dist = path => join(ROOT, 'dist', path)

/** The project's modules and the packages that a site's script reaches, statically or later. */
async function reachedFrom(source) {
  const script = '\0site'
  const site = {
    name: 'site',
    resolveId: id => (id === script ? id : undefined),
    load: id => (id === script ? source : undefined),
  }
  const external = id => id !== script && !/^[./]/.test(id)
  const bundle = await rollup({ input: script, plugins: [site], external, onLog() {} })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  const own = chunks.flatMap(({ moduleIds }) => moduleIds).filter(id => id !== script)
  const packages = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter(external)
  return [...new Set([...own.map(id => id.slice(dist('').length + 1)), ...packages])]
}

const use = (family, name) =>
  `import { ${name} } from ${JSON.stringify(dist(`chains/${family}/index.js`))}\nwindow.used = ${name}()`

const SOLANA = /^chains\/solana\/|^@solana/
const BITCOIN = /^chains\/bitcoin\/|^@scure/
const EVM = /^chains\/evm\/|^viem/

describe('a bundle of one chain family', () => {
  it('has no other family in it when it is EVM', async () => {
    const reached = await reachedFrom(use('evm', 'evmAdapter'))
    assert.ok(reached.includes('chains/evm/index.js'), reached.join())
    for (const other of [SOLANA, BITCOIN])
      assert.deepEqual(
        reached.filter(id => other.test(id)),
        [],
      )
  })

  it('has no EVM and no Bitcoin in it when it is Solana, and web3.js only behind what needs it', async () => {
    const reached = await reachedFrom(use('solana', 'solanaAdapter'))
    assert.ok(reached.includes('@solana/web3.js'))
    assert.deepEqual(
      reached.filter(id => EVM.test(id) || BITCOIN.test(id)),
      [],
    )
  })

  it('has no part of 25 kB or more when it is Solana, web3.js included', async () => {
    const { outputFiles } = await build({
      stdin: { contents: use('solana', 'solanaAdapter'), resolveDir: ROOT },
      outdir: join(ROOT, '.tmp/solana-bundle'),
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['browser', 'production'],
      // what the modal loads for a code is the same for every family
      external: ['@walletconnect/universal-provider'],
      write: false,
      logLevel: 'error',
    })
    const sizes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length)
    assert.ok(
      outputFiles.some(({ text }) => text.includes('11111111111111111111111111111111')),
      'web3.js is in it',
    )
    assert.deepEqual(
      sizes.filter(size => size >= 25_000),
      [],
    )
  })

  it('has no viem in the whole modal with Solana and Bitcoin', async () => {
    const families = `${use('solana', 'solanaAdapter')}\n${use('bitcoin', 'bitcoinAdapter')}`
    // `<wallet-modal>` is not among them: its attributes may choose any family
    const modal = ['index.js', 'react/index.js', 'elements/public/wallet-modal-account-button.js']
      .map(
        (path, index) =>
          `import * as part${index} from ${JSON.stringify(dist(path))}\nwindow.part${index} = part${index}\n`,
      )
      .join('')
    const reached = await reachedFrom(modal + families)
    assert.ok(reached.includes('@solana/web3.js'))
    assert.deepEqual(
      reached.filter(id => /^viem/.test(id)),
      [],
    )
  })

  it('has no other family in the whole modal with EVM alone', async () => {
    const modal = `import { createWalletModal } from ${JSON.stringify(dist('index.js'))}\n`
    const reached = await reachedFrom(`${modal}${use('evm', 'evmAdapter')}\nwindow.modal = createWalletModal`)
    for (const other of [SOLANA, BITCOIN])
      assert.deepEqual(
        reached.filter(id => other.test(id)),
        [],
      )
  })
})
