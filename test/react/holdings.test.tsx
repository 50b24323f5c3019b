import { expect } from '@open-wc/testing'

import { useWalletModalNfts, useWalletModalTokens, useWalletModalTransactions } from '../../src/react/index.js'
import { aspen } from '../helpers/fake-adapter.js'
import { endInstance, instance } from '../helpers/instance.js'
import { mountHook, unmountAll, until } from './render.js'

describe('the hooks of lists', () => {
  afterEach(async () => {
    unmountAll()
    await endInstance()
  })

  it('are idle before there is a modal', () => {
    expect(mountHook(() => useWalletModalTokens()).last()).to.deep.include({ status: 'idle', tokens: [] })
  })

  it('are idle until requested, and then follow the list', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    await until(() => modal.getAccount().balance !== undefined)
    const tokens = mountHook(() => useWalletModalTokens())
    expect(tokens.last().status).to.equal('idle')
    await tokens.last().fetch()
    await until(() => tokens.last().status === 'ready')
    expect(tokens.last().tokens.map(({ symbol }) => symbol)).to.deep.equal(['ETH'])
  })

  it('have a list that was loaded before they were mounted', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    await until(() => modal.getAccount().balance !== undefined)
    await modal.fetchTokens()
    await modal.fetchTransactions()
    const lists = mountHook(() => ({
      tokens: useWalletModalTokens(),
      done: useWalletModalTransactions(),
      nfts: useWalletModalNfts(),
    }))
    await until(() => lists.last().tokens.status === 'ready')
    expect(lists.last().tokens.tokens.map(({ symbol }) => symbol)).to.deep.equal(['ETH'])
    expect([lists.last().done.status, lists.last().nfts.status]).to.deep.equal(['unavailable', 'unavailable'])
  })

  it('say so when no service lists anything', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const lists = mountHook(() => ({ done: useWalletModalTransactions(), nfts: useWalletModalNfts() }))
    await lists.last().done.fetch()
    await until(() => lists.last().nfts.status === 'unavailable')
    expect(lists.last().done).to.deep.include({ status: 'unavailable', transactions: [], hasMore: false })
  })
})
