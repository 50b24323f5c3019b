import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { checkProject } from '../../scripts/layers/check.mjs'
import { makeProject, runScript } from './project.mjs'

const DOC = '/** A thing. */\n'
/** A file that breaks nothing. */
const thing = (name = 'thing') => `${DOC}export const ${name} = 1\n`
const imports = (...specifiers) =>
  specifiers.map((path, place) => `import { thing as t${place} } from '${path}'\nvoid t${place}\n`).join('')

/** Runs the check over some files of a source folder. */
function check(files, { isFinal = false } = {}) {
  const placed = Object.entries(files).map(([path, text]) => [path.startsWith('test/') ? path : `src/${path}`, text])
  const project = makeProject(Object.fromEntries(placed))
  try {
    const { lines, summary, isFine } = checkProject(project.root, { isFinal })
    return { isFine, output: [...lines, summary].join('\n') }
  } finally {
    project.remove()
  }
}

/** Asserts that the files are refused for the given reason. */
function refuses(files, reason, options) {
  const { isFine, output } = check(files, options)
  assert.equal(isFine, false, output)
  assert.match(output, reason)
  assert.match(output, /; 1 problems/, 'nothing else is wrong with the fixture')
}

function accepts(files, options) {
  const { isFine, output } = check(files, options)
  assert.equal(isFine, true, output)
}

