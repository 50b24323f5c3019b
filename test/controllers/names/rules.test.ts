import { expect } from '@open-wc/testing'

import { isUnfinished, nameOf, readLabel, registrationMessage } from '../../../src/controllers/names/rules.js'

describe('the rules of names', () => {
  const labels = [
    ['abcd', 'abcd'],
    [' ab-cd ', 'ab-cd'],
    ['A1B2', 'a1b2'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['abc', undefined],
    ['', undefined],
    ['ab_cd', undefined],
    ['ab cd', undefined],
    ['abcd.eth', undefined],
    ['\u0430bcd', undefined],
    ['ab\u212Ad', undefined], // the sign of kelvin, a k in lower case
    ['ab<b>cd', undefined],
    ['a'.repeat(65), undefined],
  ] as const
  for (const [text, label] of labels)
    it(`read ${JSON.stringify(text.slice(0, 12))} as ${label?.slice(0, 12) ?? 'no name'}`, () => {
      expect(readLabel(text)).to.equal(label)
    })

  it('distinguish possible names from impossible ones', () => {
    expect(['', 'a', 'ab-'].every(isUnfinished)).to.equal(true)
    expect(['a b', 'a.b', 'abcd'].some(isUnfinished)).to.equal(false)
  })

  it('have the name with its zone signed, in whole seconds', () => {
    expect(registrationMessage(nameOf('abcd'), 1_700_000_000_999)).to.equal(
      '{"name":"abcd.reown.id","attributes":{},"timestamp":1700000000}',
    )
  })
})
