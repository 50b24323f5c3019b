import { expect } from '@open-wc/testing'

import '../../../src/controllers/connections/establish/finish-connect.js' // loaded by any connection in the dialog
import '../../../src/controllers/visit/open.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connectAndFinish } from '../../../src/controllers/connect/connect.js'
import { signInContext } from '../../../src/controllers/connections/sign-in-context.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { FakeSiwx } from '../../helpers/fake-siwx.js'
import { endInstance, instance, turns } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { watchConsole } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const isAsked = (): boolean => modalController.state.open && routerController.route.view === 'SIWXSignMessage'

// What fails here is loaded only once by a page, so each way of trying again is a part of one visit.
describe('the code of the sign-in', () => {
  let undo = (): void => undefined
  afterEach(async () => {
    undo()
    await endInstance()
  })

  it('is loaded again until it arrives, and the dialog closes meanwhile', async () => {
    const watch = watchConsole()
    try {
      const siwx = new FakeSiwx()
      const { modal } = instance({}, { siwx })
      const outcome = modal.open()
      await waitUntil(() => modalController.state.open)
      routerController.push({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
      const offline = network({ online: false, served: false })
      undo = offline.undo
      await connectAndFinish(aspen.id, 'eip155')
      expect(await outcome).to.have.property('status', 'connected')
      expect(signInContext().pending).to.equal(false)
      const tries = (): number => offline.asked.length
      await waitUntil(() => tries() > 0)

      const before = tries()
      accountsController.patch('eip155', { balance: '1' })
      await waitUntil(() => tries() > before, 'a change')
      await turns()
      const between = tries()
      document.dispatchEvent(new Event('visibilitychange'))
      await waitUntil(() => tries() > between, 'the visitor is back')
      await turns()
      expect(siwx.calls).to.deep.equal([])

      undo()
      window.dispatchEvent(new Event('online'))
      await waitUntil(isAsked)
      expect(siwx.calls).to.include('message eip155:1')
      await waitUntil(() => signInContext().pending === false, 'it is not known who has to sign in')
    } finally {
      watch.restore()
    }
  })

  it('is loaded for a sign-in that the site adds once an account is connected', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const siwx = new FakeSiwx()
    modal.updateOptions({ siwx })
    await waitUntil(isAsked)
    expect(siwx.calls).to.include('message eip155:1')
  })

  it('is loaded for a sign-in that the site adds after the visitor has shown intent', async () => {
    const { modal } = instance()
    void modal.open()
    await waitUntil(() => modalController.state.open)
    modal.updateOptions({ siwx: new FakeSiwx() })
    routerController.push({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    await connectAndFinish(aspen.id, 'eip155')
    await waitUntil(isAsked)
  })
})