describe('check-layers: who imports whom', () => {
  it('accepts imports of the same and of lower layers', () => {
    accepts({
      'core/thing.ts': thing(),
      'core/other.ts': imports('./thing.js'),
      'services/http.ts': `${imports('../core/thing.js')}import * as z from 'zod/mini'\nvoid z\n`,
      'controllers/modal.ts': imports('../core/thing.js'),
      'controllers/derived.ts': imports('../core/thing.js'),
      'controllers/flows/connect.ts': imports('../../core/thing.js'),
      'styles/tokens.ts': `${imports('../core/thing.js')}${thing()}`,
      'elements/w3m-x.ts': imports('../styles/tokens.js'),
      'version.ts': thing(),
      'index.ts': imports('./version.js', './core/thing.js'),
    })
  })

  it('refuses an empty project', () => assert.equal(check({}).isFine, false))

  it('tells by its exit code', () => {
    const good = makeProject({ 'src/core/a.ts': thing() })
    const bad = makeProject({ 'src/core/a.ts': thing(), 'src/core/utils.ts': thing() })
    assert.equal(runScript('check-layers.mjs', '--root', good.root).status, 0)
    assert.equal(runScript('check-layers.mjs', '--root', bad.root).status, 1)
    good.remove()
    bad.remove()
  })

  const upward = [
    ['core', 'services'],
    ['services', 'chains'],
    ['chains', 'controllers'],
    ['controllers', 'controllers/flows'],
    ['controllers/flows', 'elements'],
    ['elements', 'react'],
    ['services', 'controllers'],
  ]
  for (const [low, high] of upward) {
    const path = `${'../'.repeat(low.split('/').length)}${high}/high.js`
    it(`refuses ${low} importing ${high}`, () => {
      refuses({ [`${low}/low.ts`]: imports(path), [`${high}/high.ts`]: thing() }, /low\.ts:1 {2}layer /)
    })
  }

  it('refuses an upward import of types alone', () => {
    refuses(
      {
        'core/low.ts': "import type { thing } from '../services/high.js'\nexport type { thing }\n",
        'services/high.ts': thing(),
      },
      /core is below services/,
    )
  })

  it('refuses an upward import written inside a type', () => {
    const low = `${DOC}export type Low = import('../services/high.js').High\n`
    refuses({ 'core/low.ts': low, 'services/high.ts': `${DOC}export type High = 1\n` }, /core is below services/)
  })

  it('refuses an upward import that is lazy', () => {
    refuses(
      { 'core/low.ts': "void import('../services/high.js')\n", 'services/high.ts': thing() },
      /core is below services/,
    )
  })

  it('refuses an upward re-export', () => {
    refuses(
      { 'core/low.ts': "export { thing } from '../services/high.js'\n", 'services/high.ts': thing() },
      /core is below services/,
    )
  })

  it('refuses a controller that imports another controller, types included', () => {
    const one = "import type { thing } from './two.js'\nexport type { thing }\n"
    refuses(
      { 'controllers/one.ts': one, 'controllers/two.ts': thing() },
      /a controller never imports another controller/,
    )
  })

  it('lets flows and derived state combine controllers', () => {
    const two = { 'controllers/one.ts': thing(), 'controllers/two.ts': thing() }
    accepts({ ...two, 'controllers/derived.ts': imports('./one.js', './two.js') })
    accepts({ ...two, 'controllers/flows/both.ts': imports('../one.js', '../two.js') })
  })

  it('refuses a chain family reached from outside the registry', () => {
    refuses(
      { 'chains/evm/index.ts': thing(), 'controllers/one.ts': imports('../chains/evm/index.js') },
      /only through chains\/registry/,
    )
    refuses(
      { 'chains/evm/index.ts': thing(), 'chains/solana/x.ts': imports('../evm/index.js') },
      /only through chains\/registry/,
    )
  })

  it('lets the registry, the family and public entries reach a chain family', () => {
    accepts({
      'chains/evm/index.ts': thing(),
      'chains/evm/x.ts': imports('./index.js'),
      'chains/registry.ts': "void import('./evm/index.js')\n",
      'cdn.ts': imports('./chains/evm/index.js'),
    })
  })

  it('refuses elements/ui that knows a controller', () => {
    refuses(
      { 'controllers/one.ts': thing(), 'elements/ui/w3m-x.ts': imports('../../controllers/one.js') },
      /elements\/ui knows no controller/,
    )
  })

  it('refuses styles that import more than core, and lower layers that import styles', () => {
    refuses({ 'styles/x.ts': imports('../services/y.js'), 'services/y.ts': thing() }, /styles imports only core/)
    refuses(
      { 'controllers/x.ts': imports('../styles/y.js'), 'styles/y.ts': thing() },
      /only elements and above import styles/,
    )
  })

  it('places the HTML form of the client above the other elements', () => {
    const client = { 'client.ts': thing(), 'elements/public/wallet-modal.ts': imports('../../client.js') + thing() }
    accepts({ ...client, 'elements/index.ts': imports('./public/wallet-modal.js') })
    refuses({ ...client, 'elements/w3m-x.ts': imports('./public/wallet-modal.js') }, /elements is below client/)
    refuses({ 'client.ts': thing(), 'elements/w3m-x.ts': imports('../client.js') }, /elements is below client/)
  })

  it('refuses a cycle, also of types alone', () => {
    const files = {
      'core/a.ts': "import type { b } from './b.js'\nexport type { b }\n",
      'core/b.ts': `${imports('./a.js')}`,
    }
    refuses(files, /cycle {2}imports itself through core\/a\.ts, core\/b\.ts/)
  })

  it('does not call a lazy import a cycle', () => {
    accepts({ 'core/a.ts': "void import('./b.js')\n", 'core/b.ts': imports('./a.js') })
  })

  it('refuses an import of no file, and one without its extension', () => {
    refuses({ 'core/a.ts': imports('./gone.js') }, /names no file/)
    refuses({ 'core/a.ts': imports('./thing'), 'core/thing.ts': thing() }, /must end in \.js/)
  })
})

