import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { connectionsController } from '../../../src/controllers/connections/connections.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { ALICE, aspen, birch, BOB } from '../../helpers/fake-adapter.js'
import { eventsTaken } from '../../helpers/events-taken.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { cedar, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

const connectorId = aspen.id

describe('follow-wallet', () => {
  afterEach(endInstance)

  it('follows an account change and drops what belonged to the old account', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    await waitUntil(() => modal.getAccount().balance === '1')
    adapter.script.balance = () => new Promise(() => undefined)
    adapter.emit({ type: 'accounts', connectorId, accounts: [{ address: BOB }] })
    await waitUntil(() => modal.getAddress() === BOB)
    expect(modal.getAccount().balance).to.equal(undefined)
    expect(modal.getConnections('eip155')[0]?.accounts.map(({ address }) => address)).to.deep.equal([ALICE, BOB])
  })

  it('treats an empty list as disconnected', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    adapter.emit({ type: 'accounts', connectorId, accounts: [] })
    await waitUntil(() => modal.getAccount().status === 'disconnected')
    expect(modal.getAddress()).to.equal(undefined)
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(null)
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('disconnected')
  })

  it('reads the balance again on the network the wallet switched to', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    await waitUntil(() => modal.getAccount().balance === '1')
    adapter.script.balance = async () => 2n * 10n ** 18n
    adapter.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:137' })
    await waitUntil(() => modal.getAccount().balance === '2')
    expect(modal.getChainId()).to.equal(137)
  })

  it('ignores an invalid address', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    adapter.emit({ type: 'accounts', connectorId, accounts: [{ address: 'not-an-address' }] })
    await waitUntil(() => modal.getAddress() !== ALICE)
    expect(modal.getAddress()).to.not.equal('not-an-address')
    expect(localStorage.getItem('@appkit/connections')).to.not.contain('not-an-address')
  })

  it('opens UnsupportedChain when the wallet switches to a network the site does not list', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    adapter.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:1337' })
    await waitUntil(() => routerController.route.view === 'UnsupportedChain')
    expect(modalController.state.open).to.equal(true)
    expect(modal.getCaipNetwork()).to.include({ name: 'Unknown Network', unsupported: true })
    expect(await modal.close()).to.equal(false)
    expect(modalController.state.shakes).to.equal(1)
    adapter.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:137' })
    await waitUntil(() => routerController.route.view === 'Account')
    expect(modal.getChainId()).to.equal(137)
    expect(await modal.close()).to.equal(true)
  })

  it('shows UnsupportedChain for as long as the active family is on such a network, whatever another’s wallet does', async () => {
    const { modal, evm, solana } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    await modal.connect(connectorId, 'eip155')
    evm.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:1337' })
    await waitUntil(() => routerController.route.view === 'UnsupportedChain')
    solana.emit({ type: 'network', connectorId: cedar.id, caipNetworkId: SOLANA.caipNetworkId })
    await eventsTaken()
    expect(routerController.route.view).to.equal('UnsupportedChain')
    solana.emit({ type: 'network', connectorId: cedar.id, caipNetworkId: 'solana:unlisted' })
    evm.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:137' })
    await waitUntil(() => routerController.route.view === 'Account')
  })

  it('leaves UnsupportedChain when a connected family on a listed network becomes the active one', async () => {
    const { modal, evm } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    await modal.connect(connectorId, 'eip155')
    evm.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:1337' })
    await waitUntil(() => routerController.route.view === 'UnsupportedChain')
    evm.emit({ type: 'disconnect', connectorId })
    await waitUntil(() => routerController.route.view === 'Account')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
  })

  for (const options of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])
    it(`does not open it with ${JSON.stringify(options)}`, async () => {
      const { modal, adapter } = instance({}, options)
      await connect(connectorId, 'eip155')
      adapter.emit({ type: 'network', connectorId, caipNetworkId: 'eip155:1337' })
      await waitUntil(() => modal.getCaipNetwork()?.unsupported)
      expect(modalController.state.open).to.equal(false)
    })

  it('ignores a wallet that is not the active one', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    adapter.emit({ type: 'accounts', connectorId: 'com.example.birch', accounts: [{ address: BOB }] })
    adapter.emit({ type: 'network', connectorId: 'com.example.birch', caipNetworkId: 'eip155:137' })
    adapter.emit({ type: 'approved', connectorId, approved: ['eip155:1'] })
    await waitUntil(() => modal.getApprovedCaipNetworkIds(), 'the event after them')
    expect(modal.getAddress()).to.equal(ALICE)
    expect(modal.getChainId()).to.equal(1)
  })

  it('starts over on Connect when the wallet disconnects while the account is shown', async () => {
    const { modal, adapter } = instance()
    await connect(connectorId, 'eip155')
    void modal.open()
    await waitUntil(() => routerController.route.view === 'Account')
    adapter.emit({ type: 'disconnect', connectorId })
    await waitUntil(() => routerController.route.view === 'Connect')
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('continues with a connected family when the active one’s wallet disconnects, now and after a reload', async () => {
    const { modal, solana } = twoFamilies()
    await modal.connect(connectorId, 'eip155')
    await modal.connect(cedar.id, 'solana')
    solana.emit({ type: 'accounts', connectorId: cedar.id, accounts: [] })
    await waitUntil(() => modal.getAccount('solana').status === 'disconnected')
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
    expect(modal.getAccount()).to.include({ isConnected: true, address: ALICE })
    expect(localStorage.getItem('@appkit/active_namespace')).to.equal('eip155')
  })

  it('stays with the active family when another’s wallet disconnects, or when it is the last', async () => {
    const { modal, evm, solana } = twoFamilies()
    await modal.connect(connectorId, 'eip155')
    await modal.connect(cedar.id, 'solana')
    evm.emit({ type: 'disconnect', connectorId })
    await waitUntil(() => modal.getAccount('eip155').status === 'disconnected')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    solana.emit({ type: 'disconnect', connectorId: cedar.id })
    await waitUntil(() => modal.getAccount('solana').status === 'disconnected')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
  })

  for (const [how, event] of [
    ['disconnects', { type: 'disconnect', connectorId }],
    ['takes its accounts back', { type: 'accounts', connectorId, accounts: [] }],
  ] as const)
    it(`continues with the family’s other wallet when the active one ${how}, now and after a reload`, async () => {
      const several = { features: { multiWallet: true } }
      const { modal, adapter } = instance({}, several)
      await connect(birch.id, 'eip155')
      await connect(connectorId, 'eip155')
      void modal.open({ view: 'ProfileWallets' })
      await waitUntil(() => routerController.route.view === 'ProfileWallets')
      adapter.emit(event)
      await waitUntil(() => modal.getWalletInfo()?.name === 'Birch', 'not taken over')
      expect(routerController.route.view).to.equal('ProfileWallets')
      expect(modal.getConnections('eip155').map(({ connectorId: id }) => id)).to.deep.equal([birch.id])
      expect(connectionsController.state.dropped.eip155).to.equal(connectorId)
      await endVisit(modal)
      const { modal: next } = instance({}, several)
      await next.ready()
      expect(next.getWalletInfo()?.name).to.equal('Birch')
    })

  it('ends the family when its other wallet gives no account either', async () => {
    const { modal, adapter } = instance({ reconnect: async () => undefined }, { features: { multiWallet: true } })
    await connect(birch.id, 'eip155')
    await connect(connectorId, 'eip155')
    adapter.emit({ type: 'disconnect', connectorId })
    await waitUntil(() => modal.getAccount().status === 'disconnected')
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(null)
  })
})
