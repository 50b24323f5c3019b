import { expect } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, byRole, nameOf } from '../../helpers/deep.js'
import { aspen, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
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

  it('cannot be closed, only left by switching or disconnecting', async () => {
    const { modal, root } = await unsupported()
    expect(await modal.close()).to.equal(false)
    expect(routerController.route.view).to.equal('UnsupportedChain')
    byRole(root, 'button', 'Disconnect').click()
    await waitUntil(() => !modalController.state.open)
  })
})
