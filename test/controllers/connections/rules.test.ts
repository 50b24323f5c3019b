import { expect } from '@open-wc/testing'

import type { Connection } from '../../../src/core/entities/connection.js'
import {
  addDisconnectedId,
  removeConnection,
} from '../../../src/controllers/connections/disconnect/ended-connections.js'
import { addConnection, mergeAccounts, removeDisconnectedId } from '../../../src/controllers/connections/rules.js'
import { connectionState } from '../../../src/controllers/connections/rules.js'

const A = '0xAbC0000000000000000000000000000000000001'
const B = '0x0000000000000000000000000000000000000002'
const of = (connectorId: string, ...addresses: string[]): Connection => ({
  connectorId,
  accounts: addresses.map(address => ({ address })),
})
const addresses = (connections: readonly Connection[]) =>
  connections.map(({ connectorId, accounts }) => [connectorId, ...accounts.map(({ address }) => address)])

describe('connections', () => {
  it('merge a connector’s accounts without duplicates, ignoring case', () => {
    const merged = addConnection('eip155', [of('io.example', A)], of('IO.example', A.toLowerCase(), B))
    expect(merged).to.have.lengthOf(1)
    expect(merged[0]?.accounts.map(({ address }) => address)).to.deep.equal([A.toLowerCase(), B])
    expect(addresses(addConnection('eip155', [], of('x', A.toLowerCase(), A)))).to.deep.equal([['x', A]])
  })

  it('compare the addresses of other families exactly', () =>
    expect(mergeAccounts('solana', [{ address: 'Abc' }], [{ address: 'abc' }])).to.have.lengthOf(2))

  it('take later facts of an account', () =>
    expect(
      mergeAccounts('eip155', [{ address: A.toLowerCase(), path: 'p' }], [{ address: A, type: 'eoa' }]),
    ).to.deep.equal([{ address: A, path: 'p', type: 'eoa' }]))

  it('replace the accounts of the email and social wallet', () =>
    expect(addresses(addConnection('eip155', [of('AUTH', A)], of('AUTH', B)))).to.deep.equal([['AUTH', B]]))

  it('replace the account of the surrounding Safe, not those of another family’s wallet of that name', () => {
    expect(addresses(addConnection('eip155', [of('safe', A)], of('safe', B)))).to.deep.equal([['safe', B]])
    expect(addresses(addConnection('solana', [of('safe', 'Abc')], of('safe', 'Def')))).to.deep.equal([
      ['safe', 'Abc', 'Def'],
    ])
  })

  it('keep other connectors', () =>
    expect(addresses(addConnection('eip155', [of('a', A)], of('b', B)))).to.deep.equal([
      ['a', A],
      ['b', B],
    ]))

  it('go with their last account', () => {
    const both = [of('a', A, B), of('b', B)]
    expect(addresses(removeConnection('eip155', both, 'A', A.toLowerCase()))).to.deep.equal([
      ['a', B],
      ['b', B],
    ])
    expect(addresses(removeConnection('eip155', both, 'b', B))).to.deep.equal([['a', A, B]])
    expect(addresses(removeConnection('eip155', both, 'a'))).to.deep.equal([['b', B]])
    expect(removeConnection('eip155', both, 'nope')).to.deep.equal(both)
  })

  it('are marked as disconnected once, ignoring case', () => {
    expect(addDisconnectedId(['a'], 'A')).to.deep.equal(['a'])
    expect(addDisconnectedId(['a'], 'b')).to.deep.equal(['a', 'b'])
    expect(removeDisconnectedId(['a', 'b'], 'A')).to.deep.equal(['b'])
  })

  it('distinguishes active, connected and disconnected connectors, ignoring case in their ids', () => {
    expect(connectionState('aspen', 'ASPEN', ['aspen'])).to.equal('connected')
    expect(connectionState('birch', 'aspen', [])).to.equal('active')
    expect(connectionState('birch', 'aspen', ['BIRCH'])).to.equal('disconnected')
    expect(connectionState('birch', undefined, [])).to.equal('active')
  })
})
