import { expect } from '@open-wc/testing'

import { AccountsController, NO_ACCOUNT } from '../../../src/controllers/accounts/accounts.js'
import { ALICE } from '../../helpers/fake-adapter.js'

describe('AccountsController', () => {
  it('returns the empty account for a namespace that never had one, and without a namespace', () => {
    const accounts = new AccountsController()
    expect(accounts.account('solana')).to.equal(NO_ACCOUNT)
    expect(accounts.account(undefined)).to.equal(NO_ACCOUNT)
  })

  it('keeps fields that a patch does not name, and the other namespaces', () => {
    const accounts = new AccountsController()
    accounts.patch('solana', { status: 'connected' })
    accounts.patch('eip155', { address: ALICE, balance: '1' })
    accounts.patch('eip155', { balance: '2' })
    expect(accounts.account('eip155')).to.include({ address: ALICE, balance: '2', status: 'disconnected' })
    expect(accounts.account('solana').status).to.equal('connected')
  })

  it('keeps nothing of a replaced account but the site’s labels', () => {
    const accounts = new AccountsController()
    accounts.patch('eip155', {
      address: ALICE,
      balance: '1',
      profileName: 'alice.eth',
      addressLabels: { [ALICE]: 'me' },
    })
    accounts.replace('eip155', { status: 'connecting' })
    const kept = { addressLabels: { [ALICE]: 'me' } }
    expect(accounts.account('eip155')).to.deep.equal({ ...NO_ACCOUNT, ...kept, status: 'connecting' })
    accounts.clear('eip155')
    expect(accounts.account('eip155')).to.deep.equal({ ...NO_ACCOUNT, ...kept })
  })

  it('forgets one account and no other', () => {
    const accounts = new AccountsController()
    accounts.patch('eip155', { address: ALICE })
    accounts.patch('bip122', { balance: '3' })
    accounts.clear('eip155')
    expect(accounts.account('eip155')).to.deep.equal(NO_ACCOUNT)
    expect(accounts.account('bip122').balance).to.equal('3')
  })

  it('returns immutable snapshots, and earlier ones stay unchanged', () => {
    const accounts = new AccountsController()
    accounts.patch('eip155', { address: ALICE, addressLabels: { [ALICE]: 'me' } })
    const before = accounts.account('eip155')
    expect(() => Object.assign(before, { address: 'other' })).to.throw(TypeError)
    expect(() => Object.assign(before.addressLabels, { [ALICE]: 'you' })).to.throw(TypeError)
    accounts.patch('eip155', { balance: '5' })
    expect(before.balance).to.equal(undefined)
  })
})
