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
import { BESIDE_TYPES, GIVEN, GIVEN_TO_SCRIPTS, SITE, WRITTEN } from './given.mjs'
import { typesOfNames } from './migrate-names.mjs'
import { componentsOf, guides, PROJECT, recipes, scripts, writePieces } from './recipe-code.mjs'

const PLACE = join(PROJECT, '.tmp/recipes')
const GUIDES_PLACE = join(PROJECT, '.tmp/guides')
const SCRIPTS_PLACE = join(PROJECT, '.tmp/guide-scripts')

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
  'wallet-modal/locales/*': ['../../src/locales/*/index.ts'],
  '/vendor/wallet-modal/wallet-modal.js': ['../../src/cdn.ts'],
  'wallet-modal/chains/*': ['../../src/chains/*/index.ts'],
  'wallet-modal/types/*': ['./types/*.d.ts'],
}

/** Guides show what there is without using it, and take what they know to be there. */
const LOOSE = { noUnusedLocals: false, noUnusedParameters: false, noUncheckedIndexedAccess: false }

/** Scripts say nothing of types. */
const UNTYPED = {
  ...LOOSE,
  allowJs: true,
  checkJs: true,
  strict: false,
  exactOptionalPropertyTypes: false,
  noImplicitOverride: false,
  noImplicitReturns: false,
  types: ['node'],
}

/** What the compiler says of a folder's pieces. @param {string} place @param {Readonly<Record<string, unknown>>} options */
async function complaints(place, options = {}) {
  const compilerOptions = { paths: PATHS, ...options }
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['*.ts', '*.tsx', '*.js'], exclude: [] }
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
    for (const [page, pieces] of Object.entries(guides))
      for (const [index, code] of pieces.entries()) {
        const [, name] = WRITTEN.exec(code) ?? []
        if (name) writeFileSync(join(GUIDES_PLACE, `${name}.ts`), `export * from './${page}-${index}.js'`)
      }
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

describe('the scripts of the guides', () => {
  it('type-check against this package, its CDN build included', { timeout: 120_000 }, async () => {
    for (const [name, pieces] of Object.entries(scripts)) assert.ok(pieces.length > 0, name)
    writePieces(SCRIPTS_PLACE, scripts, 'js')
    writeFileSync(join(SCRIPTS_PLACE, 'given.d.ts'), GIVEN_TO_SCRIPTS)
    assert.deepEqual(await complaints(SCRIPTS_PLACE, UNTYPED), [])
  })
})
