import { expect } from '@open-wc/testing'

import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { BOB } from '../../helpers/fake-adapter.js'
import { FakeProtocol, pairingUri } from '../../helpers/fake-protocol.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A site that asks for any wallet elsewhere; the code is there once this resolves. */
async function asked() {
  const protocol = new FakeProtocol()
  const { modal } = instance({}, { universalProvider: protocol })
  const task = modal.connect('walletConnect')
  task.catch(() => undefined)
  await waitUntil(() => pairingController.state.status === 'waiting', 'no URI')
  return { protocol, modal, task }
}

describe('a site connects a wallet elsewhere', () => {
  before(() => import('../../../src/client/actions.js'))
  afterEach(endInstance)

  it('shows the code until a wallet approves', async () => {
    const { protocol, modal, task } = await asked()
    expect(modal.isOpen()).to.equal(true)
    expect(document.querySelector('w3m-modal')?.getAttribute('view')).to.equal('ConnectingWalletConnect')
    expect(pairingController.state.uri).to.equal(pairingUri('1'))
    protocol.attempts[0]?.approve()
    expect(await task).to.include({ isConnected: true, address: BOB })
    expect(modal.isOpen()).to.equal(false)
  })

  it('rejects when the visitor leaves', async () => {
    const { modal, task } = await asked()
    await modal.close()
    expect(await task.catch((error: unknown) => error)).to.be.instanceOf(ModalClosedError)
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('says so when the wallet refused and the visitor left', async () => {
    const { protocol, modal, task } = await asked()
    const first = pairingController.state.uri
    protocol.attempts[0]?.fail({ code: 5000, message: 'User rejected.' })
    await waitUntil(() => pairingController.state.uri && pairingController.state.uri !== first, 'no fresh code')
    await modal.close()
    const error: unknown = await task.catch((reason: unknown) => reason)
    expect(error instanceof ConnectionRejectedError || error instanceof ModalClosedError).to.equal(true)
  })
})
