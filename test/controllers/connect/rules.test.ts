import { expect } from '@open-wc/testing'

import { DEFAULT_ACCOUNT_TYPES, isAccountType, preferredAccountType } from '../../../src/core/entities/account-types.js'
import { methodOrder } from '../../../src/controllers/connect/rules.js'

describe('connect orders', () => {
  it('put wallets first when one is installed, and a configured order above both', () => {
    expect(methodOrder(undefined, false)).to.deep.equal(['email', 'social', 'wallet'])
    expect(methodOrder(undefined, true)).to.deep.equal(['wallet', 'email', 'social'])
    expect(methodOrder(['social', 'wallet', 'email'], true)).to.deep.equal(['social', 'wallet', 'email'])
    expect(methodOrder(['social'], true)).to.deep.equal(['social', 'wallet', 'email'])
  })
})

describe('account types', () => {
  it("are the visitor's, else the site's, else the default", () => {
    expect(DEFAULT_ACCOUNT_TYPES).to.deep.equal({
      eip155: 'smartAccount',
      solana: 'eoa',
      polkadot: 'eoa',
      bip122: 'payment',
    })
    expect(preferredAccountType('eip155', { eip155: 'eoa' }, { eip155: 'smartAccount' })).to.equal('eoa')
    expect(preferredAccountType('eip155', {}, { eip155: 'eoa' })).to.equal('eoa')
    expect(preferredAccountType('bip122', {}, {})).to.equal('payment')
    expect(preferredAccountType('cosmos', {}, {})).to.equal('eoa')
    for (const value of ['admin', '__proto__', null, 1]) expect(isAccountType(value)).to.equal(false)
  })
})
