import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { FEATURES, tableProblems, whyNotFeature } from '../../scripts/layers/features.mjs'
import { accepts, imports, refuses, thing } from './layers-project.mjs'

const TABLE = { shell: [], accounts: ['shell'], wallets: ['shell'], connect: ['accounts', 'wallets'] }
const allows = (from, to) => assert.equal(whyNotFeature(`${from}.ts`, `${to}.ts`, TABLE), undefined)
const forbids = (from, to, reason) => assert.match(whyNotFeature(`${from}.ts`, `${to}.ts`, TABLE) ?? '', reason)

describe('check-layers: the table of features', () => {
  it('has no row that leads back to itself or names one that is missing', () => {
    assert.deepEqual(tableProblems(FEATURES), [])
    assert.deepEqual(tableProblems({ a: ['b'], b: [] }), [])
    assert.match(tableProblems({ a: ['b'], b: ['c'], c: ['a'] }).join(), /a leads back to itself/)
    assert.match(tableProblems({ a: ['a'] }).join(), /a leads back to itself/)
    assert.match(tableProblems({ a: ['gone'] }).join(), /a names gone: no such row/)
  })

  it('lets a feature import itself and its direct and indirect dependencies', () => {
    allows('controllers/connect/a', 'controllers/connect/b')
    allows('controllers/connect/a', 'controllers/accounts/b')
    allows('controllers/connect/a', 'controllers/shell/b')
    allows('elements/connect/a', 'elements/wallets/b')
    allows('elements/connect/a', 'controllers/shell/b')
  })

  it('refuses a feature that imports one above or beside it, in controllers and in elements', () => {
    forbids('controllers/accounts/a', 'controllers/connect/b', /accounts does not stand on connect/)
    forbids('controllers/wallets/a', 'controllers/accounts/b', /wallets does not stand on accounts/)
    forbids('elements/wallets/a', 'elements/accounts/b', /wallets does not stand on accounts/)
    forbids('elements/accounts/a', 'controllers/connect/b', /accounts does not stand on connect/)
  })

  it('lets every feature use the foundation, which knows none', () => {
    allows('elements/accounts/a', 'elements/ui/b')
    allows('elements/ui/a', 'elements/base/b')
    forbids('elements/base/a', 'elements/ui/b', /elements\/base is below elements\/ui/)
    forbids('elements/ui/a', 'elements/accounts/b', /elements\/ui knows no feature/)
    forbids('elements/ui/a', 'controllers/shell/b', /elements\/ui knows no controller/)
  })

  it('lets hosts use every feature, which import none of them', () => {
    for (const host of ['elements/registry', 'elements/shell/a', 'elements/public/a']) {
      allows(host, 'elements/connect/b')
      allows(host, 'controllers/connect/b')
      forbids('elements/connect/a', host, /hosts the others/)
      forbids('elements/ui/a', host, /hosts the others/)
    }
    allows('elements/public/a', 'elements/shell/b')
    allows('elements/shell/a', 'elements/registry')
    forbids('elements/shell/a', 'elements/public/b', /elements\/public hosts the others/)
    forbids('elements/registry', 'elements/shell/b', /elements\/shell hosts the others/)
  })

  it('is the basis of the check', () => {
    refuses(
      { 'controllers/shell/a.ts': imports('../send/b.js'), 'controllers/send/b.ts': thing() },
      /a\.ts:1 {2}layer {2}shell does not stand on send in the table/,
    )
    refuses(
      { 'elements/ui/a.ts': imports('../public/b.js'), 'elements/public/b.ts': thing() },
      /public hosts the others/,
    )
  })

  it('refuses a file outside any feature', () => {
    refuses({ 'controllers/a.ts': thing() }, /place {2}not in the folder of a feature/)
    refuses({ 'controllers/door/a.ts': thing() }, /place {2}not in the folder of a feature/)
    refuses({ 'elements/door/a.ts': thing() }, /place {2}not in the folder of a feature/)
    accepts({ 'elements/base/a.ts': thing(), 'elements/view-tag.ts': thing(), 'controllers/send/a.ts': thing() })
  })
})

describe('check-layers: inside a feature', () => {
  const state = "import { Controller } from '../../core/controller.js'\nclass X extends Controller {}\nvoid X\n"
  const core = { 'core/controller.ts': thing('Controller') }
  const useCase = '/** Sends. */\nexport const doSend = () => 1\n'

  it('refuses rules that import more than core', () => {
    for (const name of ['rules', 'amount-rules']) {
      const rules = imports('./b.js', '../../core/c.js')
      refuses(
        { [`controllers/send/${name}.ts`]: rules, 'controllers/send/b.ts': thing(), 'core/c.ts': thing() },
        /is rules, which import only core \(\.\/b\.js\)/,
      )
    }
    refuses({ 'elements/send/rules.ts': imports('../ui/b.js'), 'elements/ui/b.ts': thing() }, /is rules, which import/)
    accepts({ 'controllers/send/rules.ts': imports('../../core/c.js'), 'core/c.ts': thing() })
  })

  it('refuses state that imports another feature', () => {
    refuses(
      { ...core, 'controllers/send/send.ts': state + imports('../shell/b.js'), 'controllers/shell/b.ts': thing() },
      /send\.ts is state, which imports no other feature/,
    )
  })

  it('refuses state that imports a use-case', () => {
    const files = {
      ...core,
      'controllers/send/send.ts': `${state}import { doSend } from './do-send.js'\nvoid doSend\n`,
    }
    refuses({ ...files, 'controllers/send/do-send.ts': useCase }, /is state, which imports no use-case/)
    refuses(
      { ...files, 'controllers/send/do-send.ts': '/** Sends. */\nexport function doSend() {}\n' },
      /is state, which imports no use-case/,
    )
  })

  it('lets state import its own feature’s rules, core and services', () => {
    accepts({
      ...core,
      'controllers/send/send.ts': state + imports('./rules.js', '../../services/b.js'),
      'controllers/send/rules.ts': thing(),
      'services/b.ts': thing(),
    })
  })
})
