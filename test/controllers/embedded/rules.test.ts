import { expect } from '@open-wc/testing'

import { nextMailAfter, readCode, secondsUntil, typedDigits } from '../../../src/controllers/embedded/rules.js'

describe('a code', () => {
  for (const text of [
    '123456',
    ' 123456\n',
    '123 456',
    '12 34 56',
    '1-2-3-4-5-6',
    '123\u00a0456',
    '１２３４５６',
    'Your code is 123456.',
    'Valid for 20 minutes: 123456',
    '123456 is your code for 20 minutes',
    '123456\n<script>',
  ])
    it(`is found in ${JSON.stringify(text)}`, () => expect(readCode(text)).to.equal('123456'))

  for (const text of ['', '12345', '1234567', 'abcdef', '12345a6', '1234-56789', '12:34:56'])
    it(`is not found in ${JSON.stringify(text)}`, () => expect(readCode(text)).to.equal(undefined))
})

describe('digits that are typed', () => {
  it('are kept, whatever separates them', () => expect(typedDigits('1a2 ３')).to.equal('123'))
  it('are rejected if there are more than a code has', () => expect(typedDigits('1234567')).to.equal(undefined))
})

describe('the wait for another mail', () => {
  const now = 1_000_000
  for (const [last, seconds] of [
    [undefined, 0],
    [now, 30],
    [now - 10_000, 20],
    [now - 29_001, 1],
    [now - 29_999, 1],
    [now - 30_000, 0],
    [now - 60_000, 0],
    [now + 5_000, 0],
  ] as const)
    it(`is ${seconds} s when the last was at ${last}`, () =>
      expect(secondsUntil(nextMailAfter(last, now), now)).to.equal(seconds))

  it('ends when the clock is set back', () => {
    const nextMail = nextMailAfter(now, now)
    for (const jump of [1, 5_000, 3_600_000]) expect(secondsUntil(nextMail, now - jump)).to.equal(0)
  })
})
