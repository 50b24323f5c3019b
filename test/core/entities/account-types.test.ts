import { expect } from '@open-wc/testing'

import { isAccountType, preferredAccountType } from '../../../src/core/entities/account-types.js'

describe('kinds of account', () => {
  for (const kind of ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])
    it(`are ${kind}`, () => expect(isAccountType(kind)).to.equal(true))

  for (const value of ['EOA', '', 'toString', null, undefined, 5])
    it(`are not ${String(value)}`, () => expect(isAccountType(value)).to.equal(false))

  it('are the visitor’s choice, then the site’s, then the default', () => {
    expect(preferredAccountType('eip155', { eip155: 'eoa' }, { eip155: 'smartAccount' })).to.equal('eoa')
    expect(preferredAccountType('eip155', {}, { eip155: 'eoa' })).to.equal('eoa')
    expect(preferredAccountType('eip155', { solana: 'eoa' }, {})).to.equal('smartAccount')
  })

  for (const [namespace, kind] of [
    ['eip155', 'smartAccount'],
    ['solana', 'eoa'],
    ['polkadot', 'eoa'],
    ['bip122', 'payment'],
    ['near', 'eoa'],
  ] as const)
    it(`are ${kind} in ${namespace} by default`, () => expect(preferredAccountType(namespace, {}, {})).to.equal(kind))
})
