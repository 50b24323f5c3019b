import { expect } from '@open-wc/testing'

import { siteSession, walletConnect } from '../../../../src/controllers/connections/wallet-connect/wallet-connect.js'
import { ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { ServiceOffError } from '../../../../src/core/errors/service.js'
import { BOB } from '../../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../../helpers/fake-protocol.js'
import { endInstance, instance, OFFLINE } from '../../../helpers/instance.js'
import { rejection } from '../../../helpers/rejection.js'
import { waitUntil } from '../../../helpers/wait-until.js'

describe('a session that the site makes itself', () => {
  afterEach(endInstance)

  it('is not waited for by a pairing that was left before, and connects all the same', async () => {
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { universalProvider: protocol })
    const left = new AbortController()
    const waiting = siteSession(await walletConnect(), left.signal)
    left.abort() // while the provider is still being opened
    expect(await rejection(waiting)).to.be.instanceOf(ModalClosedError)
    protocol.session = approvedSession()
    protocol.emit('connect', {})
    await waitUntil(() => modal.getAddress() === BOB, 'not connected')
  })
})

describe('a site without WalletConnect', () => {
  afterEach(endInstance)

  it('has no link, even with a provider of its own or a relay', async () => {
    for (const options of [
      { universalProvider: new FakeProtocol() },
      { services: { ...OFFLINE.services, relay: 'wss://relay.example' } },
    ]) {
      const { modal } = instance({}, { ...options, enableWalletConnect: false })
      expect(await rejection(walletConnect())).to.be.instanceOf(ServiceOffError)
      expect(await rejection(modal.getUniversalProvider())).to.be.instanceOf(ServiceOffError)
      await endInstance()
    }
  })
})
