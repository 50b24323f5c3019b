import { expect } from '@open-wc/testing'

import { purchaseKey } from '../../../src/services/storage/purchase.js'
import { ALICE } from '../../helpers/fake-adapter.js'

const TOKEN = { id: 'usdc', name: 'USD Coin', symbol: 'USDC', caipNetworkId: 'eip155:1', networkName: 'ethereum' }
const REQUEST = {
  address: ALICE,
  namespace: 'eip155',
  token: TOKEN,
  amount: '100.00',
  currency: 'USD',
  method: 'card',
} as const
const KEPT = { provider: 'meld', request: REQUEST, openedAt: 1, known: ['a'] }

describe('a stored purchase', () => {
  it('is read as it was kept', () => {
    const estimate = { purchaseAmount: '98.5', paymentSubtotal: '98.00', quoteId: 'q-1', estimated: true }
    const kept = { ...KEPT, estimate }
    expect(purchaseKey.read(kept)).to.deep.equal(kept)
  })

  it('keeps no page URL, and no invalid estimate', () => {
    const read = purchaseKey.read({ ...KEPT, url: 'https://evil.example', estimate: { purchaseAmount: '-1' } })
    expect(read).to.deep.equal(KEPT)
  })

  for (const [what, patch] of [
    ['another family than its network', { namespace: 'solana' }],
    ['an address that is none', { address: '0x12' }],
    ['a token that cannot be one', { token: { ...TOKEN, address: 'javascript:1' } }],
    ['an amount that is none', { amount: '1e9' }],
    ['a method that nobody takes', { method: 'gift' }],
    ['a currency that is none', { currency: '<b>' }],
  ] as const)
    it(`is omitted for ${what}`, () => {
      expect(purchaseKey.read({ ...KEPT, request: { ...REQUEST, ...patch } })).to.equal(undefined)
    })
})
