import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../../src/client/types.js'
import { connectionsController } from '../../../../src/controllers/connections/connections.js'
import { deleteConnection } from '../../../../src/controllers/connections/disconnect/delete-connection.js'
import { disconnect } from '../../../../src/controllers/connections/disconnect/disconnect.js'
import type { ChainNamespace } from '../../../../src/core/caip.js'
import { ALICE, aspen } from '../../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../../helpers/fake-protocol.js'
import { endInstance, endVisit, turns } from '../../../helpers/instance.js'
import { bothFamilies, connectPhone } from '../../../helpers/phone-session.js'
import { cedar, SOL, twoFamilies } from '../../../helpers/two-families.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const connectorId = 'walletConnect'

/** A phone connected in both families, then replaced by an extension in the first. */
async function phoneBehindAspen(site: Partial<WalletModalOptions> = {}) {
  const protocol = new FakeProtocol()
  const families = twoFamilies({}, {}, { universalProvider: protocol, ...site })
  await connectPhone(protocol, bothFamilies())
  await families.modal.connect(aspen.id, 'eip155')
  return { protocol, ...families }
}

const isListed = (namespace: ChainNamespace): boolean =>
  connectionsController.list(namespace).some(known => known.connectorId === connectorId)

describe('a session of a phone in several families', () => {
  afterEach(endInstance)

  it('ends in a family that the next phone does not have', async () => {
    const protocol = new FakeProtocol()
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    await connectPhone(protocol, bothFamilies())
    expect(modal.getAddress('solana')).to.equal(SOL)
    await connectPhone(protocol, approvedSession({ topic: 'b'.repeat(64) }))
    await waitUntil(() => !modal.getAccount('solana').isConnected, 'still connected')
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
  })

  it('stays where it is connected when it is forgotten in the background of another family', async () => {
    const { protocol, modal } = await phoneBehindAspen()
    await deleteConnection({ namespace: 'eip155', connectorId })
    await turns()
    expect(isListed('eip155')).to.equal(false)
    expect(protocol.calls).to.not.include('disconnect')
    expect(modal.getAccount('solana')).to.include({ isConnected: true, address: SOL })
  })

  it('ends in every family when it is forgotten where it was only in the background', async () => {
    const { protocol, modal } = await phoneBehindAspen()
    await modal.connect(cedar.id, 'solana')
    expect(connectionsController.stateOf('solana', connectorId)).to.equal('active')
    await deleteConnection({ namespace: 'eip155', connectorId })
    await waitUntil(() => protocol.calls.includes('disconnect'))
    expect(isListed('eip155')).to.equal(false)
    expect(connectionsController.stateOf('solana', connectorId)).to.equal('disconnected')
    expect(modal.getWalletInfo('solana')?.name).to.equal('Cedar')
  })

  it('stays in the other family when a site with one wallet at a time connects another', async () => {
    const { protocol, modal } = await phoneBehindAspen({ features: { multiWallet: false } })
    await waitUntil(() => !isListed('eip155'), 'it is still listed')
    await turns()
    expect(protocol.calls).to.not.include('disconnect')
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    expect(modal.getAddress('solana')).to.equal(SOL)
    await modal.connect(cedar.id, 'solana')
    await waitUntil(() => protocol.calls.includes('disconnect'))
  })

  it('is only remembered in the background once it was disconnected in the other family', async () => {
    const { protocol, modal } = await phoneBehindAspen()
    await disconnect('solana')
    expect(protocol.calls).to.include('disconnect')
    expect(connectionsController.stateOf('eip155', connectorId)).to.equal('disconnected')
    expect(modal.getRecentConnections('eip155').map(known => known.connectorId)).to.deep.equal([connectorId])
    expect(modal.getAddress('eip155')).to.equal(ALICE)
  })

  it('ends after a reload too, when everything is disconnected and it was in the background', async () => {
    const { protocol, modal: first } = await phoneBehindAspen()
    await first.connect(cedar.id, 'solana')
    await endVisit(first)
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    await modal.ready()
    expect(protocol.calls).to.not.include('disconnect')
    await disconnect()
    await waitUntil(() => protocol.calls.includes('disconnect'))
    expect(modal.getIsConnectedState()).to.equal(false)
  })

  it('ends after a reload when it is disconnected while it is being restored', async () => {
    const protocol = new FakeProtocol()
    const { modal: first } = twoFamilies({}, {}, { universalProvider: protocol })
    await connectPhone(protocol, bothFamilies())
    await endVisit(first)
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    expect(modal.getAccount('eip155').status).to.equal('reconnecting')
    await disconnect('eip155')
    await modal.ready()
    await waitUntil(() => protocol.calls.includes('disconnect'), 'the session does not end')
    for (const namespace of ['eip155', 'solana'] as const)
      expect(modal.getAccount(namespace).status).to.equal('disconnected')
  })
})
