import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { withStaticProperties } from '../../scripts/static-properties.mjs'
import { ROOT } from './project.mjs'

/** Compiles an element as the build does. */
function compile(source) {
  const folder = mkdtempSync(join(tmpdir(), 'static-properties-'))
  writeFileSync(join(folder, 'x.ts'), source)
  const flags = '--target es2022 --module esnext --experimentalDecorators --importHelpers --noCheck --noResolve'
  spawnSync(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), ...flags.split(' '), 'x.ts'], { cwd: folder })
  const code = readFileSync(join(folder, 'x.js'), 'utf8')
  rmSync(folder, { recursive: true })
  return code
}

const element = body => `import { LitElement } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { element } from './define.js'
@element('w3m-x')
export class X extends LitElement {
${body}
}
`

describe('static properties', () => {
  it('replace the decorators, before the tag is registered', () => {
    const { code } = withStaticProperties(
      compile(element('@property({ type: Boolean, reflect: true }) on = false\n@property() of = 1\n@state() in = 2')),
    )
    const table = /X\.properties = \{([\s\S]*?)\n\};/.exec(code)
    assert.match(table[1], /on: \{ type: Boolean, reflect: true \},\s+of: \{\},\s+in: \{ state: true \}/)
    assert.ok(code.indexOf("element('w3m-x')(X)") > table.index)
    assert.doesNotMatch(code, /__decorate|tslib|decorators\.js/)
  })

  it('stay with a class that refers to itself', () => {
    const { code } = withStaticProperties(compile(element('@property() of = X.length')))
    const run = code.replace(/^import.*$/gm, '').replace(/^export.*$/gm, 'return X')
    const registered = []
    // eslint-disable-next-line no-new-func -- the code is what the compiler has just made of the text above
    const made = new Function('LitElement', 'element', run)(class {}, () => found => registered.push(found))
    assert.deepEqual(registered, [made])
    assert.deepEqual(made.properties, { of: {} })
    assert.equal(new made().of, 0)
  })

  it('leave other decorators unchanged', () => {
    const { code } = withStaticProperties(compile(element("@query('ul') list\n@state() in = 2")))
    assert.match(code, /import \{ query \} from 'lit\/decorators\.js'/)
    assert.match(code, /__decorate\(\[\s+query\('ul'\)/)
    assert.match(code, /X\.properties = \{\s+in: \{ state: true \}\s+\};/)
  })

  it('ignore non-elements', () => {
    assert.equal(withStaticProperties('export const a = 1\n'), null)
  })
})
