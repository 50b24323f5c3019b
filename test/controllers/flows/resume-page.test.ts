import { expect, waitUntil } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connectors.js'
import { connect } from '../../../src/controllers/flows/connect.js'
import { resumePage } from '../../../src/controllers/flows/resume-page.js'
import { switchNetwork } from '../../../src/controllers/flows/switch-network.js'
import { networksController } from '../../../src/controllers/networks.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

describe('a page that comes back out of the back/forward cache', () => {
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
    resumePage()
    expect(asked?.aborted).to.equal(true)
    expect(connectorsController.state.attempt).to.equal(undefined)
    await waitUntil(() => modal.getAccount().status === 'disconnected')
  })

  it('waits no longer for a wallet that was asked to switch, and keeps a refusal that was told', async () => {
    let asked = false
    const hang = () => {
      asked = true
      return new Promise<never>(() => undefined)
    }
    instance({ switchNetwork: hang })
    await connect(aspen.id, 'eip155')
    void switchNetwork('eip155:137')
    await waitUntil(() => asked)
    resumePage()
    expect(networksController.state.switching).to.equal(undefined)
    networksController.setSwitching({ caipNetworkId: 'eip155:137', status: 'rejected' })
    resumePage()
    expect(networksController.state.switching?.status).to.equal('rejected')
  })

  for (const syncTabs of [true, false])
    it(`follows what other tabs did meanwhile: ${syncTabs ? 'always' : 'never with syncTabs: false'}`, async () => {
      const { modal } = instance({}, { syncTabs })
      await connect(aspen.id, 'eip155')
      localStorage.removeItem('@appkit/eip155:connected_connector_id')
      resumePage()
      expect(modal.getAccount().isConnected).to.equal(!syncTabs)
    })
})
