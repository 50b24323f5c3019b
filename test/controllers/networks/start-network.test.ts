import { expect } from '@open-wc/testing'

import { startNetwork } from '../../../src/controllers/networks/start-network.js'
import { parseNetworks } from '../../../src/services/config/networks.js'

const { networks } = parseNetworks(
  [1, 10, 137].map(id => ({ id, name: `N${id}`, nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 } })),
)

describe('the first network', () => {
  it('is the stored one, else the default, else the first', () => {
    expect(startNetwork(networks, 137, 'eip155:10')?.id).to.equal(10)
    expect(startNetwork(networks, 137, 'eip155:999')?.id).to.equal(137)
    expect(startNetwork(networks, 424242, undefined)?.id).to.equal(1)
    expect(startNetwork([], 1, 'eip155:1')).to.equal(undefined)
  })
})
