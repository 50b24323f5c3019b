import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepts, check, imports, refuses, thing } from './layers-project.mjs'
import { makeProject, runScript } from './project.mjs'

const DOC = '/** A thing. */\n'

describe('check-layers: layers', () => {
  it('accepts imports of the same and of lower layers', () => {
    accepts({
      'core/thing.ts': thing(),
      'core/other.ts': imports('./thing.js'),
      'locales/en/index.ts': thing(),
      'core/i18n/t.ts': imports('../../locales/en/index.js'),
      'services/http.ts': `${imports('../core/thing.js')}import * as z from 'zod/mini'\nvoid z\n`,
      'controllers/shell/modal.ts': imports('../../core/thing.js'),
      'styles/tokens.ts': `${imports('../core/thing.js')}${thing()}`,
      'elements/shell/w3m-x.ts': imports('../../styles/tokens.js', '../../controllers/shell/modal.js'),
      'react/use-x.ts': imports('../elements/shell/w3m-x.js'),
      'version.ts': thing(),
      'index.ts': imports('./version.js', './core/thing.js'),
    })
  })

  it('refuses an empty project', () => assert.equal(check({}).isFine, false))

  it('answers by its exit code', () => {
    const good = makeProject({ 'src/core/a.ts': thing() })
    const bad = makeProject({ 'src/core/a.ts': thing(), 'src/core/utils.ts': thing() })
    assert.equal(runScript('check-layers.mjs', '--root', good.root).status, 0)
    assert.equal(runScript('check-layers.mjs', '--root', bad.root).status, 1)
    good.remove()
    bad.remove()
  })

  const upward = [
    ['core', 'services'],
    ['services', 'chains/shared'],
    ['chains/shared', 'controllers/shell'],
    ['controllers/shell', 'elements/shell'],
    ['elements/shell', 'react'],
    ['client', 'react'],
    ['client', 'vue'],
    ['react', 'vue'],
    ['vue', 'react'],
    ['services', 'controllers/shell'],
    ['locales/en', 'services'],
  ]
  for (const [low, high] of upward) {
    const path = `${'../'.repeat(low.split('/').length)}${high}/high.js`
    it(`refuses ${low} importing ${high}`, () => {
      refuses({ [`${low}/low.ts`]: imports(path), [`${high}/high.ts`]: thing() }, /low\.ts:1 {2}layer /)
    })
  }

  const ways = {
    'of types alone': "import type { thing } from '../services/high.js'\nexport type { thing }\n",
    'written inside a type': `${DOC}export type Low = import('../services/high.js').High\n`,
    'that is dynamic': "void import('../services/high.js')\n",
    'that exports again': "export { thing } from '../services/high.js'\n",
  }
  for (const [way, low] of Object.entries(ways)) {
    it(`refuses an upward import ${way}`, () =>
      refuses({ 'core/low.ts': low, 'services/high.ts': thing() }, /core is below services/))
  }

  it('lets locales import types of core, and nothing else', () => {
    const files = { 'core/a.ts': thing() }
    accepts({ ...files, 'locales/en/x.ts': "import type { thing } from '../../core/a.js'\nexport type { thing }\n" })
    refuses({ ...files, 'locales/en/x.ts': imports('../../core/a.js') }, /locales import only types of core/)
  })

  it('refuses a chain family reached from outside the registry', () => {
    const family = { 'chains/evm/index.ts': thing() }
    refuses({ ...family, 'controllers/shell/one.ts': imports('../../chains/evm/index.js') }, /only through chains\/reg/)
    refuses({ ...family, 'chains/solana/x.ts': imports('../evm/index.js') }, /only through chains\/registry/)
  })

  it('lets the registry, the family and public entries reach a chain family', () => {
    accepts({
      'chains/evm/index.ts': thing(),
      'chains/evm/x.ts': imports('./index.js'),
      'chains/registry.ts': "void import('./evm/index.js')\n",
      'cdn.ts': imports('./chains/evm/index.js'),
    })
  })

  it('refuses styles that import more than core, and lower layers that import styles', () => {
    refuses({ 'styles/x.ts': imports('../services/y.js'), 'services/y.ts': thing() }, /styles imports only core/)
    refuses(
      { 'controllers/shell/x.ts': imports('../../styles/y.js'), 'styles/y.ts': thing() },
      /only elements and above import styles/,
    )
  })

  it('places the HTML form of the client above the other elements', () => {
    const client = { 'client.ts': thing(), 'elements/public/wallet-modal.ts': imports('../../client.js') + thing() }
    accepts({ ...client, 'elements/index.ts': imports('./public/wallet-modal.js') })
    refuses({ ...client, 'elements/shell/w3m-x.ts': imports('../public/wallet-modal.js') }, /elements is below client/)
    refuses({ 'client.ts': thing(), 'elements/shell/w3m-x.ts': imports('../../client.js') }, /elements is below client/)
  })

  it('refuses an import of a missing file, and one without its extension', () => {
    refuses({ 'core/a.ts': imports('./gone.js') }, /names no file/)
    refuses({ 'core/a.ts': imports('./thing'), 'core/thing.ts': thing() }, /must end in \.js/)
  })
})

