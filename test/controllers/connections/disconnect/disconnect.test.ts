import { expect } from '@open-wc/testing'

import { connect } from '../../../../src/controllers/connect/connect.js'
import { disconnect } from '../../../../src/controllers/connections/disconnect/disconnect.js'
import { open } from '../../../../src/controllers/visit/open.js'
import { DisconnectChainsError, DisconnectError } from '../../../../src/core/errors/connection.js'
import { mainnet } from '../../../../src/networks.js'
import { aspen, birch, fakeAdapter, result } from '../../../helpers/fake-adapter.js'
import { routerController } from '../../../../src/controllers/shell/router.js'
import { endInstance, endVisit, instance, settle } from '../../../helpers/instance.js'
import { cedar, twoFamilies } from '../../../helpers/two-families.js'
import { waitUntil } from '../../../helpers/wait-until.js'

describe('disconnect', () => {
  afterEach(endInstance)

  it('clears the account and the storage, and records the disconnected connector', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    await disconnect()
    expect(adapter.calls).to.include(`disconnect ${aspen.id}`)
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(modal.getConnections('eip155')).to.deep.equal([])
    expect(JSON.parse(localStorage.getItem('@appkit/disconnected_connector_ids') ?? '')).to.deep.equal({
      eip155: [aspen.id],
    })
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('disconnected')
  })

  it('closes the dialog, with nothing left to show', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    void open()
    await disconnect()
    expect(modal.isOpen()).to.equal(false)
  })

  it('is disconnected even if the wallet fails to disconnect, and says so', async () => {
    const { modal } = instance({ disconnect: () => Promise.reject(new Error('boom')) })
    await connect(aspen.id, 'eip155')
    const error = await disconnect().catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(DisconnectError).and.have.property('message', 'Failed to disconnect')
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('names the chains that failed of several', async () => {
    const solana = fakeAdapter(
      { connect: async id => result(id, { accounts: [{ address: 'So11111111111111111111111111111111111111112' }] }) },
      { namespace: 'solana', connectors: [{ ...aspen, chain: 'solana' }] },
    )
    const evm = fakeAdapter({ disconnect: () => Promise.reject(new Error('boom')) })
    instance({}, { networks: [mainnet], adapters: [evm.factory, solana.factory] })
    await connect(aspen.id, 'solana')
    await connect(aspen.id, 'eip155')
    const error = await disconnect().catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(DisconnectChainsError)
    expect(error).to.have.property('message', 'Failed to disconnect chains: eip155')
  })

  it('activates another family when the active one is disconnected, and only then', async () => {
    const { modal } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    await disconnect('solana')
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
    expect(modal.getAccount().isConnected).to.equal(true)
    expect(localStorage.getItem('@appkit/active_namespace')).to.equal('eip155')
    await modal.connect(cedar.id, 'solana')
    await disconnect('eip155')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    await disconnect()
    expect(modal.getActiveChainNamespace()).to.equal('solana')
  })

  describe('with several wallets of a family', () => {
    const several = { features: { multiWallet: true } }

    it('continues with the next one, now and after a reload, and the view stays', async () => {
      const { modal, adapter } = instance({}, several)
      await connect(birch.id, 'eip155')
      await connect(aspen.id, 'eip155')
      void open()
      const { route } = routerController
      await disconnect('eip155')
      expect(adapter.calls).to.include(`disconnect ${aspen.id}`)
      expect(modal.getWalletInfo()?.name).to.equal('Birch')
      expect(modal.isOpen()).to.equal(true)
      expect(routerController.route).to.equal(route)
      expect(modal.getConnections('eip155').map(({ connectorId }) => connectorId)).to.deep.equal([birch.id])
      await endVisit(modal)
      const { modal: next } = instance({}, several)
      await next.ready()
      expect(next.getWalletInfo()?.name).to.equal('Birch')
    })

    for (const [name, answer] of [
      ['gives no account', () => Promise.resolve(undefined)],
      ['fails', () => Promise.reject(new Error('boom'))],
      ['does not answer', () => new Promise<never>(() => undefined)],
    ] as const)
      it(`ends the family when the next one ${name}`, async () => {
        const { modal } = instance({ reconnect: answer }, several)
        await connect(birch.id, 'eip155')
        await connect(aspen.id, 'eip155')
        await disconnect('eip155')
        expect(modal.getAccount().status).to.equal('disconnected')
        expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(null)
      })

    it('ends them all when everything is disconnected, now and after a reload', async () => {
      const { modal, adapter } = instance({}, several)
      await connect(birch.id, 'eip155')
      await connect(aspen.id, 'eip155')
      await modal.disconnect()
      expect(modal.getAccount().status).to.equal('disconnected')
      for (const { id } of [aspen, birch])
        expect(adapter.calls.filter(call => call === `disconnect ${id}`)).to.have.length(1)
      expect(modal.getConnections('eip155')).to.deep.equal([])
      expect(modal.getRecentConnections('eip155')).to.have.length(2)
      await endVisit(modal)
      const { modal: next } = instance({}, several)
      await next.ready()
      expect(next.getConnections('eip155')).to.deep.equal([])
    })

    it('ends them all even if those in the background fail', async () => {
      const fail = (id: string) => (id === birch.id ? Promise.reject(new Error('boom')) : Promise.resolve())
      const { modal } = instance({ disconnect: fail }, several)
      await connect(birch.id, 'eip155')
      await connect(aspen.id, 'eip155')
      await modal.disconnect()
      expect(modal.getConnections('eip155')).to.deep.equal([])
    })
  })

  it('connects again afterwards and takes the mark away', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    await disconnect()
    await connect(aspen.id, 'eip155')
    expect(modal.getAccount().status).to.equal('connected')
    expect(JSON.parse(localStorage.getItem('@appkit/disconnected_connector_ids') ?? '{}').eip155 ?? []).to.deep.equal(
      [],
    )
  })

  it('is reported once, and the next opening starts at the wallets, any number of times', async () => {
    const { modal } = instance()
    for (let round = 0; round < 3; round++) {
      await connect(aspen.id, 'eip155')
      await settle()
      const statuses: string[] = []
      const stop = modal.subscribeAccount(({ status }) => statuses.push(status))
      await modal.disconnect()
      await settle()
      stop()
      expect(statuses).to.deep.equal(['disconnected'])
      void modal.open()
      await waitUntil(() => modal.isOpen(), 'not open')
      expect(routerController.route.view).to.equal('Connect')
      await modal.close()
    }
  })

  it('works a hundred times over without growing what is stored', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    await disconnect()
    const keys = Object.keys(localStorage).length
    for (let round = 0; round < 100; round++) {
      await connect(aspen.id, 'eip155')
      await disconnect()
    }
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(Object.keys(localStorage).length).to.equal(keys)
  })
})
