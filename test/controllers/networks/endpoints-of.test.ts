import { expect } from '@open-wc/testing'

import { endpointsOf } from '../../../src/controllers/networks/endpoints-of.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { unsupportedNetwork } from '../../../src/controllers/networks/rules.js'
import { mainnet } from '../../../src/networks.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'

const own = 'https://rpc.shop.example/'

function endpoints(options = {}): readonly string[] {
  instance({}, { networks: [mainnet], ...options })
  const [network] = networksController.list()
  return network ? endpointsOf(network) : []
}

describe('endpoints-of', () => {
  afterEach(endInstance)

  it("names the site's own endpoint before the service and the chain's", () => {
    const urls = endpoints({
      customRpcUrls: { 'eip155:1': [{ url: own }] },
      services: { ...OFFLINE.services, rpc: 'https://rpc.test' },
    })
    expect(urls[0]).to.equal(own)
    expect(urls[1]).to.contain('https://rpc.test/v1/?chainId=eip155%3A1&projectId=test')
    expect(urls.length).to.be.greaterThan(2)
  })

  it('names no service that is off', () => {
    expect(endpoints().some(url => url.includes('chainId='))).to.equal(false)
  })

  it('names none for an unsupported network', () => {
    instance()
    expect(endpointsOf(unsupportedNetwork('eip155', 'eip155:1337'))).to.deep.equal([])
  })
})
