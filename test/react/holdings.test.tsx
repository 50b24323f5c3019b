import { expect } from '@open-wc/testing'
import { useEffect } from 'react'

import {
  useWalletModalAccount,
  useWalletModalNfts,
  useWalletModalTokens,
  useWalletModalTransactions,
} from '../../src/react/index.js'
import { aspen } from '../helpers/fake-adapter.js'
import { watchConsole } from '../controllers/stubs.js'
import { endInstance, instance } from '../helpers/instance.js'
import { network } from '../helpers/network.js'
import { mountHook, unmountAll, until } from './render.js'

describe('the hooks of lists', () => {
  afterEach(async () => {
    unmountAll()
    await endInstance()
  })

  // the first one: the code, once it is there, stays
  it('report a list as failed while the browser is offline, and follow it once it is online', async () => {
    const { modal } = instance()
    const { undo } = network({ online: false, served: false })
    const lines = watchConsole()
    const tokens = mountHook(() => useWalletModalTokens())
    try {
      expect(await tokens.last().fetch()).to.deep.include({ status: 'failed', tokens: [] })
      await until(() => tokens.last().status === 'failed')
    } finally {
      undo()
      lines.restore()
    }
    dispatchEvent(new Event('online'))
    await modal.connect(aspen.id)
    await until(() => modal.getAccount().balance !== undefined)
    await modal.fetchTokens()
    await until(() => tokens.last().status === 'ready')
    expect(tokens.last().tokens.map(({ symbol }) => symbol)).to.deep.equal(['ETH'])
  })

  it('are idle before there is a modal', () => {
    expect(mountHook(() => useWalletModalTokens()).last()).to.deep.include({ status: 'idle', tokens: [] })
  })

  it('stay idle when requested before there is a modal, which then finds its wallets', async () => {
    const tokens = mountHook(() => useWalletModalTokens('eip155'))
    expect(await tokens.last().fetch()).to.include({ status: 'idle' })
    const { modal } = instance()
    expect(await modal.connect(aspen.id)).to.include({ isConnected: true })
    await tokens.last().fetch()
    await until(() => tokens.last().status === 'ready')
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

  it('load nothing without an account, and then a list for each network of the account that a component follows', async () => {
    const { modal } = instance()
    const tokens = mountHook(() => {
      const { caipAddress } = useWalletModalAccount()
      const list = useWalletModalTokens()
      const { fetch } = list
      useEffect(() => {
        if (caipAddress) void fetch()
      }, [caipAddress, fetch])
      return list
    })
    const symbols = () =>
      tokens.last().status === 'ready'
        ? tokens
            .last()
            .tokens.map(({ symbol }) => symbol)
            .join()
        : ''
    expect(await tokens.last().fetch()).to.deep.include({ status: 'idle', tokens: [] })
    await modal.connect(aspen.id)
    await until(() => symbols() === 'ETH')
    await modal.switchNetwork(137)
    await until(() => symbols() === 'POL')
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
