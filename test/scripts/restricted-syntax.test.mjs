import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Linter } from 'eslint'

import { restrictedSyntax } from '../../eslint.config.js'

const linter = new Linter()
const messagesOf = code =>
  linter.verify(code, [{ rules: { 'no-restricted-syntax': restrictedSyntax } }]).map(({ message }) => message)

describe('restricted syntax', () => {
  for (const [code, message] of [
    ['html`<p style="margin: 0"></p>`', /style attribute/],
    ['html`<button onclick="go()"></button>`', /inline handler/],
    ['html`<i class="box"></i>`', /says what its content is/],
    ['html`<p>${name}<b>now</b></p>`', /says what its content is/],
    ['element.innerHTML = text', /never become markup/],
    ["import { unsafeHTML } from 'lit'", /never become markup/],
    ['export default 1', /Named exports only/],
    ["void import('./a.js').then(go)", /may fail to load/],
    ["text.replace(/(?<=a)b/g, '')", /look-behind/],
    ['const CODE = /(?<!\\d)\\d{6}/', /look-behind/],
    ["element.matches(':dir(rtl)')", /computed style/],
  ])
    it(`refuses ${code}`, () => {
      const messages = messagesOf(code)
      assert.equal(messages.length, 1)
      assert.match(messages[0], message)
    })

  it('accepts tags that only begin alike, and texts that are no templates', () => {
    assert.deepEqual(messagesOf('html`<img src=${url} alt="" /><bdi>${name}</bdi><input />`'), [])
    assert.deepEqual(messagesOf("const text = 'a <i>b</i>'"), [])
    assert.deepEqual(messagesOf("const date = /(?<year>\\d{4})/; element.matches(':focus')"), [])
  })
})