describe('check-layers: circles', () => {
  it('refuses cyclic imports, even of types only', () => {
    const files = {
      'core/a.ts': "import type { b } from './b.js'\nexport type { b }\n",
      'core/b.ts': imports('./a.js'),
    }
    refuses(files, /cycle {2}imports itself: core\/a\.ts → core\/b\.ts → core\/a\.ts \(2 files/)
  })

  it('refuses a circle that a dynamic import closes', () => {
    refuses({ 'core/a.ts': "void import('./b.js')\n", 'core/b.ts': imports('./a.js') }, /imports itself/)
  })

  it('shows the shortest of the circles that hang together', () => {
    const files = {
      'core/a.ts': imports('./b.js'),
      'core/b.ts': imports('./c.js'),
      'core/c.ts': imports('./a.js', './d.js'),
      'core/d.ts': imports('./c.js'),
    }
    refuses(files, /imports itself: core\/c\.ts → core\/d\.ts → core\/c\.ts \(4 files/)
  })

  const keepers = {
    'a variable': 'let kept = () => {}\nexport function keep(call: () => void): void {\n  kept = call\n}\nvoid kept\n',
    'a set': 'const kept = new Set()\nexport const keep = (call: () => void): unknown => kept.add(call)\n',
    'a map, wrapped':
      'const kept = new Map()\nexport const keep = (call?: () => void) => void kept.set(1, () => call?.())\n',
    'a member of an object':
      'const kept = {}\nexport function keep(call: Call): void {\n  kept.call = call\n}\ntype Call = () => void\n',
    'a state cell, in a bag':
      'interface Bag {\n  a(): void\n  b: () => void\n}\nexport const keep = (bag: Partial<Bag>) => cell.set({ ...bag })\nconst cell = make()\n',
  }
  for (const [where, text] of Object.entries(keepers)) {
    it(`takes a function that a module keeps in ${where} for an import of who hands it in`, () => {
      const { output } = check({
        'services/low.ts': text,
        'controllers/shell/high.ts': "import { keep } from '../../services/low.js'\nkeep(() => {})\n",
      })
      assert.match(output, /services\/low\.ts:\d+ {2}callback {2}keep keeps functions for later.*shell\/high\.ts/)
      assert.match(output, /cycle {2}imports itself: controllers\/shell\/high\.ts → services\/low\.ts → /)
    })
  }

  it('takes nothing for an import that is called at once, is data, or is kept by the module itself', () => {
    const users = "import { keep } from '../../services/low.js'\nkeep(() => {})\n"
    const accepted = [
      'const kept = new Set()\nexport const keep = (call: () => number) => kept.add(call())\n',
      'const kept = new Set()\nexport const keep = (value: { a: 1 }) => kept.add(value)\n',
      'const kept = new Set()\nconst hold = (call: () => void) => kept.add(call)\nhold(() => {})\nexport const keep = 1\n',
      'export const keep = (call: () => void) => {\n  const own = new Set()\n  own.add(call)\n}\n',
    ]
    for (const text of accepted)
      accepts({ 'services/low.ts': text.replaceAll('export', `${DOC}export`), 'controllers/shell/high.ts': users })
  })
})

describe('check-layers: who uses what', () => {
  const libraries = [
    ['zod/mini outside services', 'controllers/shell/a.ts', 'zod/mini', /only services\/ parses/],
    ['the signal library outside core/signal', 'controllers/shell/a.ts', 'signal-polyfill', /only core\/signal/],
    ["the signal library's other package", 'elements/ui/a.ts', '@lit-labs/signals', /only core\/signal/],
    ['lit below elements', 'controllers/shell/a.ts', 'lit', /only elements and styles know lit/],
    ['Vue outside vue', 'client/a.ts', 'vue', /only vue\/ knows Vue/],
    ['React outside react', 'elements/ui/a.ts', 'react', /only react\/ knows React/],
    ['node modules', 'core/a.ts', 'node:fs', /runs in a browser/],
  ]
  for (const [what, file, specifier, reason] of libraries) {
    it(`refuses ${what}`, () => refuses({ [file]: `import '${specifier}'\n` }, reason))
  }

  it('refuses the full zod even in services', () => {
    const { output } = check({ 'services/a.ts': "import 'zod'\n" })
    assert.match(output, /zod\/mini/)
  })

  it('refuses navigator outside core/platform, however it is reached', () => {
    refuses({ 'core/a.ts': 'void navigator.userAgent\n' }, /only core\/platform reads navigator/)
    refuses({ 'core/a.ts': 'void window.navigator.userAgent\n' }, /only core\/platform reads navigator/)
    refuses({ 'core/a.ts': 'void { navigator }\n' }, /only core\/platform reads navigator/)
  })

  it('lets core/platform read navigator, and others have a member of that name', () => {
    accepts({
      'core/platform.ts': 'void navigator.userAgent\n',
      'core/a.ts': 'const a = { navigator: 1 }\nvoid a.navigator\n',
    })
  })

  it('refuses a variable of a module, exported or not; one inside a function is its own', () => {
    refuses({ 'core/a.ts': 'let a = 1\nvoid a\n' }, /a\.ts:1 {2}variable {2}a outlives its instance/)
    refuses({ 'core/a.ts': `${DOC}export let a = 1\n` }, /variable {2}a outlives/)
    refuses({ 'core/a.ts': 'var a = 1, b = 2\nvoid a, b\n' }, /variable {2}a, b outlives/)
    accepts({ 'core/a.ts': 'const a = () => {\n  let b = 1\n  return b++\n}\nvoid a\n' })
  })

  it('refuses an error that the index does not export', () => {
    const error = { 'core/errors/send.ts': `${DOC}export class SendError extends Error {}\n` }
    refuses({ ...error, 'index.ts': thing() }, /send\.ts:2 {2}error {2}SendError: export it from index\.ts/)
    accepts({ ...error, 'index.ts': "export * from './core/errors/send.js'\n" })
  })
})
