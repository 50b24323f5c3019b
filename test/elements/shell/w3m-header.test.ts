import { expect, fixture, html, oneEvent } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { type Route, routerController } from '../../../src/controllers/shell/router.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import '../../../src/elements/accounts/w3m-network-selector.js'
import '../../../src/elements/shell/w3m-header.js'
import type { W3mHeader } from '../../../src/elements/shell/w3m-header.js'
import { waitUntil } from '../../helpers/wait-until.js'

const network: CaipNetwork = {
  id: 1,
  name: 'Ethereum',
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
}

describe('<w3m-header>', () => {
  before(async () => {
    addMessages(en)
  })
  afterEach(() => {
    for (const controller of [networksController, connectorsController, routerController, modalController])
      controller.reset()
  })

  async function header(route: Route, deep = false) {
    const node = await fixture<W3mHeader>(html`<w3m-header .route=${route} ?deep=${deep}></w3m-header>`)
    await node.renderRoot.querySelector('w3m-network-selector')?.updateComplete
    const buttons = () => {
      const selector = node.renderRoot.querySelector('w3m-network-selector')?.renderRoot
      return [
        ...(selector?.querySelectorAll('button') ?? []),
        ...node.renderRoot.querySelectorAll('w3m-ui-icon-button'),
      ]
    }
    const names = () => buttons().map(button => button.getAttribute('label') ?? button.getAttribute('aria-label'))
    const press = (index: number) => {
      const button = buttons()[index]
      if (button instanceof HTMLElement) button.click()
    }
    return { node, names, press, title: () => node.renderRoot.querySelector('h2')?.textContent }
  }

  it('offers help on Connect', async () => {
    const { node, names, press, title } = await header({ view: 'Connect', args: undefined })
    expect(title()).to.equal('Connect wallet')
    expect(names()).to.deep.equal(['What is a wallet?', 'Close'])
    await expect(node).to.be.accessible()
    press(0)
    expect(routerController.route.view).to.equal('WhatIsAWallet')
  })

  it('shows a long title in full, on two lines', async () => {
    addMessages({ 'wallet.title': 'Συνδέστε το πορτοφόλι σας για να συνεχίσετε' }, 'el')
    try {
      const { node } = await header({ view: 'WhatIsAWallet', args: undefined }, true)
      const title = node.renderRoot.querySelector('h2')
      expect(title?.scrollHeight).to.equal(title?.clientHeight)
      expect(title?.scrollWidth).to.equal(title?.clientWidth)
      expect(title?.clientHeight).to.be.within(30, 60)
      expect(node.offsetHeight).to.equal(60)
    } finally {
      addMessages(en, 'en')
    }
  })

  it('goes back if possible', async () => {
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    const { names, press } = await header(routerController.route, true)
    expect(names()).to.deep.equal(['Back', 'Close'])
    press(0)
    expect(routerController.route.view).to.equal('Connect')
  })

  it('offers the network on Account', async () => {
    networksController.setNetworks([network])
    networksController.activate(network)
    const { node, names, press } = await header({ view: 'Account', args: undefined })
    expect(names()[0]).to.equal('Network: Ethereum. Change network')
    await expect(node).to.be.accessible()
    press(0)
    expect(routerController.route.view).to.equal('Networks')
  })

  it('shows nothing of a network name that could turn it around', async () => {
    const name = 'Eth\u202emuere\u0007'
    networksController.setNetworks([{ ...network, name }])
    networksController.activate({ ...network, name })
    const { node, names } = await header({ view: 'Account', args: undefined })
    expect(names()[0]).to.equal('Network: Ethmuere. Change network')
    const selector = node.renderRoot.querySelector('w3m-network-selector')
    expect(selector?.renderRoot.querySelector('.name')?.textContent).to.equal('Ethmuere')
  })

  it('offers a choice if there is no network yet', async () => {
    const { names } = await header({ view: 'Account', args: undefined })
    expect(names()[0]).to.equal('Select network')
  })

  it('names the wallet that is being connected, as text, when it becomes known', async () => {
    const { title } = await header({ view: 'ConnectingExternal', args: { connectorId: 'x' } })
    await waitUntil(() => title() === 'Connect')
    connectorsController.setConnectors('eip155', [
      { id: 'x', type: 'ANNOUNCED', name: '<b>Aspen</b>', chain: 'eip155' },
    ])
    await waitUntil(() => title() === '<b>Aspen</b>')
  })

  it('shows a new title immediately, beneath the old one, which fades out in 120 ms', async () => {
    const { node, title } = await header({ view: 'Networks', args: undefined })
    node.route = { view: 'WhatIsAWallet', args: undefined }
    await node.updateComplete
    const former = () => node.renderRoot.querySelector('.former')
    expect(title()).to.equal('What is a wallet?')
    expect(former()?.textContent).to.equal('Select network')
    expect(former()?.getAttribute('aria-hidden')).to.equal('true')
    const [fade] = former()?.getAnimations() ?? []
    expect(fade?.effect?.getTiming().duration).to.equal(120)
    await waitUntil(() => !former())
    node.route = { ...node.route }
    await node.updateComplete
    expect(former(), 'the same view').to.equal(null)
  })

  it('asks to be closed', async () => {
    const { node, press } = await header({ view: 'Connect', args: undefined })
    const asked = oneEvent(node, 'w3m-modal-close')
    press(1)
    await asked
  })
})
