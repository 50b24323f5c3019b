import { expect } from '@open-wc/testing'

import { DisconnectError, WalletTimeoutError } from '../../../../src/core/errors/connection.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { makeAdapter, makeWallet } from '../harness.js'
import { stretched } from '../../../helpers/pace.js'

const ID = 'com.example.test-wallet'

afterEach(cleanUp)

describe('disconnect', () => {
  it('leaves the permission as it is where the site wants that', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter({ revokes: false })
    await adapter.wallets.connect(ID)
    await adapter.wallets.disconnect(ID)
    expect(wallet.calls.some(({ method }) => method === 'wallet_revokePermissions')).to.equal(false)
    expect(wallet.authorized).to.equal(true)
  })

  it('revokes the permission', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    await adapter.wallets.disconnect(ID)
    expect(wallet.calls.at(-1)).to.deep.equal({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(wallet.authorized).to.equal(false)
  })

  it('releases the wallet immediately', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    const task = adapter.wallets.disconnect(ID)
    expect(wallet.listenerCount()).to.equal(0)
    await task
  })

  it('does not mind a wallet that knows no permissions, or is not there', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    wallet.fail('wallet_revokePermissions', { code: -32601, message: 'no such method' })
    await adapter.wallets.disconnect(ID)
    await adapter.wallets.disconnect('nobody')
  })

  it('waits 2 s at most for a wallet that hangs', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    wallet.hang('wallet_revokePermissions')
    const before = Date.now()
    await adapter.wallets.disconnect(ID)
    expect(Date.now() - before).to.be.within(1_900, stretched(3_000))
  })

  it('waits at most 2 s for a provider whose disconnect hangs, then rejects', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    Object.assign(wallet.provider, { disconnect: () => new Promise(() => undefined) })
    await adapter.wallets.connect(ID)
    const before = Date.now()
    const error = await rejection(adapter.wallets.disconnect(ID))
    expect(Date.now() - before).to.be.within(1_900, stretched(3_000))
    expect(error).to.be.instanceOf(DisconnectError).and.have.property('cause').that.is.instanceOf(WalletTimeoutError)
  }).timeout(5_000)

  it('reports that a provider failed to disconnect, after releasing it (LC-019)', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    const cause = new Error('boom')
    Object.assign(wallet.provider, {
      disconnect: () => {
        throw cause
      },
    })
    await adapter.wallets.connect(ID)
    const error = await rejection(adapter.wallets.disconnect(ID))
    expect(error).to.be.instanceOf(DisconnectError)
    expect(error).to.include({ message: 'Failed to disconnect', cause })
    expect(wallet.listenerCount()).to.equal(0)
  })
})
