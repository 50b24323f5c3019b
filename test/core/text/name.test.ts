import { expect } from '@open-wc/testing'

import { isHonestName } from '../../../src/core/text/name.js'

describe('isHonestName', () => {
  for (const name of ['vitalik.eth', 'алиса.eth', 'δοκιμή.eth', '日本語.eth', '12345.eth', 'a-b_c.reown.id', '🦊.eth'])
    it(`takes ${name}`, () => expect(isHonestName(name)).to.equal(true))

  for (const name of [
    'vit\u0430lik.eth',
    'αlpha.eth',
    '\u0430\u0440\u0440\u04cf\u0435.eth',
    'ｖitalik.eth',
    '\u{1d42f}italik.eth',
  ])
    it(`refuses ${name}`, () => expect(isHonestName(name)).to.equal(false))
})
