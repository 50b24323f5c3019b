import { expect } from '@open-wc/testing'

import { AddressBalancesController } from '../../../src/controllers/accounts/address-balances.js'

describe('AddressBalancesController', () => {
  it('keeps each address on each network apart', () => {
    const balances = new AddressBalancesController()
    balances.setBalance('eip155:1:0xa', { balance: '1', symbol: 'ETH', timestamp: 1 })
    balances.setBalance('eip155:137:0xa', { balance: '2', symbol: 'POL', timestamp: 1 })
    expect(balances.balance('eip155:1:0xa')?.balance).to.equal('1')
    expect(balances.balance('eip155:137:0xa')?.symbol).to.equal('POL')
    expect(balances.balance('eip155:1:0xb')).to.equal(undefined)
  })
})
