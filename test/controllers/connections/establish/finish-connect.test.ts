import { expect } from '@open-wc/testing'

import { connect } from '../../../../src/controllers/connect/connect.js'
import { finishConnect } from '../../../../src/controllers/connections/establish/finish-connect.js'
import { close } from '../../../../src/controllers/connections/close.js'
import { navigate } from '../../../../src/controllers/shell/navigate.js'
import { open } from '../../../../src/controllers/visit/open.js'
import { modalController } from '../../../../src/controllers/shell/modal.js'
import { routerController } from '../../../../src/controllers/shell/router.js'
import type { WalletModalOptions } from '../../../../src/client/types.js'
import { aspen, result } from '../../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../../helpers/instance.js'

const view = () => routerController.route.view

async function connected(caipNetworkId: `eip155:${number}`, options: Partial<WalletModalOptions> = {}) {
  instance({ connect: async id => result(id, { caipNetworkId }) }, options)
  void open()
  navigate({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
  await connect(aspen.id, 'eip155')
}

describe('finish-connect', () => {
  afterEach(endInstance)

  it('shows that it worked for 600 ms, then closes', async () => {
    await connected('eip155:1')
    const started = performance.now()
    const task = finishConnect()
    expect(view()).to.equal('ConnectingExternal')
    await task
    expect(performance.now() - started).to.be.at.least(590)
    expect(modalController.state.open).to.equal(false)
  })

  it('counts as closed in the page too: the account is shown, and whoever opened the modal is told', async () => {
    instance({}, { enableEmbedded: true })
    const outcome = open({ namespace: 'eip155' })
    await connect(aspen.id, 'eip155')
    await finishConnect()
    expect((await outcome).status).to.equal('connected')
    expect(view()).to.equal('Account')
    expect(modalController.state).to.include({ open: false, namespace: undefined })
  })

  it('asks the next visitor of a modal in the page for consent again', async () => {
    instance({}, { enableEmbedded: true })
    navigate({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    modalController.agree(true)
    await connect(aspen.id, 'eip155')
    await finishConnect()
    expect(view()).to.equal('Account')
    expect(modalController.state.agreed).to.equal(false)
    void open({ view: 'Connect' })
    modalController.agree(true)
    close()
    expect(modalController.state.agreed).to.equal(false)
  })

  it('asks for a supported network at once', async () => {
    await connected('eip155:1337')
    void finishConnect()
    expect(view()).to.equal('UnsupportedChain')
    expect(modalController.state.open).to.equal(true)
  })

  it('closes on an unsupported network that the site allows', async () => {
    await connected('eip155:1337', { allowUnsupportedChain: true })
    await finishConnect()
    expect(modalController.state.open).to.equal(false)
  })

  it('does not disturb a visitor who has navigated away meanwhile', async () => {
    await connected('eip155:1')
    const task = finishConnect()
    navigate({ view: 'Networks', args: undefined })
    await task
    expect(modalController.state.open).to.equal(true)
    expect(view()).to.equal('Networks')
  })

  it('leaves a request to sign in open, which was shown while other families were connecting', async () => {
    await connected('eip155:1')
    for (const route of [{ view: 'SIWXSignMessage' }, { view: 'ApproveTransaction' }] as const) {
      routerController.push({ ...route, args: undefined })
      await finishConnect()
      expect(modalController.state.open, route.view).to.equal(true)
      expect(view()).to.equal(route.view)
    }
  })

  it('goes back to a view that waits for an account, once', async () => {
    await connected('eip155:1')
    routerController.aim({ view: 'Pay', args: undefined })
    await finishConnect()
    expect(modalController.state.open).to.equal(true)
    expect(routerController.state.history).to.deep.equal([{ view: 'Pay', args: undefined }])
    await finishConnect()
    expect(modalController.state.open).to.equal(false)
  })

  it('closes if the visitor has closed the modal meanwhile and returned', async () => {
    await connected('eip155:1')
    routerController.aim({ view: 'Pay', args: undefined })
    close()
    void open({ view: 'Networks' })
    await finishConnect()
    expect(modalController.state.open).to.equal(false)
  })

  it('leaves a modal closed that was closed meanwhile', async () => {
    await connected('eip155:1')
    const task = finishConnect()
    modalController.close()
    await task
    expect(view()).to.equal('ConnectingExternal')
  })
})
