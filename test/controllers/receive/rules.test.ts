import { expect } from '@open-wc/testing'

import { receiveAddresses } from '../../../src/controllers/receive/rules.js'

describe('addresses to receive at', () => {
  it('tell payments and ordinals of a Bitcoin wallet apart, payments first', () => {
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

  it('are not told apart in other families', () => {
    expect(receiveAddresses('eip155', [{ address: '0x1', type: 'eoa' }])).to.deep.equal([])
  })
})
