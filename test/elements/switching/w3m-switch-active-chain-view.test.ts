import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { CONSENT, consentBox } from '../../helpers/consent.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen, birch } from '../../helpers/fake-adapter.js'
import { endInstance } from '../../helpers/instance.js'
import { aspenSolana, cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rootOf = (view: HTMLElement) => view.shadowRoot ?? view

async function atSolana(connectorId: string, site: Partial<WalletModalOptions> = {}) {
  const both = twoFamilies({}, {}, site)
  await both.modal.connect(connectorId, 'eip155')
  void both.modal.open({ view: 'Networks' })
  byRole(rootOf(await shownView()), 'button', /^Solana/).click()
  await waitUntil(() => routerController.route.view === 'SwitchActiveChain')
  return { ...both, root: rootOf(await shownView()) }
}

describe('<w3m-switch-active-chain-view>', () => {
  afterEach(endInstance)

  it('opens for a network of a family without a wallet while another family is connected', async () => {
    const { root } = await atSolana(birch.id)
    expect(routerController.route.args).to.deep.equal({ caipNetworkId: SOLANA.caipNetworkId })
    expect(readText(root)).to.include('Your other wallets stay connected')
    expect(networksController.state.activeNamespace).to.equal('eip155')
  })

  it('offers the wallet that is connected already, with one prompt', async () => {
    const { root, solana } = await atSolana(aspen.id)
    byRole(root, 'button', 'Connect Aspen to Solana too').click()
    await waitUntil(() => accountsController.account('solana').address === SOL)
    expect(solana.calls.filter(call => call.startsWith('connect'))).to.deep.equal(['connect Aspen'])
    expect(networksController.state.activeNamespace).to.equal('solana')
    expect(accountsController.account('eip155').address).to.equal(ALICE)
  })

  it('asks for consent before the wallet is asked, if the site requires it', async () => {
    const { root, solana } = await atSolana(aspen.id, CONSENT)
    byRole(root, 'button', 'Connect Aspen to Solana too').click()
    const view = await shownView()
    const box = await consentBox(rootOf(view))
    expect(byRole(rootOf(view), 'button', 'Continue').matches(':disabled')).to.equal(true)
    expect(solana.calls.filter(call => call.startsWith('connect'))).to.be.empty
    box.click()
    await waitUntil(() => !byRole(rootOf(view), 'button', 'Continue').matches(':disabled'))
    byRole(rootOf(view), 'button', 'Continue').click()
    await waitUntil(() => accountsController.account('solana').address === SOL)
  })

  it('leads only to that family’s wallets', async () => {
    const { root } = await atSolana(birch.id)
    expect(allByRole(root, 'button', /too$/)).to.be.empty
    byRole(root, 'button', 'Choose a wallet').click()
    const view = await shownView()
    expect(view.localName).to.equal('w3m-connect-view')
    expect(modalController.state.namespace).to.equal('solana')
    await waitUntil(() => allByRole(rootOf(view), 'button', /Cedar/).length === 1)
    expect(allByRole(rootOf(view), 'button').map(nameOf).join()).to.not.include('Birch')
  })

  it('asks the wallet for the network that was chosen, whichever way it is connected', async () => {
    for (const way of ['Choose a wallet', 'Connect Aspen to EVM too']) {
      const { modal, evm } = twoFamilies()
      await modal.connect(way === 'Choose a wallet' ? cedar.id : aspenSolana.id, 'solana')
      void modal.open({ view: 'Networks' })
      byRole(rootOf(await shownView()), 'button', /^Polygon/).click()
      await waitUntil(() => routerController.route.view === 'SwitchActiveChain')
      byRole(rootOf(await shownView()), 'button', way).click()
      if (way === 'Choose a wallet') void modal.connect(aspen.id, 'eip155')
      await waitUntil(() => evm.calls.includes('switch eip155:137'), `not after "${way}"`)
      await waitUntil(() => modal.getCaipNetwork('eip155')?.caipNetworkId === 'eip155:137')
      await endInstance()
    }
  })

  it('says when the site does not use the network', async () => {
    const { modal } = twoFamilies()
    void modal.open({ view: 'SwitchActiveChain', arguments: { caipNetworkId: 'solana:none' } })
    expect(readText(await shownView())).to.include('Network not found')
  })
})
