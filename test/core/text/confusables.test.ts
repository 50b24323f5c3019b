import { expect } from '@open-wc/testing'

import { confusableKey } from '../../../src/core/text/confusables.js'

describe('confusableKey', () => {
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
    it(`sees through ${what}`, () => expect(confusableKey(name)).to.equal(confusableKey('USDC')))

  it('gives names that people cannot tell apart the same key', () => {
    expect(confusableKey('LINK')).to.equal(confusableKey('lINK'))
    expect(confusableKey('LINK')).to.equal(confusableKey('LІΝК'))
    expect(confusableKey('USD₮0')).to.equal(confusableKey('USDTO'))
  })

  it('gives different names different looks', () => {
    const names = ['USDC', 'USDC.e', 'USDT', 'DAI', 'WETH', 'ETH', 'Ether', '钱包', '錢包', '🦊', '🐻', 'Wrapped Ether']
    expect(new Set(names.map(confusableKey)).size).to.equal(names.length)
  })
})
