import { expect } from '@open-wc/testing'

import type { AdapterEvent } from '../../../../src/chains/ports/wallets.js'
import { ANVIL_ACCOUNTS, type TestWallet } from '../../../../src/testing/index.js'
import { cleanUp, settle } from '../../shared/harness.js'
import { type Harness, makeAdapter, makeWallet } from '../harness.js'

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ID = 'com.example.test-wallet'
const [first, second] = ANVIL_ACCOUNTS

afterEach(cleanUp)

/** A connected wallet whose events are recorded from now on. */
async function connected(): Promise<Harness & { readonly wallet: TestWallet }> {
  const wallet = makeWallet({ privateKeys: [first.privateKey, second.privateKey] })
  const harness = makeAdapter()
  await harness.adapter.wallets.connect(ID)
  await settle()
  harness.events.length = 0
  return { ...harness, wallet }
}

const network = (caipNetworkId: 'eip155:1' | 'eip155:137' | 'eip155:1337'): AdapterEvent => ({
  type: 'network',
  connectorId: ID,
  caipNetworkId,
})

describe('events of a connected wallet', () => {
  it('reports another account', async () => {
    const { wallet, events } = await connected()
    await wallet.switchAccount(1)
    await settle()
    const accounts = [second, first].map(({ address }) => ({ address, type: 'eoa' }))
    expect(events).to.deep.equal([{ type: 'accounts', connectorId: ID, accounts }])
  })

  it('reports another network, listed or not (IP-029)', async () => {
    const { wallet, events } = await connected()
    wallet.emit('chainChanged', '0x539')
    await settle()
    expect(events).to.deep.equal([network('eip155:1337')])
  })

  it('reports a burst as its last value (IP-030)', async () => {
    const { wallet, events } = await connected()
    for (let n = 0; n < 500; n += 1) {
      wallet.emit('chainChanged', '0x1')
      wallet.emit('chainChanged', '0x89')
    }
    await settle()
    expect(events).to.deep.equal([network('eip155:137')])
  })

  it('reports a never idle wallet a few times a second', async () => {
    const { wallet, events } = await connected()
    for (let n = 0; n < 120; n += 1) {
      wallet.emit('chainChanged', n % 2 ? '0x89' : '0x1')
      await settle(5)
    }
    await settle()
    expect(events).to.have.length.within(2, 6)
    expect(events.at(-1)).to.deep.equal(network('eip155:137'))
  })

  it('reports the network before the accounts', async () => {
    const { wallet, events } = await connected()
    wallet.emit('accountsChanged', [VITALIK])
    wallet.emit('chainChanged', '0x89')
    await settle()
    expect(events.map(({ type }) => type)).to.deep.equal(['network', 'accounts'])
  })

  it('ignores rubbish (IP-026)', async () => {
    const { wallet, events } = await connected()
    for (const value of [['not-an-address'], null, VITALIK, [1], {}]) wallet.emit('accountsChanged', value)
    for (const value of ['0xZZ', null, 0, 'eip155:1', {}]) wallet.emit('chainChanged', value)
    await settle()
    expect(events).to.deep.equal([])
  })

  const endings: readonly [string, string, unknown][] = [
    ['an empty list of accounts (IP-025)', 'accountsChanged', []],
    ['a lost connection (IP-042)', 'disconnect', { code: 4900, message: 'Disconnected' }],
    ['a disconnect without words', 'disconnect', undefined],
  ]
  for (const [name, event, value] of endings)
    it(`treats ${name} as a disconnect and stops listening`, async () => {
      const { wallet, events } = await connected()
      wallet.emit(event, value)
      await settle()
      expect(events).to.deep.equal([{ type: 'disconnect', connectorId: ID }])
      expect(wallet.listenerCount()).to.equal(0)
    })

  it('waits for a wallet that lost its node for a while', async () => {
    const { wallet, events } = await connected()
    wallet.emit('disconnect', { code: 1013, message: 'Try again later' })
    await settle()
    expect(events).to.deep.equal([])
    expect(wallet.listenerCount()).to.equal(3)
  })

  it('is not notified after disconnect, even if it was on its way', async () => {
    const { adapter, wallet, events } = await connected()
    wallet.emit('chainChanged', '0x89')
    await adapter.wallets.disconnect(ID)
    await settle()
    expect(events).to.deep.equal([])
    expect(wallet.listenerCount()).to.equal(0)
  })

  it('is not notified after destroy', async () => {
    const { adapter, wallet, events } = await connected()
    wallet.emit('chainChanged', '0x89')
    adapter.destroy()
    await settle()
    expect(events).to.deep.equal([])
    expect(wallet.listenerCount()).to.equal(0)
  })

  it('is received once after reconnecting', async () => {
    const { adapter, wallet, events } = await connected()
    await adapter.wallets.connect(ID)
    expect(wallet.listenerCount()).to.equal(3)
    wallet.switchChain(137)
    await settle()
    expect(events).to.deep.equal([network('eip155:137')])
  })

  it('reaches the remaining listeners', async () => {
    const { adapter, wallet } = await connected()
    const heard: AdapterEvent[] = []
    const stop = adapter.wallets.subscribe(event => heard.push(event))
    wallet.switchChain(137)
    await settle()
    stop()
    wallet.switchChain(1)
    await settle()
    expect(heard).to.deep.equal([network('eip155:137')])
  })

  it('may throw when a listener is added', async () => {
    const wallet = makeWallet()
    wallet.provider.on = () => {
      throw new Error('boom')
    }
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    const { adapter } = makeAdapter()
    expect((await adapter.wallets.connect(ID)).accounts).to.have.length(1)
    await adapter.wallets.disconnect(ID)
  })
})