describe('check-layers: who uses what', () => {
  const libraries = [
    ['zod/mini outside services', 'controllers/a.ts', 'zod/mini', /only services\/ parses/],
    ['the signal library outside core/signal', 'controllers/a.ts', 'signal-polyfill', /only core\/signal/],
    ["the signal library's other package", 'elements/a.ts', '@lit-labs/signals', /only core\/signal/],
    ['lit below elements', 'controllers/a.ts', 'lit', /only elements and styles know lit/],
    ['React outside react', 'elements/a.ts', 'react', /only react\/ knows React/],
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

  for (const name of ['utils', 'util', 'helpers', 'helper', 'misc', 'common']) {
    it(`refuses a file named ${name}`, () => refuses({ [`core/${name}.ts`]: thing() }, /has no job/))
  }

  it('refuses file names that are not kebab-case and index files that are no entry', () => {
    refuses({ 'core/someThing.ts': thing() }, /kebab-case/)
    refuses({ 'core/rules/index.ts': thing() }, /only for public entries/)
  })
})

describe('check-layers: limits', () => {
  const padding = count => '// line\n'.repeat(count)
  /** Keeps the mean low beside a long file. */
  const small = Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`core/small-${place}.ts`, thing()]))

  it('refuses a file of 351 lines and accepts one of 350', () => {
    accepts({ ...small, 'core/long.ts': padding(350) })
    refuses({ ...small, 'core/long.ts': padding(351) }, /351 lines, at most 350/)
  })

  it('lets a language be as long as its texts are', () => {
    accepts({ ...small, 'core/i18n/locales/pt-br.ts': padding(351) })
    refuses({ ...small, 'core/i18n/locales/extras.ts': padding(351) }, /351 lines, at most 350/)
  })

  it('refuses a mean of 120 lines', () => {
    accepts({ 'core/a.ts': padding(119) })
    refuses({ 'core/a.ts': padding(120) }, /mean {2}120\.0 lines/)
  })

  it('refuses a function of 61 lines and accepts one of 60', () => {
    const body = count => `const f = () => {\n${'  void 0\n'.repeat(count - 2)}}\nvoid f\n`
    accepts({ ...small, 'core/a.ts': body(60) })
    refuses({ ...small, 'core/a.ts': body(61) }, /61 lines, at most 60/)
  })

  it('refuses a class of 21 members', () => {
    const members = count =>
      `class A {\n${Array.from({ length: count }, (_, place) => `  m${place} = 0\n`).join('')}}\nvoid A\n`
    accepts({ 'core/a.ts': members(20) })
    refuses({ 'core/a.ts': members(21) }, /21 members, at most 20/)
  })

  it('refuses any and non-null assertions', () => {
    refuses({ 'core/a.ts': 'const a: any = 1\nvoid a\n' }, /any {2}say what it is/)
    refuses({ 'core/a.ts': 'const a: { b?: { c: 1 } } = {}\nvoid a.b!.c\n' }, /narrow it/)
  })

  it('refuses more than 3 casts in 1000 lines; const assertions are none', () => {
    const casts = count => 'void (1 as number)\n'.repeat(count)
    const files = {
      ...small,
      'core/b.ts': padding(300),
      'core/c.ts': padding(300),
      'core/d.ts': padding(300),
      'core/e.ts': padding(100),
    }
    accepts({ ...files, 'core/a.ts': `${casts(3)}void ([1] as const)\n` })
    refuses({ ...files, 'core/a.ts': casts(4) }, /casts {2}4 casts/)
  })

  it('refuses an export without a docstring, of every kind', () => {
    const bare = [
      'const thing = 1',
      'function thing(): void {}',
      'class Thing {}',
      'type Thing = 1',
      'interface Thing { a: 1 }',
    ]
    for (const declaration of bare) refuses({ 'core/a.ts': `export ${declaration}\n` }, /docs {2}\w+ has no docstring/)
    refuses({ 'core/a.ts': 'const thing = 1\nexport { thing }\n' }, /docs {2}thing has no docstring/)
  })

  it('asks for a docstring on the first overload only', () => {
    accepts({
      'core/a.ts': `${DOC}export function f(a: 1): void\nexport function f(a: 2): void\nexport function f(a: 1 | 2): void {\n  void a\n}\n`,
    })
  })

  it('asks for as many test lines as source lines at the end, and only then', () => {
    accepts({ 'core/a.ts': padding(10) })
    accepts({ 'core/a.ts': padding(10), 'test/core/a.test.ts': padding(10) }, { isFinal: true })
    refuses({ 'core/a.ts': padding(10), 'test/core/a.test.ts': padding(9) }, /9 lines of tests for 10/, {
      isFinal: true,
    })
  })
})
