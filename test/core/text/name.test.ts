import { expect } from '@open-wc/testing'

import { isHonestName } from '../../../src/core/text/name.js'

describe('isHonestName', () => {
  for (const name of ['vitalik.eth', 'алиса.eth', 'δοκιμή.eth', '日本語.eth', '12345.eth', 'a-b_c.reown.id', '🦊.eth'])
    it(`takes ${name}`, () => expect(isHonestName(name)).to.equal(true))

  for (const name of [
    '\u{1f469}\u200d\u{1f3a4}.eth',
    '\u{1f937}\u200d\u2642.eth',
    '\u{1f937}\u200d\u2642\ufe0f.eth',
    'my-\u2764\u200d\u{1f525}.eth',
    '\u{1f3cb}\u{1f3fd}\u200d\u2640.eth',
  ])
    it(`takes the joined emoji of ${name}`, () => expect(isHonestName(name)).to.equal(true))

  for (const name of [
    'al\u200dder.eth',
    '\u{1f600}\u200d.eth',
    '\u200d\u{1f600}.eth',
    '\u{1f600}\u200d\u{1f600}.eth',
    'a\u200d\u{1f3a4}.eth',
    'vit\u0430lik.eth',
    'αlpha.eth',
    '\u0430\u0440\u0440\u04cf\u0435.eth',
    'ｖitalik.eth',
    '\u{1d42f}italik.eth',
  ])
    it(`refuses ${name}`, () => expect(isHonestName(name)).to.equal(false))
})
