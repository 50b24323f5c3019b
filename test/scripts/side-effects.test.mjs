import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { findSideEffects } from '../../scripts/side-effects.mjs'
import { makeProject, runScript } from './project.mjs'

const find = modules => findSideEffects(new Map(Object.entries(modules)))
const acts = code => find({ 'a.js': code }).length === 1

describe('side effects: modules that run code when imported', () => {
  const acting = {
    'customElements.define': "customElements.define('x-a', A)",
    'window.customElements.define under a condition':
      "if (!window.customElements.get('x-a')) window.customElements.define('x-a', A)",
    "lit's decorator as the compiler emits it":
      "import { customElement } from 'lit/decorators.js'\nlet A = class {}\nA = __decorate([customElement('x-a')], A)\nexport { A }",
    'an own decorator under another name':
      "import { element as tag } from '../define.js'\nlet A = class {}\nA = __decorate([tag('x-a')], A)",
    'an own function that defines': "function start() { customElements.define('x-a', A) }\nstart()",
    'a function called on the spot': "(() => { customElements.define('x-a', A) })()",
    'a static block': "class A { static { customElements.define('x-a', A) } }",
    'a listener on the page': "addEventListener('load', f)",
    'a global that is written': 'globalThis.thing = 1',
  }
  for (const [what, code] of Object.entries(acting)) it(`sees ${what}`, () => assert.equal(acts(code), true))

  const idle = {
    'a definition that waits for a call': "export function start() { customElements.define('x-a', A) }",
    'state cells': "import { signal } from './signal.js'\nexport const cell = signal(0)",
    'a class with decorated fields':
      "import { property } from 'lit/decorators.js'\nclass A {}\n__decorate([property()], A.prototype, 'a', void 0)",
    'reading a global': 'export const known = globalThis.thing',
  }
  for (const [what, code] of Object.entries(idle)) it(`ignores ${what}`, () => assert.equal(acts(code), false))

  it('follows an entry that only exports from what acts', () => {
    const modules = {
      'index.js': "export { A } from './a.js'\nexport * from './idle.js'",
      'a.js': "export class A {}\ncustomElements.define('x-a', A)",
      'idle.js': 'export const idle = 1',
      'other.js': "export * from './idle.js'",
    }
    assert.deepEqual(find(modules), ['a.js', 'index.js'])
  })

  it('leaves an index of wrappers free to be shaken', () => {
    const modules = {
      'a.js': "customElements.define('x-a', A)",
      'wrapper.js': "import './a.js'\nexport const Wrapper = 1",
      'index.js': "export { Wrapper } from './wrapper.js'",
    }
    assert.deepEqual(find(modules), ['a.js', 'wrapper.js'])
  })

  it('sees a decorator that is called by hand', () => {
    assert.equal(acts("import { element } from '../w3m-element.js'\nelement('x-a')(A)"), true)
  })

  it('follows only side-effect imports, not imports by name', () => {
    const modules = {
      'index.js': "import './elements/index.js'",
      'elements/index.js': "import './a.js'",
      'elements/a.js': "customElements.define('x-a', A)",
      'react.js': "import { A } from './elements/a.js'\nexport const Wrapped = wrap(A)",
    }
    assert.deepEqual(find(modules), ['elements/a.js', 'elements/index.js', 'index.js'])
  })
})

describe('check-side-effects', () => {
  const files = { 'dist/a.js': "customElements.define('x-a', A)", 'dist/b.js': 'export const b = 1' }
  const check = sideEffects => {
    const project = makeProject({ ...files, 'package.json': JSON.stringify({ sideEffects }) })
    const result = runScript('check-side-effects.mjs', '--root', project.root)
    project.remove()
    return result
  }

  it('accepts the exact list', () => assert.equal(check(['./dist/a.js', './dist/cdn/**']).status, 0))
  it('refuses a file that is missing', () => {
    const { status, output } = check(['./dist/cdn/**'])
    assert.equal(status, 1)
    assert.match(output, /dist\/a\.js has effects and is not listed/)
  })
  it('refuses a file that is listed for nothing', () => {
    const { status, output } = check(['./dist/a.js', './dist/b.js', './dist/cdn/**'])
    assert.equal(status, 1)
    assert.match(output, /dist\/b\.js is listed and has no effects/)
  })
})
