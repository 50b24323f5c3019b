import { expect } from '@open-wc/testing'

import { cleanUp, settle } from '../../shared/harness.js'
import { makeAdapter, makeWallet, until } from '../harness.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const STORAGE_KEY = 'test-bitcoin-wallet:returns'

afterEach(() => {
  cleanUp()
  sessionStorage.removeItem(STORAGE_KEY)
})

for (const presence of ['standard', 'sats-connect'] as const)
  describe(`a locked Bitcoin wallet (${presence})`, () => {
    async function locked() {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ authorized: true, chainId: 3, lock: 'waits' }))
      const wallet = makeWallet({ presence, storage: 'session', storageKey: STORAGE_KEY })
      const harness = makeAdapter()
      await until(() => harness.adapter.wallets.connectors().length > 0)
      const id = harness.adapter.wallets.connectors()[0]?.id ?? ''
      const found = await harness.adapter.wallets.reconnect(id).catch(() => undefined) // some refuse, some return none
      expect(found).to.equal(undefined)
      harness.events.length = 0
      return { ...harness, wallet, id }
    }

    it('is restored without a prompt when it returns addresses', async () => {
      const { adapter, wallet, events, id } = await locked()
      adapter.wallets.awaitReturn(id)
      await settle()
      await wallet.unlock()
      if (presence === 'sats-connect') adapter.wallets.awaitReturn(id, { ask: true }) // it has no event for this
      await waitUntil(() => events.length)
      expect(events[0]).to.deep.equal({ type: 'returned', connectorId: id })
      expect((await adapter.wallets.reconnect(id))?.accounts.length).to.be.greaterThan(0)
      expect(
        wallet.calls.filter(({ method }) => /bitcoin:connect|getAddresses|wallet_connect/.test(method)),
      ).to.deep.equal([])
    })

    it('is ignored once disconnected', async () => {
      const { adapter, wallet, events, id } = await locked()
      adapter.wallets.awaitReturn(id)
      await settle()
      await adapter.wallets.disconnect(id)
      await wallet.unlock()
      await settle()
      expect(events).to.deep.equal([])
    })
  })

it('a connected Bitcoin wallet that is checked again reports missed changes, without a prompt', async () => {
  const wallet = makeWallet({ presence: 'sats-connect' })
  const { adapter, events, connect } = makeAdapter()
  const { result, provider } = await connect(wallet.id)
  const before = events.length
  await adapter.wallets.recheck(wallet.id)
  expect(events).to.have.length(before)
  const [, ordinals] = await wallet.getAddresses()
  wallet.answer('wallet_getAccount', { addresses: [ordinals] })
  const asked = wallet.calls.length
  await adapter.wallets.recheck(wallet.id)
  const told = events.slice(before)
  expect(told.map(({ type }) => type)).to.deep.equal(['accounts'])
  expect(told[0]?.type === 'accounts' && told[0].accounts.map(({ address }) => address)).to.deep.equal([
    result.accounts[1]?.address,
  ])
  expect(adapter.wallets.provider(wallet.id)).to.equal(provider)
  expect(wallet.calls.slice(asked).map(({ method }) => method)).to.deep.equal(['wallet_getAccount'])
})
