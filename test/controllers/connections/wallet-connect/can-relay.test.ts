import { expect } from '@open-wc/testing'

import { relayConnectors } from '../../../../src/controllers/connections/follow-wallet.js'
import { canRelay } from '../../../../src/controllers/connections/wallet-connect/can-relay.js'
import { endInstance, instance } from '../../../helpers/instance.js'

describe('whether wallets can be reached over a relay', () => {
  const networks: never[] = []

  it('needs a relay, a project id or a provider of the site', () => {
    expect(canRelay({ networks })).to.equal(false)
    expect(canRelay({ networks, projectId: 'x' })).to.equal(true)
    expect(canRelay({ networks, services: { relay: 'wss://relay.example' } })).to.equal(true)
    expect(canRelay({ networks, services: { relay: ['wss://relay.example'] } })).to.equal(true)
    expect(canRelay({ networks, projectId: 'x', services: { relay: [] } })).to.equal(false)
    expect(canRelay({ networks, projectId: 'x', services: { relay: false } })).to.equal(false)
    expect(canRelay({ networks, services: { relay: false }, universalProvider: {} })).to.equal(true)
  })

  it('is off when the site says so', () => {
    expect(canRelay({ networks, projectId: 'x', enableWalletConnect: false })).to.equal(false)
  })
})

describe('the connector of the protocol', () => {
  afterEach(endInstance)

  it('is plain data in every namespace where a relay is on', () => {
    instance({}, { services: { relay: 'wss://relay.example' } })
    expect(relayConnectors('solana')).to.deep.equal([
      { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'solana' },
    ])
  })

  it('is absent without one', () => {
    instance()
    expect(relayConnectors('eip155')).to.deep.equal([])
  })
})
