import { expect } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { aspen, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function unsupported() {
  const connect = () => Promise.resolve(result(aspen.id, { caipNetworkId: 'eip155:424242' }))
  const { modal, adapter } = instance({ connect })
  await modal.connect(aspen.id)
  void modal.open()
  const view = await shownView()
  return { modal, adapter, view, root: view.shadowRoot ?? view }
}

describe('<w3m-unsupported-chain-view>', () => {
  afterEach(endInstance)

  it('opens automatically and lists the site’s networks', async () => {
    const { view, root } = await unsupported()
    expect(view.localName).to.equal('w3m-unsupported-chain-view')
    expect(allByRole(root, 'button').map(nameOf)).to.deep.equal(['Ethereum', 'Polygon', 'Disconnect'])
  })

  it('asks the wallet for the network that was chosen', async () => {
    const { root, adapter } = await unsupported()
    byRole(root, 'button', 'Polygon').click()
    await waitUntil(() => adapter.calls.includes('switch eip155:137'))
  })

  it('makes no claim about a wallet that is on one of the site’s networks, or about none', async () => {
    const { view } = await openView({ view: 'UnsupportedChain' })
    expect(readText(view)).to.include('Not connected').and.not.include('doesn’t support')
    await endInstance()

    const { modal } = instance()
    await modal.connect(aspen.id)
    void modal.open({ view: 'UnsupportedChain' })
    const shown = await shownView()
    expect(readText(shown)).not.to.include('doesn’t support')
    const buttons = allByRole(shown.shadowRoot ?? shown, 'button')
    expect(buttons.map(nameOf)).to.deep.equal(['Ethereum', 'Polygon'])
    expect(buttons.map(button => button.ariaCurrent)).to.deep.equal(['true', null])
  })

  it('cannot be closed, only left by switching or disconnecting', async () => {
    const { modal, root } = await unsupported()
    expect(await modal.close()).to.equal(false)
    expect(routerController.route.view).to.equal('UnsupportedChain')
    byRole(root, 'button', 'Disconnect').click()
    await waitUntil(() => !modalController.state.open)
  })
})
