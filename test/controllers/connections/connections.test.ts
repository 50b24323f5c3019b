import { expect } from '@open-wc/testing'

import { ConnectionsController } from '../../../src/controllers/connections/connections.js'
import { ALICE } from '../../helpers/fake-adapter.js'

const connection = { connectorId: 'aspen', accounts: [{ address: ALICE }] }

describe('ConnectionsController', () => {
  it('lists the connections of each namespace apart', () => {
    const connections = new ConnectionsController()
    connections.setConnections('eip155', [connection])
    expect(connections.list('eip155')).to.deep.equal([connection])
    expect(connections.list('solana')).to.deep.equal([])
  })

  it('replaces a namespace whole and leaves the others', () => {
    const connections = new ConnectionsController()
    connections.setConnections('eip155', [connection])
    connections.setConnections('solana', [{ ...connection, connectorId: 'birch' }])
    connections.setConnections('eip155', [])
    expect(connections.list('eip155')).to.deep.equal([])
    expect(connections.list('solana')).to.have.length(1)
  })

  it('has one active connector per namespace', () => {
    const connections = new ConnectionsController()
    connections.setActive('eip155', 'aspen')
    connections.setActive('solana', 'birch')
    connections.setActive('eip155', 'cedar')
    expect(connections.activeConnectorId('eip155')).to.equal('cedar')
    expect(connections.activeConnectorId('solana')).to.equal('birch')
    expect(connections.activeConnectorId(undefined)).to.equal(undefined)
  })

  it('has no entry for a namespace that disconnects', () => {
    const connections = new ConnectionsController()
    connections.setActive('eip155', 'aspen')
    connections.setActive('eip155', undefined)
    expect(connections.state.active).to.deep.equal({})
  })

  it('keeps the connections apart from the list that was handed in', () => {
    const connections = new ConnectionsController()
    connections.setConnections('eip155', [connection])
    expect(() => Array.prototype.push.call(connections.list('eip155'), connection)).to.throw(TypeError)
  })
})
