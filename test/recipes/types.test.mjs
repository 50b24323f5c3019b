import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'

import { compileTemplate, parse } from '@vue/compiler-sfc'
import { compile } from 'svelte/compiler'

import { KITS } from '../../scripts/docs/migrate.mjs'
import { writeElementTypes } from '../../scripts/element-types.mjs'
import { typesOfNames } from './migrate-names.mjs'
import { componentsOf, guides, PROJECT, recipes, writePieces } from './recipe-code.mjs'

const PLACE = join(PROJECT, '.tmp/recipes')
const GUIDES_PLACE = join(PROJECT, '.tmp/guides')

/** Where each entry of the package is before it is built. */
const PATHS = {
  'wallet-modal': ['../../src/index.ts'],
  'wallet-modal/networks': ['../../src/networks.ts'],
  'wallet-modal/react': ['../../src/react/index.ts'],
  'wallet-modal/vue': ['../../src/vue/index.ts'],
  'wallet-modal/elements': ['../../src/elements/index.ts'],
  'wallet-modal/siwx': ['../../src/siwx/index.ts'],
  'wallet-modal/siwx/server': ['../../src/siwx/server.ts'],
  'wallet-modal/testing': ['../../src/testing/index.ts'],
  'wallet-modal/wagmi': ['../../src/wagmi/index.ts'],
  'wallet-modal/dev': ['../../dev/index.d.mts'],
  'wallet-modal/chains/*': ['../../src/chains/*/index.ts'],
  'wallet-modal/types/*': ['./types/*.d.ts'],
}

/** Guides show what there is without using it, and take what they know to be there. */
const LOOSE = { noUnusedLocals: false, noUnusedParameters: false, noUncheckedIndexedAccess: false }

/** What the pieces of the guides take from those before them, or from the page that they are about. */
const GIVEN = `
declare const createWalletModal: typeof import('wallet-modal').createWalletModal
declare const getWalletModal: typeof import('wallet-modal').getWalletModal
declare const evmAdapter: typeof import('wallet-modal/chains/evm').evmAdapter
declare const bitcoinAdapter: typeof import('wallet-modal/chains/bitcoin').bitcoinAdapter
declare const solanaAdapter: typeof import('wallet-modal/chains/solana').solanaAdapter
declare const base: typeof import('wallet-modal/networks').base
declare const mainnet: typeof import('wallet-modal/networks').mainnet
declare const solana: typeof import('wallet-modal/networks').solana
declare const modal: import('wallet-modal').WalletModal
declare const stack: Awaited<ReturnType<typeof import('wallet-modal/dev').startDevStack>>
declare const signal: AbortSignal
declare const logo: HTMLElement
declare const uri: string
declare const page: import('playwright-core').Page
declare const [token, exchange, approval, order]: readonly \`0x\${string}\`[]
declare const show: (...what: readonly unknown[]) => void
declare function defineNuxtPlugin(setup: () => void): unknown
declare module '@testing-library/react' {
  export function render(what: import('react').ReactNode): void
}
declare module 'shadow-dom-testing-library' {
  export const screen: {
    findByShadowRole(role: string, options: { name: string | RegExp }): Promise<HTMLElement>
    findByText(text: string): Promise<HTMLElement>
  }
}
declare module 'vitest' {
  export function afterAll(work: () => void): void
  export function test(name: string, work: () => Promise<void>): void
  export function expect(value: unknown): { toBeDefined(): void }
}
`

/** The files of the reader's own site that pieces of the guides import. */
const SITE = {
  'Header.tsx': "export declare function Header(): import('react').ReactElement",
  'modal.ts': "export declare const modal: import('wallet-modal').WalletModal",
  'modal.client.ts': "export * from './modal.js'",
}

/** What the types of templates import, which the build puts beside them. */
const BESIDE_TYPES = {
  'index.ts': "export type * from '../../src/index.js'",
  'elements/index.ts': "export type * from '../../../src/elements/index.js'",
}

/** What the compiler says of a folder's pieces. @param {string} place @param {Readonly<Record<string, boolean>>} options */
async function complaints(place, options = {}) {
  const compilerOptions = { paths: PATHS, ...options }
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['*.ts', '*.tsx'], exclude: [] }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(PROJECT, 'node_modules/ts7/bin/tsc')
  const told = await promisify(execFile)(process.execPath, [compiler, '-p', place, '--noEmit'], { cwd: PROJECT }).then(
    () => '',
    (/** @type {{ stdout: string }} */ { stdout }) => stdout,
  )
  return told.split('\n').filter(line => line.startsWith('.tmp/'))
}

describe('the code of the recipes', () => {
  it('is there in each', () => {
    for (const [name, pieces] of Object.entries(recipes)) assert.ok(pieces.length > 0, name)
  })

  it('type-checks against this package', { timeout: 120_000 }, async () => {
    writePieces(PLACE, recipes)
    assert.deepEqual(await complaints(PLACE), [])
  })
})

describe('the code of the guides, and our names in their tables', () => {
  it('type-checks against this package', { timeout: 120_000 }, async () => {
    writePieces(GUIDES_PLACE, guides)
    writeFileSync(join(GUIDES_PLACE, 'given.d.ts'), GIVEN)
    writeElementTypes(join(PROJECT, 'custom-elements.json'), GUIDES_PLACE)
    mkdirSync(join(GUIDES_PLACE, 'elements'))
    for (const [name, code] of Object.entries({ ...SITE, ...BESIDE_TYPES }))
      writeFileSync(join(GUIDES_PLACE, name), code)
    for (const [name, kit] of Object.entries(KITS))
      writeFileSync(join(GUIDES_PLACE, `names-${name}.ts`), typesOfNames(kit))
    assert.deepEqual(await complaints(GUIDES_PLACE, LOOSE), [])
  })

  it('is what the compilers of Vue and Svelte take, on a server', () => {
    const [forVue = ''] = componentsOf('docs/frameworks', 'vue')
    const source = parse(forVue).descriptor.template?.content ?? ''
    const vue = compileTemplate({ source, filename: 'wallet.vue', id: 'wallet', ssr: true, ssrCssVars: [] })
    assert.deepEqual(vue.errors, [])
    assert.match(vue.code, /ssrRenderComponent\(_component_WalletModalButton/)

    const [forSvelte = ''] = componentsOf('docs/frameworks', 'svelte')
    const svelte = compile(forSvelte, { generate: 'server' })
    assert.deepEqual(svelte.warnings, [])
    assert.match(svelte.js.code, /<wallet-modal-button/)
  })
})
