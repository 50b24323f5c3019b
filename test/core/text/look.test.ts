import { expect } from '@open-wc/testing'

import { lookOf } from '../../../src/core/text/look.js'

describe('lookOf', () => {
  for (const [what, name] of [
    ['letters of another alphabet', 'USD\u0421'],
    ['one letter of another alphabet amid the others', 'U\u0405DC'],
    ['small capitals', 'ᴜꜱᴅᴄ'],
    ['wide letters', 'ＵＳＤＣ'],
    ['mathematical letters', '𝐔𝐒𝐃𝐂'],
    ['an accent', 'USDÇ'],
    ['blanks and signs', ' ✅ U.S.D.C '],
    ['a filler', 'USDC\u3164'],
    ['a tag', 'US\u{e0044}DC'],
    ['a sign in place of a letter', 'U$DC'],
  ] as const)
    it(`sees through ${what}`, () => expect(lookOf(name)).to.equal(lookOf('USDC')))

  it('gives names that people cannot tell apart the same look', () => {
    expect(lookOf('LINK')).to.equal(lookOf('lINK'))
    expect(lookOf('LINK')).to.equal(lookOf('LІΝК'))
    expect(lookOf('USD₮0')).to.equal(lookOf('USDTO'))
  })

  it('gives different names different looks', () => {
    const names = ['USDC', 'USDC.e', 'USDT', 'DAI', 'WETH', 'ETH', 'Ether', '钱包', '錢包', '🦊', '🐻', 'Wrapped Ether']
    expect(new Set(names.map(lookOf)).size).to.equal(names.length)
  })
})
