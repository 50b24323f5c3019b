import { expect } from '@open-wc/testing'

import { imageHosts } from '../../../src/controllers/images/image-hosts.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'

describe('hosts of token and NFT pictures', () => {
  afterEach(endInstance)

  it('are those of the services, the known stores and those of the site', () => {
    const services = {
      ...OFFLINE.services,
      catalogue: 'https://wallets.example',
      blockchain: 'http://127.0.0.1:8787/v',
    }
    instance({}, { services, imageHosts: ['*.site.example'] })
    expect(imageHosts.get()).to.include.members([
      'wallets.example',
      '127.0.0.1:8787',
      'cdn.zerion.io',
      'api.sim.dune.com',
      'lh3.googleusercontent.com',
      '*.site.example',
    ])
  })

  it('name no service that is off or a list', () => {
    instance({}, { services: { ...OFFLINE.services, catalogue: [] } })
    expect(imageHosts.get()).to.have.length(3)
  })

  it('name the hosted services given a project id', () => {
    instance({}, { services: {}, projectId: 'abc' })
    expect(imageHosts.get()).to.include.members(['api.web3modal.org', 'rpc.walletconnect.org'])
  })
})
