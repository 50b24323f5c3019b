import { expect } from '@open-wc/testing'

import { ServiceOffError } from '../../../src/core/errors/service.js'
import { isRelayHosted, relayUrls } from '../../../src/services/relay/relay-urls.js'

describe('relayUrls', () => {
  it('are the hosted one given a project id', () => {
    expect(relayUrls({ projectId: 'x' })).to.deep.equal(['wss://relay.walletconnect.org'])
    expect(isRelayHosted({ projectId: 'x' })).to.equal(true)
    expect(isRelayHosted({ projectId: 'x', services: { relay: 'wss://relay.example' } })).to.equal(false)
  })

  it('are the one or several of the site, each once and in its order', () => {
    expect(relayUrls({ services: { relay: 'ws://127.0.0.1:1' } })).to.deep.equal(['ws://127.0.0.1:1'])
    const relay = ['wss://b.example', 'https://no.example', 'wss://a.example/', 'wss://b.example']
    expect(relayUrls({ services: { relay } })).to.deep.equal(['wss://b.example', 'wss://a.example'])
  })

  it('are none if the relay is off, without a project id, or if no given URL is usable', () => {
    for (const options of [
      { projectId: 'x', services: { relay: false as const } },
      {},
      { services: { relay: ['no'] } },
    ])
      expect(() => relayUrls(options)).to.throw(ServiceOffError)
  })
})
