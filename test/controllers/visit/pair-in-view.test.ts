import { expect, fixture, html } from '@open-wc/testing'

import { goBack } from '../../../src/controllers/connections/go-back.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { BOB } from '../../helpers/fake-adapter.js'
import { FakeProtocol, pairingUri } from '../../helpers/fake-protocol.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A site that asks for any wallet elsewhere; the code is there once this resolves. */
async function asked(options: object = {}) {
  const protocol = new FakeProtocol()
  const { modal } = instance({}, { universalProvider: protocol, ...options })
  if ('enableEmbedded' in options) await fixture(html`<w3m-modal></w3m-modal>`)
  const task = modal.connect('walletConnect', 'eip155')
  task.catch(() => undefined)
  await waitUntil(() => pairingController.state.status === 'waiting', 'no URI')
  return { protocol, modal, task }
}

describe('a site connects a wallet elsewhere', () => {
  before(() =>
    Promise.all([import('../../../src/client/actions.js'), import('../../../src/elements/shell/w3m-modal.js')]),
  )
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

describe('a site with the modal in the page connects a wallet elsewhere', () => {
  afterEach(endInstance)
  const EMBEDDED = { enableEmbedded: true }

  it('shows the code in place until a wallet approves, and then the account', async () => {
    const { protocol, modal, task } = await asked(EMBEDDED)
    expect(routerController.state.history.map(({ view }) => view)).to.deep.equal(['Connect', 'ConnectingWalletConnect'])
    protocol.attempts[0]?.approve()
    expect(await task).to.include({ isConnected: true, address: BOB })
    await waitUntil(() => routerController.route.view === 'Account', 'no account')
    expect(modal.isOpen()).to.equal(false)
    expect(modalController.state.namespace).to.equal(undefined)
  })

  it('rejects when the visitor goes back to the wallets', async () => {
    const { modal, task } = await asked(EMBEDDED)
    goBack()
    expect(await rejection(task)).to.be.instanceOf(ModalClosedError)
    expect(routerController.route.view).to.equal('Connect')
    expect(modal.getAccount().status).to.equal('disconnected')
    await waitUntil(() => pairingController.state.status === 'idle', 'it still pairs')
  })

  it('rejects with the instance', async () => {
    const { modal, task } = await asked(EMBEDDED)
    modal.destroy()
    expect(await rejection(task)).to.be.instanceOf(ModalClosedError)
  })

  it('connects after a refusal', async () => {
    const { protocol, task } = await asked(EMBEDDED)
    protocol.attempts[0]?.fail({ code: 5000, message: 'User rejected.' })
    await waitUntil(() => pairingController.state.uri === pairingUri('2'), 'no fresh code')
    protocol.attempts[1]?.approve()
    expect(await task).to.include({ address: BOB })
  })
})

describe('a site without an element for the modal connects a wallet elsewhere', () => {
  afterEach(endInstance)

  for (const option of ['enableEmbedded', 'disableAppend'] as const) {
    /** The link that the page can show itself, and the call that waits for a wallet. */
    const linked = async () => {
      const protocol = new FakeProtocol()
      const { modal } = instance({}, { universalProvider: protocol, [option]: true })
      const task = modal.connect('walletConnect')
      task.catch(() => undefined)
      await waitUntil(() => pairingController.state.uri === pairingUri('1'), 'no link')
      return { protocol, modal, task }
    }

    it(`gets the link, and connects with it (${option})`, async () => {
      const { protocol, modal, task } = await linked()
      protocol.attempts[0]?.approve()
      expect(await task).to.include({ isConnected: true, address: BOB })
      await waitUntil(() => !modal.isOpen(), 'it counts as open')
    })

    it(`is notified that the wallet refused, and the pairing ends (${option})`, async () => {
      const { protocol, modal, task } = await linked()
      protocol.attempts[0]?.fail({ code: 5000, message: 'User rejected.' })
      expect(await rejection(task)).to.be.instanceOf(ConnectionRejectedError)
      await waitUntil(() => pairingController.state.status === 'idle', 'it still pairs')
      expect(modal.isOpen()).to.equal(false)
      expect(routerController.route.view).to.equal('Connect')
    })
  }
})
