import { expect } from '@open-wc/testing'

import { WalletListController } from '../../../../src/controllers/wallets/list/wallet-list.js'

describe('WalletListController', () => {
  it('starts another list from the beginning and lets a search continue', () => {
    const list = new WalletListController()
    list.setPage({ page: 3, status: 'ready', ended: true })
    list.setSearch({ query: 'oak', searching: 'loading', foundFor: 'o' })
    list.start({ badge: 'certified' }, ['a'])
    expect(list.state).to.deep.equal({
      filter: { badge: 'certified' },
      without: ['a'],
      page: 0,
      status: 'idle',
      ended: false,
      query: 'oak',
      searching: 'loading',
      foundFor: '',
      left: undefined,
    })
  })
})
