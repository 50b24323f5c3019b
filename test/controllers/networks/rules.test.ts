import { expect } from '@open-wc/testing'

import { UNKNOWN_NETWORK, unsupportedNetwork } from '../../../src/controllers/networks/rules.js'

describe('the placeholder of an unsupported network', () => {
  it('says which one it stands for and has no endpoint', () => {
    expect(unsupportedNetwork('eip155', 'eip155:999')).to.deep.include({
      name: UNKNOWN_NETWORK,
      caipNetworkId: 'eip155:999',
      chainNamespace: 'eip155',
      unsupported: true,
      rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
    })
    expect(unsupportedNetwork('eip155', 'eip155:999').id).to.equal(999) // as those of listed networks
    expect(unsupportedNetwork('eip155').id).to.equal('unknown')
    expect(unsupportedNetwork('solana', 'solana:abc').id).to.equal('abc')
    expect(unsupportedNetwork('solana').chainNamespace).to.equal('solana')
  })
})
