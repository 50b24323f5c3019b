import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { connectTask } from '../../../src/controllers/connections/attempt.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../../src/core/errors/connection.js'
import { ALICE, aspen, birch, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { SOL, twoFamilies } from '../../helpers/two-families.js'

describe('connect', () => {
  afterEach(endInstance)

  it('makes the wallet the active connection and remembers it', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    const account = modal.getAccount()
    expect(account.status).to.equal('connected')
    expect(account.caipAddress).to.equal(`eip155:1:${ALICE}`)
    expect(modal.getWalletInfo()?.name).to.equal('Aspen')
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(aspen.id)
    expect(localStorage.getItem('@appkit/connected_namespaces')).to.equal('eip155')
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('connected')
    expect(JSON.parse(localStorage.getItem('@appkit/connections') ?? '').eip155[0].accounts[0].address).to.equal(ALICE)
    expect(JSON.parse(localStorage.getItem('@appkit/recent_wallets') ?? '')[0].name).to.equal('Aspen')
  })

  it('connects a wallet of another family that is called like the Safe', async () => {
    const { modal } = twoFamilies()
    await connect('safe', 'solana')
    expect(modal.getAccount('solana')).to.deep.include({ status: 'connected', address: SOL })
  })

  it('is refused: nothing is stored, the attempt says so, a retry asks again', async () => {
    const { modal, adapter } = instance({ connect: () => Promise.reject(new ConnectionRejectedError()) })
    const error = await connect(aspen.id, 'eip155').catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(ConnectionRejectedError)
    expect(String(error)).to.contain('Connection rejected')
    expect(connectorsController.state.attempt?.status).to.equal('rejected')
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(localStorage.getItem('@appkit/connections')).to.equal(null)
    delete adapter.script.connect
    await connect(aspen.id, 'eip155')
    expect(modal.getAccount().status).to.equal('connected')
  })

  it('says when the wallet still has a request open, and does not ask again automatically', async () => {
    const { adapter } = instance({ connect: () => Promise.reject(new RequestPendingError()) })
    await connect(aspen.id, 'eip155').catch(() => undefined)
    expect(connectorsController.state.attempt?.status).to.equal('pending')
    expect(adapter.calls.filter(call => call.startsWith('connect'))).to.have.length(1)
  })

  it('asks once for two clicks on the same wallet', async () => {
    const { adapter } = instance()
    const [first, second] = [connect(aspen.id, 'eip155'), connect(aspen.id, 'eip155')]
    expect(first).to.equal(second)
    await first
    expect(adapter.calls.filter(call => call.startsWith('connect'))).to.have.length(1)
  })

  it('leaves no trace when cancelled, even if the wallet agrees later', async () => {
    let agree: (() => void) | undefined
    const { modal } = instance({
      connect: () => new Promise(resolve => (agree = () => resolve(result()))),
    })
    const task = connect(aspen.id, 'eip155').catch((reason: unknown) => reason)
    await settle()
    expect(modal.getAccount().status).to.equal('connecting')
    connectTask.abort()
    agree?.()
    expect(await task).to.be.instanceOf(ModalClosedError)
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(connectorsController.state.attempt).to.equal(undefined)
    expect(localStorage.getItem('@appkit/connections')).to.equal(null)
  })

  it('does not affect the next instance when the wallet answers a previous one', async () => {
    let agree = (): void => undefined
    const { modal } = instance({ connect: () => new Promise(resolve => (agree = () => resolve(result()))) })
    const task = connect(aspen.id, 'eip155').catch((reason: unknown) => reason)
    await settle()
    modal.destroy()
    const next = instance()
    const other = connect(birch.id, 'eip155')
    agree()
    expect(await task).to.be.instanceOf(ModalClosedError)
    await other
    expect(next.modal.getWalletInfo()?.name).to.equal('Birch')
    expect(connectorsController.state.attempt).to.include({ connectorId: birch.id, status: 'connected' })
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(birch.id)
  })

  it('abandons the first wallet when another is chosen', async () => {
    const { modal } = instance({
      connect: id => (id === aspen.id ? new Promise(() => undefined) : Promise.resolve(result(id))),
    })
    const first = connect(aspen.id, 'eip155').catch(() => 'cancelled')
    await connect(birch.id, 'eip155')
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    expect(connectorsController.state.attempt).to.include({ connectorId: birch.id, status: 'connected' })
    void first
  })

  it('keeps the earlier connection when another wallet refuses', async () => {
    const { modal } = instance({
      connect: id => (id === aspen.id ? Promise.resolve(result(id)) : Promise.reject(new ConnectionRejectedError())),
    })
    await connect(aspen.id, 'eip155')
    await connect(birch.id, 'eip155').catch(() => undefined)
    expect(modal.getAccount().status).to.equal('connected')
    expect(modal.getWalletInfo()?.name).to.equal('Aspen')
  })
})
