import { expect } from '@open-wc/testing'

import {
  ConnectionRejectedError,
  ConnectorNotFoundError,
  WalletTimeoutError,
} from '../../../../src/core/errors/connection.js'
import { ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp, settle } from '../../shared/harness.js'
import { count, makeAdapter, makeWallet } from '../harness.js'
import { stretched } from '../../../helpers/pace.js'

const ID = 'com.example.test-wallet'

afterEach(cleanUp)

describe('reconnect', () => {
  it('returns what the wallet already allows, without a prompt', async () => {
    const wallet = makeWallet()
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const { adapter, events } = makeAdapter()
    wallet.clear()
    const result = await adapter.wallets.reconnect(ID)
    expect(result).to.deep.include({ connectorId: ID, caipNetworkId: 'eip155:1' })
    expect(result?.accounts).to.have.length(1)
    expect(count(wallet, 'eth_requestAccounts')).to.equal(0)
    wallet.switchChain(137)
    await settle()
    expect(events.at(-1)).to.deep.include({ type: 'network', caipNetworkId: 'eip155:137' })
  })

  it('returns nothing when the wallet allows no account', async () => {
    const wallet = makeWallet()
    expect(await makeAdapter().adapter.wallets.reconnect(ID)).to.equal(undefined)
    expect(wallet.listenerCount()).to.equal(0)
    expect(count(wallet, 'eth_requestAccounts')).to.equal(0)
  })

  it('waits for a wallet that announces itself late', async () => {
    const wallet = makeWallet({ announce: 150 })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    expect((await makeAdapter().adapter.wallets.reconnect(ID))?.accounts).to.have.length(1)
  })

  it('finds the injected wallet behind an announced one', async () => {
    const wallet = makeWallet({ inject: true })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    expect((await makeAdapter().adapter.wallets.reconnect('injected'))?.connectorId).to.equal('injected')
  })

  it('refuses an answer of a wrong shape', async () => {
    const wallet = makeWallet()
    wallet.answer('eth_accounts', ['not-an-address'])
    expect(await rejection(makeAdapter().adapter.wallets.reconnect(ID))).to.be.instanceOf(ConnectionRejectedError)
  })

  it('gives up after 5 s on a wallet that never answers, and on one that never appears', async () => {
    const wallet = makeWallet()
    wallet.hang('eth_accounts')
    const { adapter } = makeAdapter()
    const before = Date.now()
    const errors = await Promise.all([
      rejection(adapter.wallets.reconnect(ID)),
      rejection(adapter.wallets.reconnect('com.never')),
    ])
    expect(Date.now() - before).to.be.within(4_900, stretched(6_500))
    expect(errors[0]).to.be.instanceOf(WalletTimeoutError)
    expect(errors[1]).to.be.instanceOf(ConnectorNotFoundError)
    const late = makeWallet({ rdns: 'com.never' })
    wallet.approve()
    await settle()
    expect(late.calls, 'a wallet that comes after that is not asked').to.deep.equal([])
    expect(wallet.listenerCount()).to.equal(0)
  })

  it('ends with its signal', async () => {
    const stop = new AbortController()
    const task = rejection(makeAdapter().adapter.wallets.reconnect('com.never', stop.signal))
    stop.abort()
    expect(await task).to.be.instanceOf(ModalClosedError)
  })
})
