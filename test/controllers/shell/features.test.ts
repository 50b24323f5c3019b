import { expect } from '@open-wc/testing'

import { features } from '../../../src/controllers/shell/features.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { endInstance } from '../../../src/core/instance.js'
import { DEFAULT_FEATURES } from '../../../src/core/features.js'

const create = (options = {}) => optionsController.create({ networks: [], ...options }, [])

describe('the features in force', () => {
  afterEach(endInstance)

  it('are on by default, except where disabled', () => {
    create({ features: { swaps: false } })
    expect(features.get()).to.deep.equal({ ...DEFAULT_FEATURES, swaps: false })
  })

  it('are all off in basic mode, whatever the site turns on', () => {
    create({ basic: true, features: { swaps: true, email: true } })
    const flags = Object.values(features.get())
    expect(flags.every(flag => flag === false)).to.equal(true)
  })

  it('are the remote ones once those are known', () => {
    create({ features: { swaps: true } })
    expect(features.get().swaps).to.equal(true)
    optionsController.setRemote('ready', { ...DEFAULT_FEATURES, swaps: false })
    expect(features.get().swaps).to.equal(false)
  })

  it('turn email and social logins off while payments are on, whether the site or the remote configuration turns them on', () => {
    create({ features: { pay: true, email: true, socials: true } })
    expect(features.get()).to.deep.equal({ ...DEFAULT_FEATURES, pay: true, email: false, socials: false })
    optionsController.update({ features: { pay: false } })
    expect(features.get()).to.deep.equal(DEFAULT_FEATURES)
    optionsController.setRemote('ready', { ...DEFAULT_FEATURES, pay: true })
    expect(features.get().email).to.equal(false)
    expect(features.get().socials).to.equal(false)
  })

  it('follow what a site changes while it lives', () => {
    create()
    optionsController.update({ features: { analytics: false } })
    expect(features.get().analytics).to.equal(false)
    expect(features.get().email).to.equal(true)
  })

  it('pass over settings of the wrong type', () => {
    create({ features: { email: 'no', socials: 7, unknown: true } })
    expect(features.get()).to.deep.equal(DEFAULT_FEATURES)
  })
})
