import { expect } from '@open-wc/testing'

import { SOCIALS } from '../../src/core/features.js'
import { detectPlatform } from '../../src/core/platform.js'
import { isSocial, SOCIAL_NAMES, worksIn } from '../../src/core/social.js'

const agents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}

const offered = (agent: keyof typeof agents, telegram: boolean) => {
  const facts = { userAgent: agents[agent], touchPoints: 0, coarse: false, framed: false, telegram }
  return SOCIALS.filter(social => worksIn(social, detectPlatform(facts)))
}

describe('social providers', () => {
  for (const value of ['myspace', '__proto__', 'Google', '', null, undefined, 5, ['google']])
    it(`do not include ${JSON.stringify(value)}`, () => expect(isSocial(value)).to.equal(false))

  it('are known by their exact id, and each has a name', () => {
    expect(SOCIALS.every(isSocial)).to.equal(true)
    expect(Object.keys(SOCIAL_NAMES)).to.have.members([...SOCIALS])
  })

  it('all work in a browser', () => {
    for (const agent of ['ios', 'mac', 'android', 'windows'] as const)
      expect(offered(agent, false)).to.deep.equal(SOCIALS)
  })

  const without = (...gone: readonly string[]) => SOCIALS.filter(social => !gone.includes(social))
  const HOSTS = [
    ['ios', without('google')],
    ['mac', without('x')],
    ['android', without('facebook', 'x')],
    ['windows', SOCIALS],
  ] as const
  for (const [agent, list] of HOSTS)
    it(`are ${list.join(', ')} inside a messaging app on ${agent}`, () =>
      expect(offered(agent, true)).to.deep.equal(list))
})
