import { expect } from '@open-wc/testing'

import { receiveAddresses } from '../../../src/controllers/receive/rules.js'

describe('addresses to receive at', () => {
  it('distinguish a Bitcoin wallet’s payments and ordinals, payments first', () => {
    const accounts = [
      { address: 'bc1pordinal', type: 'ordinal' },
      { address: 'bc1qfirst', type: 'payment' },
      { address: 'bc1qsecond', type: 'payment' },
    ] as const
    expect(receiveAddresses('bip122', accounts)).to.deep.equal([
      { type: 'payment', address: 'bc1qfirst' },
      { type: 'ordinal', address: 'bc1pordinal' },
    ])
  })

  it('are not distinguished in other families', () => {
    expect(receiveAddresses('eip155', [{ address: '0x1', type: 'eoa' }])).to.deep.equal([])
  })
})
