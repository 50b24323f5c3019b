import { expect } from '@open-wc/testing'

import { listen, type RelayEvent } from '../../../src/services/relay/provider-events.js'
import { BOB } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol, TOPIC } from '../../helpers/fake-protocol.js'

/** A client that is listened to. */
function listened() {
  const protocol = new FakeProtocol()
  const events: RelayEvent[] = []
  const stop = listen(protocol, item => events.push(item))
  return { protocol, events, stop, types: () => events.map(({ type }) => type) }
}

const event = (name: string, data: unknown, chainId = 'eip155:1'): object => ({
  params: { chainId, event: { name, data } },
})

describe('events of a session', () => {
  it('are its updates, as the client holds it then', () => {
    const { protocol, events } = listened()
    protocol.session = approvedSession()
    protocol.emit('session_update', { topic: TOPIC })
    expect(events).to.have.length(1)
    expect(events[0]).to.nested.include({ type: 'updated', 'session.topic': TOPIC })
  })

  it('let the client send requests in a namespace that one of them adds', () => {
    const { protocol } = listened()
    const stored: [string, unknown][] = []
    const evm = { on: 'eip155:137' }
    const internals = {
      namespaces: { eip155: { chains: ['eip155:1'] } },
      rpcProviders: { eip155: evm },
      createProviders(this: { session: { namespaces: object }; rpcProviders: object }) {
        for (const key of Object.keys(this.session.namespaces)) Reflect.set(this.rpcProviders, key, { on: 'new' })
      },
      persist: async (key: string, value: unknown) => void stored.push([key, value]),
    }
    Object.assign(protocol, internals)
    const accounts = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV']
    const { namespaces } = approvedSession()
    protocol.session = approvedSession({
      namespaces: { ...namespaces, solana: { accounts, methods: ['solana_signMessage'], events: [] } },
    })
    protocol.emit('session_update', { topic: TOPIC })
    const admitted = {
      eip155: { chains: ['eip155:1'] },
      solana: { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], methods: ['solana_signMessage'], events: [] },
    }
    expect(Reflect.get(protocol, 'namespaces')).to.deep.equal(admitted)
    expect(internals.rpcProviders).to.deep.equal({ eip155: evm, solana: { on: 'new' } })
    expect(internals.rpcProviders.eip155).to.equal(evm)
    expect(stored).to.deep.equal([['namespaces', admitted]])
    protocol.emit('session_update', { topic: TOPIC })
    expect(stored, 'once').to.have.length(1)
  })

  it('are none when the client has nothing readable', () => {
    const { protocol, events } = listened()
    protocol.emit('session_update')
    protocol.session = { topic: TOPIC, namespaces: 'rubbish' }
    protocol.emit('session_update')
    protocol.emit('connect')
    expect(events).to.deep.equal([])
  })

  it('report a session that the site created itself', () => {
    const { protocol, types } = listened()
    protocol.session = approvedSession()
    protocol.emit('connect')
    expect(types()).to.deep.equal(['connected'])
  })

  it('are its events, those that mean something', () => {
    const { protocol, events } = listened()
    protocol.emit('session_event', event('accountsChanged', [`eip155:1:${BOB}`]))
    protocol.emit('session_event', event('chainChanged', 137))
    protocol.emit('session_event', event('somethingElse', 1))
    protocol.emit('session_event', 'rubbish')
    expect(events).to.deep.equal([
      {
        type: 'event',
        event: { type: 'accounts', caipNetworkId: 'eip155:1', accounts: [{ caipNetworkId: 'eip155:1', address: BOB }] },
      },
      { type: 'event', event: { type: 'network', caipNetworkId: 'eip155:137' } },
    ])
  })

  it('are its end', () => {
    const { protocol, types } = listened()
    protocol.emit('session_delete', { topic: TOPIC })
    expect(types()).to.deep.equal(['ended'])
  })

  it('are its expiry, and no other session’s', () => {
    const { protocol, types } = listened()
    protocol.session = approvedSession()
    protocol.client.emit('session_expire', { topic: 'other' })
    expect(types()).to.deep.equal([])
    protocol.client.emit('session_expire', { topic: TOPIC })
    expect(types()).to.deep.equal(['ended'])
  })

  it('are errors of the relay, as errors only', () => {
    const { protocol, events } = listened()
    const error = new Error('Unauthorized')
    protocol.client.core.relayer.emit('relayer_error', 'a text')
    protocol.client.core.relayer.emit('relayer_error', error)
    expect(events).to.deep.equal([{ type: 'error', error }])
  })

  it('end with the listening, and nothing is left registered', () => {
    const { protocol, stop, events } = listened()
    stop()
    protocol.emit('session_delete', {})
    protocol.client.core.relayer.emit('relayer_error', new Error('x'))
    expect(events).to.deep.equal([])
    expect([protocol.size, protocol.client.size, protocol.relayer.size]).to.deep.equal([0, 0, 0])
  })
})
