import { expect } from '@open-wc/testing'

import { getNetworkImageId } from '../../../src/chains/networks/images.js'

describe('getNetworkImageId', () => {
  it('has pictures for all three families', () => {
    expect(getNetworkImageId('eip155:1')).to.equal('ba0ba0cd-17c6-4806-ad93-f9d174f17900')
    expect(getNetworkImageId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).to.equal(
      'a1b58899-f671-4276-6a5e-56ca5bd59700',
    )
    expect(getNetworkImageId('bip122:000000000019d6689c085ae165831e93')).to.equal(
      '0b4838db-0161-4ffe-022d-532bf03dba00',
    )
  })

  it('has none for anything else', () => {
    for (const id of ['eip155:31337', 'eip155', '1', '', 'constructor', '__proto__', 'toString']) {
      expect(getNetworkImageId(id)).to.equal(undefined)
    }
  })
})
