import { expect } from '@open-wc/testing'

import { OptionsController } from '../../../src/controllers/shell/options.js'
import { DEFAULT_FEATURES } from '../../../src/core/features.js'
import type { NetworkInput } from '../../../src/core/entities/network.js'
import { mainnet } from '../../../src/networks.js'

describe('OptionsController', () => {
  it('waits for the remote configuration unless the site wants none', () => {
    const options = new OptionsController()
    expect(options.state.created).to.equal(false)
    options.create({ networks: [mainnet] }, ['eip155'])
    expect(options.state).to.include({ created: true, remote: 'idle' })
    expect(options.state.namespaces).to.deep.equal(['eip155'])
  })

  for (const given of [{ remoteConfig: false }, { basic: true }])
    it(`asks for no remote configuration with ${JSON.stringify(given)}`, () => {
      const options = new OptionsController()
      options.create({ networks: [mainnet], ...given }, [])
      expect(options.state.remote).to.equal('off')
    })

  it('changes only the named options', () => {
    const options = new OptionsController()
    options.create({ networks: [mainnet], projectId: 'one', debug: true }, [])
    options.update({ debug: false })
    expect(options.state.options).to.include({ projectId: 'one', debug: false })
  })

  it('keeps the features that are known when a later request fails', () => {
    const options = new OptionsController()
    options.setRemote('ready', { ...DEFAULT_FEATURES, swaps: false })
    options.setRemote('failed')
    expect(options.state.remote).to.equal('failed')
    expect(options.state.remoteFeatures?.swaps).to.equal(false)
  })

  it('leaves the site’s objects unchanged', () => {
    const options = new OptionsController()
    const networks: NetworkInput[] = [{ ...mainnet }]
    const given = { networks, metadata: { name: 'Shop' } }
    options.create(given, [])
    networks.push({ ...mainnet, id: 5 })
    given.metadata.name = 'Other shop'
    expect(Object.isFrozen(networks[0])).to.equal(false)
    expect(options.state.options.metadata?.name).to.equal('Other shop')
  })
})
