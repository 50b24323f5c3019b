import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { syncTabs } from '../../../src/controllers/visit/sync-tabs.js'
import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
import { ALICE, aspen, birch, result, type Script } from '../../helpers/fake-adapter.js'
import { eventsTaken } from '../../helpers/events-taken.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

const ACTIVE = '@appkit/eip155:connected_connector_id'
const returned = { type: 'returned', connectorId: aspen.id } as const

/** A page whose wallet of the last visit is locked. */
async function locked(script: Script = {}) {
  const { modal: before } = instance()
  await connect(aspen.id, 'eip155')
  await endVisit(before)
  const made = instance({ reconnect: () => Promise.resolve(undefined), ...script })
  await made.modal.ready()
  await waitUntil(() => made.adapter.calls.includes(`await return of ${aspen.id}`))
  const unlock = (): void => {
    made.adapter.script.reconnect = id => Promise.resolve(result(id))
    made.adapter.emit(returned)
  }
  return { ...made, unlock }
}

describe('take-back', () => {
  before(() => import('../../../src/controllers/connections/handle-wallet-event.js')) // so that events are taken at once
  afterEach(endInstance)

  it('restores a connection without a prompt once its wallet returns accounts', async () => {
    const { modal, adapter, unlock } = await locked()
    unlock()
    await waitUntil(() => modal.getAccount().isConnected)
    expect(modal.isOpen()).to.equal(false)
    expect(adapter.calls.filter(call => call.startsWith('connect'))).to.deep.equal([])
  })

  it('keeps what the visitor connected meanwhile', async () => {
    const { modal, unlock } = await locked()
    await connect(birch.id, 'eip155')
    unlock()
    await eventsTaken()
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    expect(localStorage.getItem(ACTIVE)).to.equal(birch.id)
  })

  it('waits for what the visitor is connecting, and comes back if that fails', async () => {
    let refuse = (): void => undefined
    const { modal, adapter, unlock } = await locked({
      connect: () => new Promise<never>((_resolve, reject) => (refuse = () => reject(new Error('no')))),
    })
    const attempt = connect(birch.id, 'eip155').catch(() => undefined)
    await waitUntil(() => adapter.calls.includes(`connect ${birch.id}`))
    unlock()
    await eventsTaken()
    expect(modal.getAccount().status).to.equal('connecting')
    refuse()
    await attempt
    await waitUntil(() => modal.getWalletInfo()?.name === 'Aspen')
  })

  it('keeps what the visitor connects while the wallet is asked', async () => {
    let answer = (_found: ConnectResult): void => undefined
    const { modal, adapter } = await locked()
    adapter.script.reconnect = () => new Promise(resolve => (answer = resolve))
    const asked = adapter.calls.length
    adapter.emit(returned)
    await waitUntil(() => adapter.calls.slice(asked).includes(`reconnect ${aspen.id}`))
    await connect(birch.id, 'eip155')
    answer(result(aspen.id))
    await eventsTaken()
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
  })

  it('does not restore a connection ended meanwhile, here or in another tab', async () => {
    const { modal, adapter, unlock } = await locked()
    await disconnect()
    expect(adapter.calls).to.include(`disconnect ${aspen.id}`)
    expect(localStorage.getItem(ACTIVE)).to.equal(null)
    unlock()
    await eventsTaken()
    expect(modal.getAccount().status).to.equal('disconnected')
    await endInstance()

    const other = await locked()
    localStorage.removeItem(ACTIVE)
    localStorage.setItem('@appkit/disconnected_connector_ids', JSON.stringify({ eip155: [aspen.id] }))
    syncTabs()
    other.unlock()
    await eventsTaken()
    expect(other.modal.getAccount().status).to.equal('disconnected')
  })

  it('disconnects a wallet that is locked while connected, only on this page', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    adapter.emit({ type: 'locked', connectorId: aspen.id })
    await waitUntil(() => modal.getAccount().status === 'disconnected')
    expect(modal.getAddress()).to.equal(undefined)
    expect(localStorage.getItem(ACTIVE)).to.equal(aspen.id)
    adapter.emit(returned)
    await waitUntil(() => modal.getAccount().isConnected)
  })

  it('forgets a connection that its wallet ended, but follows that wallet when it returns accounts again', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    adapter.emit({ type: 'disconnect', connectorId: aspen.id })
    await waitUntil(() => adapter.calls.includes(`await return of ${aspen.id}`))
    expect(localStorage.getItem(ACTIVE)).to.equal(null)
    adapter.emit(returned)
    await waitUntil(() => modal.getAccount().isConnected)
    expect(localStorage.getItem(ACTIVE)).to.equal(aspen.id)
  })

  it('does not restore a wallet that the visitor forgot', async () => {
    for (const address of [ALICE, undefined])
      for (const type of ['disconnect', 'locked'] as const) {
        const { modal, adapter } = instance()
        await connect(aspen.id, 'eip155')
        adapter.emit({ type, connectorId: aspen.id })
        await waitUntil(() => adapter.calls.includes(`await return of ${aspen.id}`))
        await modal.deleteConnection({ namespace: 'eip155', connectorId: aspen.id, ...(address ? { address } : {}) })
        expect(localStorage.getItem(ACTIVE)).to.equal(null)
        adapter.emit(returned)
        await eventsTaken()
        expect(modal.getAccount().status).to.equal('disconnected')
        expect(modal.getRecentConnections('eip155')).to.be.empty
        await endInstance()
      }
  })

  it('brings every family of a locked wallet back, and leaves the active one to the visitor', async () => {
    const first = twoFamilies()
    await first.modal.connect(cedar.id, 'solana')
    await first.modal.connect(aspen.id, 'eip155')
    await endVisit(first.modal)
    const none = () => Promise.resolve<ConnectResult | undefined>(undefined)
    const { modal, evm, solana } = twoFamilies({ reconnect: none }, { reconnect: none })
    await modal.ready()
    expect(modal.getAccount('solana').status).to.equal('disconnected')
    evm.script.reconnect = id => Promise.resolve(result(id))
    solana.script.reconnect = async id =>
      result(id, { accounts: [{ address: SOL }], caipNetworkId: SOLANA.caipNetworkId as 'solana:1' })
    solana.emit({ type: 'returned', connectorId: cedar.id })
    await waitUntil(() => modal.getAccount('solana').isConnected)
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
    evm.emit(returned)
    await waitUntil(() => modal.getAccount('eip155').isConnected)
  })
})
