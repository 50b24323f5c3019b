import { expect } from '@open-wc/testing'

import { DEFAULT_FEATURES, SOCIALS } from '../../../src/core/features.js'
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
    const { features } = resolveRemoteFeatures([], DEFAULT_FEATURES)
    for (const name of names) expect(features[name], name).to.equal(false)
    expect(features.send).to.equal(true)
    expect(features.analytics).to.equal(true)
  })

  it('applies the project’s entries, and names the local settings that are ignored', () => {
    const config = [
      on('social_login', ['email', 'github', 'google', 'myspace']),
      on('swap', ['1inch']),
      { ...on('onramp', ['meld']), isEnabled: false },
      on('activity'),
      on('multi_wallet'),
    ]
    const { features, ignored } = resolveRemoteFeatures(config, DEFAULT_FEATURES, {
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

  it('keeps the local value if the project has none, and treats an empty list as on', () => {
    const local = { ...DEFAULT_FEATURES, email: false, activity: false }
    const { features, ignored } = resolveRemoteFeatures([on('social_login', null), on('activity')], local, {
      email: false,
    })
    expect(features.email).to.equal(false)
    expect(features.socials).to.deep.equal(SOCIALS)
    expect(features.activity).to.equal(true)
    expect(ignored).to.deep.equal([])
    const unset = { id: 'activity', isEnabled: true, config: undefined }
    expect(resolveRemoteFeatures([unset], { ...local, activity: true }).features.activity).to.equal(false)
  })
})
