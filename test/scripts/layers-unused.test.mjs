import { describe, it } from 'node:test'

import { accepts, imports, padding, refuses, thing } from './layers-project.mjs'

/** As many lines of tests as of source, which the check asks for too. */
const tests = { 'test/core/a.test.ts': padding(200) }
const options = { isFinal: true }
const refused = (files, name, who = 'nothing') =>
  refuses({ ...tests, ...files }, new RegExp(`unused {2}${name} is exported, and ${who} imports it`), options)
const accepted = files => accepts({ ...tests, ...files }, options)

describe('check-layers: unused exports', () => {
  const user = { 'core/b.ts': imports('./a.js') }

  it('refuses a value and a function that nothing imports, even when their own file uses them', () => {
    refused({ 'core/a.ts': thing() }, 'thing')
    refused({ 'core/a.ts': `${thing()}void thing\n` }, 'thing')
    refused({ 'core/a.ts': '/** A thing. */\nexport function make(): void {}\n' }, 'make')
  })

  it('accepts what another file imports, statically or not', () => {
    accepted({ 'core/a.ts': thing(), ...user })
    accepted({ 'core/a.ts': thing(), 'core/b.ts': "void import('./a.js').then(({ thing }) => thing)\n" })
    accepted({ 'core/a.ts': thing(), 'core/b.ts': "import * as all from './a.js'\nvoid all\n" })
    refused({ 'core/a.ts': thing() + thing('other'), ...user }, 'other')
  })

  it('accepts what a test imports, and refuses a value that only tests read', () => {
    const test = { 'test/core/b.test.ts': "import { thing } from '../../src/core/a.js'\n" }
    accepted({ 'core/a.ts': '/** A thing. */\nexport function thing(): void {}\n', ...test })
    accepted({ 'core/a.ts': '/** A thing. */\nexport const thing = (): void => undefined\n', ...test })
    accepted({ 'core/a.ts': `${thing()}void thing\n`, ...test })
    refused({ 'core/a.ts': thing(), ...test }, 'thing', 'nothing but tests')
  })

  it('accepts what the package exports', () => {
    const exported = { exports: { '.': { default: './dist/index.js' } } }
    accepted({ 'index.ts': thing(), 'package.json': JSON.stringify(exported) })
  })

  it('accepts a type that its own file uses, and refuses one that nothing uses', () => {
    const type = '/** A shape. */\nexport interface Shape {\n  readonly a: 1\n}\n'
    const user = '/** Makes one. */\nexport const thing = (): Shape => ({ a: 1 })\n'
    accepted({ 'core/a.ts': type + user, 'core/b.ts': imports('./a.js') })
    refused({ 'core/a.ts': type }, 'Shape')
  })
})
