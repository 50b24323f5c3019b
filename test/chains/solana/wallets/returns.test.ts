import { expect } from '@open-wc/testing'

import { cleanUp, settle } from '../../shared/harness.js'
import { count, first, ID, makeAdapter, makeConnected, makeWallet, second } from '../harness.js'
import { SOLANA_ACCOUNTS } from '../../../../src/testing/index.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const STORAGE_KEY = 'test-wallet:returns'
const returned = { type: 'returned', connectorId: ID }

afterEach(() => {
  cleanUp()
  sessionStorage.removeItem(STORAGE_KEY)
})

/** A wallet of an earlier visit that is locked, and an adapter that was given nothing. */
async function locked() {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ authorized: true, lock: 'waits' }))
  const wallet = await makeWallet({ storage: 'session', storageKey: STORAGE_KEY })
  const harness = makeAdapter()
  expect(await harness.adapter.wallets.reconnect(ID)).to.equal(undefined)
  harness.events.length = 0
  return { ...harness, wallet }
}

describe('a Solana wallet that returns no account', () => {
  it('says so when it is unlocked, until it is connected', async () => {
    const { adapter, wallet, events } = await locked()
    adapter.wallets.awaitReturn(ID)
    await settle()
    await wallet.unlock()
    expect(events).to.deep.equal([returned])
    expect((await adapter.wallets.reconnect(ID))?.accounts).to.deep.equal([{ address: first, type: 'eoa' }])
    wallet.emit('change', {})
    await settle()
    expect(events).to.deep.equal([returned])
    expect(wallet.calls.filter(({ params }) => !params)).to.deep.equal([])
  })

  it('may answer late', async () => {
    const { adapter, wallet, events } = await locked()
    wallet.hang('standard:connect')
    adapter.wallets.awaitReturn(ID, { ask: true })
    await waitUntil(() => count(wallet, 'standard:connect') === 2)
    await wallet.unlock()
    events.length = 0
    wallet.approve()
    await waitUntil(() => events.length)
    expect(events).to.deep.equal([returned])
  })

  it('is ignored once the instance ends', async () => {
    const { adapter, wallet, events } = await locked()
    adapter.wallets.awaitReturn(ID)
    await settle()
    adapter.destroy()
    await wallet.unlock()
    expect(events).to.deep.equal([])
  })
})

describe('a connected Solana wallet that is checked again', () => {
  it('reports missed changes, requests nothing and keeps its provider', async () => {
    const { adapter, wallet, events, provider } = await makeConnected({
      privateKeys: SOLANA_ACCOUNTS.slice(0, 2).map(({ privateKey }) => privateKey),
    })
    const asked = wallet.calls.length
    await adapter.wallets.recheck(ID)
    expect(events.filter(({ type }) => type !== 'connectors')).to.deep.equal([])
    const accounts = [...wallet.wallet.accounts].reverse()
    Object.defineProperty(wallet.wallet, 'accounts', { get: () => accounts, configurable: true })
    await adapter.wallets.recheck(ID)
    expect(events.at(-1)).to.deep.equal({
      type: 'accounts',
      connectorId: ID,
      accounts: [second, first].map(address => ({ address, type: 'eoa' })),
    })
    expect(adapter.wallets.provider(ID)).to.equal(provider)
    expect(wallet.calls).to.have.length(asked)
  })
})
