import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, settle } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function open(walletId = aspen.id) {
  const opened = await openView({}, { script: { connect: () => new Promise(() => undefined) } })
  await waitUntil(() => connectorsController.find(aspen.id), 'no wallet')
  connectorsController.setConnectors('solana', [{ ...aspen, chain: 'solana' }])
  navigate({ view: 'ConnectingMultiChain', args: { walletId } })
  const view = await shownView()
  return { ...opened, root: view.shadowRoot ?? view }
}

describe('<w3m-connecting-multi-chain-view>', () => {
  afterEach(endInstance)

  it('lets the visitor choose one of the wallet’s families', async () => {
    const { root } = await open()
    expect(allByRole(root, 'button').map(nameOf).sort()).to.deep.equal(['Ethereum networks', 'Solana'])
    expect(readText(root)).to.include('Aspen supports several types of networks')
  })

  it('asks the wallet for the family that was chosen', async () => {
    const { root, adapter } = await open()
    byRole(root, 'button', 'Ethereum networks').click()
    expect(routerController.route).to.deep.equal({
      view: 'ConnectingExternal',
      args: { connectorId: aspen.id, namespace: 'eip155' },
    })
    await waitUntil(() => adapter.calls.includes(`connect ${aspen.id}`))
  })

  it('leads on when the wallet has gone', async () => {
    const { root } = await open('gone')
    byRole(root, 'button', 'Choose another wallet').click()
    await settle()
    expect(routerController.route.view).to.equal('Connect')
  })
})
