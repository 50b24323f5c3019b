import { expect } from '@open-wc/testing'

import { isHosted } from '../../../src/chains/networks/hosted.js'

describe('isHosted', () => {
  it('accepts the served networks of every family', () => {
    const served = ['eip155:1', 'eip155:1313161555', 'near:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
    for (const id of [...served, 'bip122:000000000933ea01ad0ee984209779ba']) expect(isHosted(id)).to.equal(true)
  })

  it('refuses others, and ids that only look alike', () => {
    const others = [
      'eip155:31337',
      'eip155:5',
      'eip155:01',
      'eip155:1e0',
      'eip155:0x1',
      'eip155: 1',
      'eip155:',
      '1',
      '',
    ]
    for (const id of [...others, 'solana:1', 'near:testnet', 'bip122:00000008819873e925422c1ff0f99f7c']) {
      expect(isHosted(id), id).to.equal(false)
    }
  })
})
