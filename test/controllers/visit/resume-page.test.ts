import { expect } from '@open-wc/testing'

import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { resumePage } from '../../../src/controllers/visit/resume-page.js'
import { switchNetwork } from '../../../src/controllers/switching/switch-network.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { aspen, BOB, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance, turns } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('a page that comes back out of the back/forward cache', () => {
  before(() => import('../../../src/controllers/connections/handle-wallet-event.js')) // so that events are taken at once
  afterEach(endInstance)

  it('waits no longer for a wallet that was asked to connect', async () => {
    let asked: AbortSignal | undefined
    const hang = (_id: string, signal?: AbortSignal) => {
      asked = signal
      return new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up'))) // as real families do
      })
    }
    const { modal } = instance({ connect: hang })
    void connect(aspen.id, 'eip155').catch(() => undefined)
    await waitUntil(() => asked)
    void resumePage()
    expect(asked?.aborted).to.equal(true)
    expect(connectorsController.state.attempt).to.equal(undefined)
    await waitUntil(() => modal.getAccount().status === 'disconnected')
  })

  it('stops waiting for a wallet that was asked to switch, and keeps a reported rejection', async () => {
    let asked = false
    const hang = () => {
      asked = true
      return new Promise<never>(() => undefined)
    }
    instance({ switchNetwork: hang })
    await connect(aspen.id, 'eip155')
    void switchNetwork('eip155:137')
    await waitUntil(() => asked)
    void resumePage()
    expect(networksController.state.switching).to.equal(undefined)
    networksController.setSwitching({ caipNetworkId: 'eip155:137', status: 'rejected' })
    void resumePage()
    expect(networksController.state.switching?.status).to.equal('rejected')
  })

  it('leaves the next instance alone if its own has ended while the code was loading', async () => {
    const { modal } = instance()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    modal.destroy()
    instance()
    networksController.setSwitching({ caipNetworkId: 'eip155:137', status: 'waiting' })
    await turns()
    expect(networksController.state.switching?.status).to.equal('waiting')
  })

  it('adopts the account and the network that the wallet switched to unnoticed', async () => {
    const accounts = [{ address: BOB }]
    const { modal, adapter } = instance({
      reconnect: () => Promise.resolve(result(aspen.id, { accounts, caipNetworkId: 'eip155:137' })),
    })
    await connect(aspen.id, 'eip155')
    await resumePage()
    await waitUntil(() => modal.getAddress() === BOB)
    expect(modal.getCaipNetworkId()).to.equal('eip155:137')
    expect(adapter.calls.filter(call => call.startsWith('connect '))).to.have.lengthOf(1)
  })

  it('is disconnected if the wallet disconnected meanwhile, and unchanged if the wallet is silent', async () => {
    let answer: () => Promise<ConnectResult | undefined> = () => Promise.reject(new Error('silent'))
    const { modal } = instance({ reconnect: () => answer() })
    await connect(aspen.id, 'eip155')
    await resumePage()
    expect(modal.getAccount().status).to.equal('connected')
    answer = () => Promise.resolve(undefined)
    await resumePage()
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  for (const syncTabs of [true, false])
    it(`follows what other tabs did meanwhile: ${syncTabs ? 'always' : 'never with syncTabs: false'}`, async () => {
      const { modal } = instance({}, { syncTabs })
      await connect(aspen.id, 'eip155')
      localStorage.removeItem('@appkit/eip155:connected_connector_id')
      void resumePage()
      expect(modal.getAccount().isConnected).to.equal(!syncTabs)
    })
})
