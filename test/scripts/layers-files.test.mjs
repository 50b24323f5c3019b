import { describe, it } from 'node:test'

import { accepts, imports, padding, refuses, thing } from './layers-project.mjs'

describe('check-layers: names of files', () => {
  for (const name of ['utils', 'util', 'helpers', 'helper', 'misc', 'common']) {
    it(`refuses a file named ${name}`, () => refuses({ [`core/${name}.ts`]: thing() }, /has no job/))
  }

  it('refuses file names that are not kebab-case and index files that are not entries', () => {
    refuses({ 'core/someThing.ts': thing() }, /kebab-case/)
    refuses({ 'core/rules/index.ts': thing() }, /only for public entries/)
    accepts({ 'locales/en/index.ts': thing(), 'chains/evm/index.ts': thing(), 'react/index.ts': thing() })
  })
})

describe('check-layers: files of a folder', () => {
  const files = (folder, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`${folder}/file-${place}.ts`, thing()]))

  it('refuses a folder with 26 direct files and accepts one with 25', () => {
    accepts(files('core', 25))
    refuses(files('core', 26), /src\/core\S* {2}folder {2}26 files, at most 25/)
    refuses(files('locales/en', 26), /26 files/)
  })

  it('does not count files in its subfolders', () => accepts({ ...files('core', 25), ...files('core/more', 25) }))
})

describe('check-layers: files too short to stand alone', () => {
  const short = { isShort: true }
  const user = (path = './short.js') => `${imports(path)}${padding(15)}`

  it('refuses a 14-line file with a single importer, and accepts one of 15', () => {
    const own = lines => `${thing()}${padding(lines - 2)}`
    refuses({ 'core/short.ts': own(14), 'core/user.ts': user() }, /short {2}14 lines that core\/user\.ts alone/, short)
    accepts({ 'core/short.ts': own(15), 'core/user.ts': user() }, short)
  })

  it('counts dynamic and type imports', () => {
    const lazily = `void import('./short.js')\n${padding(15)}`
    refuses({ 'core/short.ts': thing(), 'core/user.ts': lazily }, /core\/user\.ts alone imports/, short)
    const types = `import type { thing } from './short.js'\nexport type { thing }\n${padding(15)}`
    refuses({ 'core/short.ts': thing(), 'core/user.ts': types }, /core\/user\.ts alone imports/, short)
  })

  it('accepts one that no file, or more than one, imports', () => {
    accepts({ 'core/short.ts': thing() }, short)
    accepts({ 'core/short.ts': thing(), 'core/a.ts': user(), 'core/b.ts': user() }, short)
  })

  it('accepts entries of the package, and what an entry exports again', () => {
    const exports = { '.': { default: './dist/index.js' }, './parts/*': { default: './dist/core/parts/*.js' } }
    const files = { 'package.json': JSON.stringify({ exports }) }
    accepts({ ...files, 'core/parts/short.ts': thing(), 'core/user.ts': user('./parts/short.js') }, short)
    accepts({ ...files, 'index.ts': "export { thing } from './core/short.js'\n", 'core/short.ts': thing() }, short)
    refuses({ ...files, 'index.ts': imports('./core/short.js'), 'core/short.ts': thing() }, /index\.ts alone/, short)
  })

  it('accepts the targets of a registry, and files that define an element whose class is beside them', () => {
    const registry = "void import('./send/w3m-x-view.js')\n"
    accepts({ 'elements/registry.ts': registry, 'elements/send/w3m-x-view.ts': thing() }, short)
    const tag = {
      'elements/public/x-tag.ts': imports('./x-tag.class.js'),
      'elements/public/x-tag.class.ts': user('../../core/a.js'),
    }
    accepts({ ...tag, 'core/a.ts': thing() + padding(15), 'elements/index.ts': user('./public/x-tag.js') }, short)
  })

  it('accepts a use-case and the rules of a feature that a layer above uses', () => {
    const useCase = '/** Does it. */\nexport const doIt = () => 1\n'
    const above = path => ({ 'elements/send/user.ts': user(`../../controllers/send/${path}.js`) })
    accepts({ 'controllers/send/do-it.ts': useCase, ...above('do-it') }, short)
    accepts({ 'controllers/send/rules.ts': thing(), ...above('rules') }, short)
    refuses({ 'controllers/send/short.ts': thing(), ...above('short') }, /elements\/send\/user\.ts alone/, short)
    const beside = { 'controllers/send/user.ts': user('./do-it.js') }
    refuses({ 'controllers/send/do-it.ts': useCase, ...beside }, /controllers\/send\/user\.ts alone/, short)
  })
})
