import { expect } from '@open-wc/testing'

import { cleanLabel, hueOf, monogram } from '../../../src/core/text/label.js'

describe('cleanLabel', () => {
  it('removes invisible characters and collapses whitespace', () => {
    expect(cleanLabel('MetaMask\u202eksamatem\u202c\u200b\u0007')).to.equal('MetaMaskksamatem')
    expect(cleanLabel('  two\r\n\t words  ')).to.equal('two words')
    expect(cleanLabel('a \u200b b')).to.equal('a b')
    expect(cleanLabel('<b>x</b>')).to.equal('<b>x</b>')
    expect(cleanLabel('Ünïcode 钱包 🦊')).to.equal('Ünïcode 钱包 🦊')
  })

  it('removes characters that are not visible', () => {
    for (const mark of ['\u3164', '\u115f', '\uffa0', '\u034f', '\u2800', '\ufe0f', '\ufe0e', '\u{e0041}', '\u{e0101}'])
      expect(cleanLabel(`US${mark}DC${mark}`)).to.equal('USDC')
    expect(cleanLabel('\u3164\u3164')).to.equal(undefined)
    expect(cleanLabel('\u2764\ufe0f')).to.equal('\u2764\ufe0f')
  })

  it('keeps only a joiner between two emoji', () => {
    const kept = [
      '\u{1f469}\u200d\u{1f3a4}',
      '\u{1f3cb}\u{1f3fd}\u200d\u2640\ufe0f',
      '\u2764\ufe0f\u200d\u{1f525} club',
    ]
    for (const text of kept) expect(cleanLabel(text)).to.equal(text)
    expect(cleanLabel('al\u200dder')).to.equal('alder')
    expect(cleanLabel('\u{1f469}\u200d')).to.equal('\u{1f469}')
    expect(cleanLabel('\u200d\u{1f469}')).to.equal('\u{1f469}')
    expect(cleanLabel('a\u200d\u{1f469}')).to.equal('a\u{1f469}')
    expect(cleanLabel('\u{1f469}\u200d\u200d\u{1f3a4}')).to.equal('\u{1f469}\u{1f3a4}')
  })

  it('returns nothing if nothing visible is left', () => {
    for (const value of ['', '   ', '\u200b\u2066', '\u0000', null, undefined, 5, {}, ['a']])
      expect(cleanLabel(value)).to.equal(undefined)
  })

  it('cuts long texts, never inside a character', () => {
    expect(cleanLabel('W'.repeat(20_000))).to.have.lengthOf(80)
    expect(cleanLabel('🦊'.repeat(50), 5)).to.equal('🦊🦊')
  })
})

describe('monogram', () => {
  it('is made of words or of the first letters', () => {
    expect(monogram('Green Wallet')).to.equal('GW')
    expect(monogram('metamask')).to.equal('ME')
    expect(monogram('io.example')).to.equal('IE')
    expect(monogram('🦊')).to.equal('🦊')
    expect(monogram('')).to.equal('?')
  })

  it('has a stable hue', () => {
    expect(hueOf('Alpha')).to.equal(hueOf('Alpha'))
    for (const name of ['', 'a', 'Alpha', '钱包']) expect(hueOf(name)).to.be.within(0, 359)
  })
})
