import { expect } from '@open-wc/testing'

import type { RemoteFeature } from '../../../src/services/catalogue/project.js'
import { resolveRemoteFeatures } from '../../../src/services/config/remote.js'

describe('resolveRemoteFeatures', () => {
  const on = (id: string, config: readonly string[] | null | undefined = []): RemoteFeature => ({
    id,
    isEnabled: true,
    config,
  })
  const names = ['email', 'socials', 'swaps', 'onramp', 'activity', 'reownBranding', 'multiWallet'] as const

  it('turns off what the project does not name', () => {
    const { features } = resolveRemoteFeatures([])
    for (const name of names) expect(features[name], name).to.equal(false)
    expect(Object.keys(features)).to.have.members(names)
  })

  it('applies the project’s entries, and names the local settings that are ignored', () => {
    const config = [
      on('social_login', ['email', 'github', 'google', 'myspace']),
      on('swap', ['1inch']),
      { ...on('onramp', ['meld']), isEnabled: false },
      on('activity'),
      on('multi_wallet'),
    ]
    const { features, ignored } = resolveRemoteFeatures(config, {
      email: false,
      onramp: true,
      send: false,
    })
    expect(features).to.deep.include({
      email: true,
      socials: ['github', 'google'],
      swaps: ['1inch'],
      onramp: false,
      activity: true,
      multiWallet: true,
      reownBranding: false,
    })
    expect(ignored).to.deep.equal(['email', 'onramp'])
  })

  it('leaves a feature to the site if the project has no value, and treats an empty list as on', () => {
    const config = [on('social_login', null), on('activity')]
    const { features, ignored } = resolveRemoteFeatures(config, { email: false })
    expect(features).not.to.have.any.keys('email', 'socials')
    expect(features.activity).to.equal(true)
    expect(ignored).to.deep.equal([])
    const unset = { id: 'activity', isEnabled: true, config: undefined }
    expect(resolveRemoteFeatures([unset]).features.activity).to.equal(false)
  })
})
