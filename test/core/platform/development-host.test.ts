import { expect } from '@open-wc/testing'

import { isDevelopmentHost } from '../../../src/core/platform/development-host.js'

describe('isDevelopmentHost', () => {
  for (const host of [
    'localhost',
    'shop.localhost',
    'laptop.local',
    'site.test',
    '127.0.0.1',
    '127.1.2.3',
    '[::1]',
    '',
  ])
    it(`takes "${host}" for a page that is worked on`, () => expect(isDevelopmentHost(host)).to.equal(true))

  for (const host of [
    'example.com',
    'localhost.example.com',
    'notlocalhost',
    '10.0.0.1',
    '127.0.0.1.example.com',
    'local',
  ])
    it(`takes "${host}" for a page that visitors use`, () => expect(isDevelopmentHost(host)).to.equal(false))
})
