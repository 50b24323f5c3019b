import { expect } from '@open-wc/testing'

import { bool, text } from '../../src/services/text-readers.js'

describe('readers of single values', () => {
  it('accepts a string that matches its pattern', () => {
    expect(text()('')).to.equal('')
    expect(text(/^a+$/)('aa')).to.equal('aa')
    expect(text(/^a+$/)('b')).to.equal(undefined)
    expect(text()(4)).to.equal(undefined)
    expect(text()(['a'])).to.equal(undefined)
  })

  for (const value of [0, 1, 'true', null, undefined])
    it(`does not accept ${JSON.stringify(value)} as a boolean`, () => expect(bool(value)).to.equal(undefined))
})
