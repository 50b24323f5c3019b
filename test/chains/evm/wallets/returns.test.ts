import { expect } from '@open-wc/testing'

import { cleanUp, settle } from '../../shared/harness.js'
import { type Harness, makeAdapter, makeWallet } from '../harness.js'
import type { TestWallet } from '../../../../src/testing/index.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const ID = 'com.example.test-wallet'
const returned = { type: 'returned', connectorId: ID }

afterEach(cleanUp)

/** A wallet that allowed the site, and is locked now. */
async function locked(): Promise<Harness & { readonly wallet: TestWallet }> {
  const wallet = makeWallet()
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.lock()
  const harness = makeAdapter()
  expect(await harness.adapter.wallets.reconnect(ID)).to.equal(undefined)
  harness.events.length = 0
  return { ...harness, wallet }
}

describe('a wallet that returns no account', () => {
  it('says so when it is unlocked, until it is connected', async () => {
    const { adapter, wallet, events } = await locked()
    adapter.wallets.awaitReturn(ID)
    await waitUntil(() => wallet.listenerCount() === 1)
    await wallet.unlock()
    expect(events).to.deep.equal([returned])
    await adapter.wallets.reconnect(ID)
    expect(wallet.listenerCount(), 'only the connection listens').to.equal(3)
  })

  for (const [name, end] of [
    ['it is disconnected', (adapter: Harness['adapter']) => adapter.wallets.disconnect(ID)],
    ['the instance ends', (adapter: Harness['adapter']) => adapter.destroy()],
  ] as const)
    it(`is ignored once ${name}`, async () => {
      const { adapter, wallet, events } = await locked()
      adapter.wallets.awaitReturn(ID)
      await waitUntil(() => wallet.listenerCount() === 1)
      await end(adapter)
      await wallet.unlock()
      expect(events).to.deep.equal([])
      expect(wallet.listenerCount()).to.equal(0)
    })

  it('may answer late, and is listened to once however often it is waited for', async () => {
    const { adapter, wallet, events } = await locked()
    await wallet.unlock()
    wallet.hang('eth_accounts')
    adapter.wallets.awaitReturn(ID)
    adapter.wallets.awaitReturn(ID, { ask: true })
    await waitUntil(() => wallet.calls.filter(({ method }) => method === 'eth_accounts').length === 2)
    expect(wallet.listenerCount()).to.equal(1)
    wallet.approve()
    await waitUntil(() => events.length)
    expect(events).to.deep.equal([returned])
  })
})

describe('a connected wallet that no longer has an account', () => {
  async function connected() {
    const wallet = makeWallet()
    const harness = makeAdapter()
    await harness.adapter.wallets.connect(ID)
    await settle()
    harness.events.length = 0
    return { ...harness, wallet }
  }

  it('is locked when the site keeps its permission', async () => {
    const { wallet, events } = await connected()
    wallet.lock()
    await waitUntil(() => events.length)
    expect(events).to.deep.equal([{ type: 'locked', connectorId: ID }])
    expect(wallet.listenerCount()).to.equal(0)
  })

  it('has ended the connection if the permission is missing, or if it supports no permissions', async () => {
    const first = await connected()
    first.wallet.revoke()
    await waitUntil(() => first.events.length)
    expect(first.events).to.deep.equal([{ type: 'disconnect', connectorId: ID }])
    cleanUp()
    const { wallet, events } = await connected()
    wallet.fail('wallet_getPermissions', { code: -32601, message: 'no such method' })
    wallet.lock()
    await waitUntil(() => events.length)
    expect(events).to.deep.equal([{ type: 'disconnect', connectorId: ID }])
  })

  it('counts as locked when it gives no reason', async () => {
    const { wallet, events } = await connected()
    wallet.hang('wallet_getPermissions')
    wallet.lock()
    await waitUntil(() => events.length, 'nothing said')
    expect(events).to.deep.equal([{ type: 'locked', connectorId: ID }])
  })

  it('stays connected when it returns accounts again while being asked', async () => {
    const { wallet, events } = await connected()
    wallet.hang('wallet_getPermissions')
    wallet.lock()
    await waitUntil(() => wallet.calls.some(({ method }) => method === 'wallet_getPermissions'))
    await wallet.unlock()
    await waitUntil(() => events.length)
    wallet.approve()
    await settle()
    expect(events.map(({ type }) => type)).to.deep.equal(['accounts'])
  })
})

describe('a connected wallet that is asked again', () => {
  it('reports missed changes, and nothing if there are none', async () => {
    const wallet = makeWallet()
    const { adapter, events } = makeAdapter()
    await adapter.wallets.connect(ID)
    await settle()
    events.length = 0
    await adapter.wallets.recheck(ID)
    expect(events).to.deep.equal([])
    wallet.answer('eth_accounts', [`0x${'2'.repeat(40)}`])
    wallet.answer('eth_chainId', '0x89')
    await adapter.wallets.recheck(ID)
    await adapter.wallets.recheck(ID)
    expect(events).to.deep.equal([
      { type: 'network', connectorId: ID, caipNetworkId: 'eip155:137' },
      { type: 'accounts', connectorId: ID, accounts: [{ address: `0x${'2'.repeat(40)}`, type: 'eoa' }] },
    ])
    expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).to.have.length(1)
  })

  it('is locked where it gives none', async () => {
    const wallet = makeWallet({ events: false })
    const { adapter, events } = makeAdapter()
    await adapter.wallets.connect(ID)
    wallet.lock()
    await settle()
    events.length = 0
    await adapter.wallets.recheck(ID)
    await waitUntil(() => events.length)
    expect(events).to.deep.equal([{ type: 'locked', connectorId: ID }])
  })

  it('is overridden by its own events meanwhile', async () => {
    const wallet = makeWallet()
    const { adapter, events } = makeAdapter()
    await adapter.wallets.connect(ID)
    await settle()
    events.length = 0
    wallet.hang('eth_chainId')
    const asked = adapter.wallets.recheck(ID)
    await waitUntil(() => wallet.calls.filter(({ method }) => method === 'eth_chainId').length === 2)
    wallet.emit('chainChanged', '0x89')
    await waitUntil(() => events.length)
    wallet.approve()
    await asked
    expect(events).to.deep.equal([{ type: 'network', connectorId: ID, caipNetworkId: 'eip155:137' }])
  })
})
