import { expect } from '@open-wc/testing'

import { connectionsController } from '../../../../src/controllers/connections/connections.js'
import { forgetActive, forgetConnection } from '../../../../src/controllers/connections/disconnect/forget-connection.js'
import {
  rememberConnection,
  rememberNetwork,
} from '../../../../src/controllers/connections/establish/remember-connection.js'
import { networksController } from '../../../../src/controllers/networks/networks.js'
import { endInstance } from '../../../../src/core/instance.js'
import { unsupportedNetwork } from '../../../../src/controllers/networks/rules.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'

const CONNECTIONS = '@appkit/connections'
const ENDED = '@appkit/disconnected_connector_ids'
const ACTIVE = '@appkit/eip155:connected_connector_id'

const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}')
const addresses = (connectorId: string): readonly string[] | undefined =>
  read(CONNECTIONS)
    .eip155?.find((known: { connectorId: string }) => known.connectorId === connectorId)
    ?.accounts.map(({ address }: { address: string }) => address)
const remember = (connectorId: string, ...accounts: string[]) =>
  rememberConnection('eip155', { connectorId, name: connectorId, accounts: accounts.map(address => ({ address })) })

describe('remember-connection', () => {
  afterEach(() => {
    endInstance()
    localStorage.clear()
  })

  it('stores who is connected, where, and that someone is', () => {
    remember('aspen', ALICE)
    expect(localStorage.getItem(ACTIVE)).to.equal('aspen')
    expect(localStorage.getItem('@appkit/connected_namespaces')).to.equal('eip155')
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('connected')
    expect(localStorage.getItem('@appkit/active_namespace')).to.equal('eip155')
    expect(connectionsController.activeConnectorId('eip155')).to.equal('aspen')
  })

  it('names a namespace once however often it connects', () => {
    remember('aspen', ALICE)
    remember('birch', BOB)
    rememberConnection('solana', { connectorId: 'cedar', accounts: [{ address: '1'.repeat(32) }] })
    remember('aspen', ALICE)
    expect(localStorage.getItem('@appkit/connected_namespaces')).to.equal('eip155,solana')
  })

  it('merges a connector’s accounts, each once, ignoring case', () => {
    remember('aspen', ALICE.toLowerCase())
    remember('aspen', ALICE, BOB)
    expect(addresses('aspen')).to.deep.equal([ALICE, BOB])
    expect(connectionsController.list('eip155')[0]?.accounts).to.have.length(2)
  })

  for (const connectorId of ['AUTH', 'ID_AUTH'])
    it(`replaces the accounts of ${connectorId}`, () => {
      remember(connectorId, ALICE)
      remember(connectorId, BOB)
      expect(addresses(connectorId)).to.deep.equal([BOB])
    })

  it('loses nothing that another tab wrote meanwhile', () => {
    remember('aspen', ALICE)
    const other = { eip155: [...read(CONNECTIONS).eip155, { connectorId: 'birch', accounts: [{ address: BOB }] }] }
    localStorage.setItem(CONNECTIONS, JSON.stringify({ ...other, solana: [] }))
    localStorage.setItem('@appkit/connected_namespaces', 'eip155,solana')
    remember('cedar', ALICE)
    expect(addresses('aspen')).to.deep.equal([ALICE])
    expect(addresses('birch')).to.deep.equal([BOB])
    expect(addresses('cedar')).to.deep.equal([ALICE])
    expect(localStorage.getItem('@appkit/connected_namespaces')).to.equal('eip155,solana')
  })

  it('repairs a stored value that cannot be read', () => {
    localStorage.setItem(CONNECTIONS, '{"eip155":')
    remember('aspen', ALICE)
    expect(addresses('aspen')).to.deep.equal([ALICE])
  })

  it('never stores a picture', () => {
    rememberConnection('eip155', {
      connectorId: 'aspen',
      icon: 'data:image/png;base64,AA',
      accounts: [{ address: ALICE }],
    })
    expect(localStorage.getItem(CONNECTIONS)).to.not.contain('data:')
    expect(connectionsController.list('eip155')[0]?.icon).to.contain('data:')
  })

  it('removes the connector with its last account, and not before', () => {
    remember('aspen', ALICE, BOB)
    forgetConnection('eip155', 'aspen', { marked: false, address: ALICE.toLowerCase() })
    expect(addresses('aspen')).to.deep.equal([BOB])
    forgetConnection('eip155', 'aspen', { marked: false, address: BOB })
    expect(addresses('aspen')).to.equal(undefined)
    expect(connectionsController.list('eip155')).to.deep.equal([])
  })

  it('marks a connector as disconnected once, ignoring case, and only on request', () => {
    remember('aspen', ALICE)
    forgetConnection('eip155', 'aspen', { marked: false })
    expect(read(ENDED).eip155 ?? []).to.deep.equal([])
    forgetConnection('eip155', 'aspen', { marked: true })
    forgetConnection('eip155', 'ASPEN', { marked: true })
    expect(read(ENDED).eip155).to.deep.equal(['aspen'])
  })

  it('removes the mark when the connector returns, ignoring case', () => {
    forgetConnection('eip155', 'ASPEN', { marked: true })
    forgetConnection('eip155', 'birch', { marked: true })
    remember('aspen', ALICE)
    expect(read(ENDED).eip155).to.deep.equal(['birch'])
  })

  it('says that no one is connected only once the last namespace has disconnected', () => {
    remember('aspen', ALICE)
    rememberConnection('solana', { connectorId: 'cedar', accounts: [{ address: '1'.repeat(32) }] })
    forgetActive('eip155')
    expect(localStorage.getItem(ACTIVE)).to.equal(null)
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('connected')
    forgetActive('solana')
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('disconnected')
  })

  it('stores the network of the active namespace as the one of the page', () => {
    networksController.select('solana')
    rememberNetwork(unsupportedNetwork('solana', 'solana:abc'))
    expect(localStorage.getItem('@appkit/active_caip_network_id')).to.equal('solana:abc')
    expect(localStorage.getItem('@appkit/active_namespace')).to.equal('solana')
  })

  it('stores the network of another namespace with its connection only', () => {
    networksController.select('solana')
    remember('aspen', ALICE)
    rememberNetwork(unsupportedNetwork('eip155', 'eip155:10'))
    expect(read(CONNECTIONS).eip155[0]).to.include({ connectorId: 'aspen', caipNetworkId: 'eip155:10' })
    expect(localStorage.getItem('@appkit/active_caip_network_id')).to.equal(null)
    expect(localStorage.getItem('@appkit/active_namespace')).to.equal('solana')
  })
})
