import { expect, waitUntil } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts.js'
import { connectionsController } from '../../../src/controllers/connections.js'
import { modalController } from '../../../src/controllers/modal.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB, birch, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function two(site: Partial<WalletModalOptions> = {}) {
  const accounts = { [aspen.id]: [{ address: ALICE }, { address: CAROL }], [birch.id]: [{ address: BOB }] }
  const give = (id: string) => Promise.resolve(result(id, { accounts: accounts[id] ?? [] }))
  const { modal, adapter } = instance({ connect: give, reconnect: give }, site)
  await modal.connect(birch.id)
  await modal.connect(aspen.id)
  void modal.open({ view: 'ProfileWallets' })
  const view = await shownView()
  return { modal, adapter, view, root: view.shadowRoot ?? view }
}

describe('<w3m-profile-wallets-view>', () => {
  afterEach(endInstance)

  it('shows the active wallet and every other address that is known', async () => {
    const { root } = await two()
    const names = allByRole(root, 'button').map(nameOf)
    expect(names).to.include.members([
      'Aspen 0xd8dA...6045',
      'Aspen 0x3C44...93BC',
      'Birch 0x0000...dEaD',
      'Disconnect',
    ])
    expect(byRole(root, 'button', /^Aspen 0xd8dA/).getAttribute('aria-current')).to.equal('true')
  })

  it('switches to another wallet and to another account', async () => {
    const { root } = await two()
    byRole(root, 'button', /^Birch/).click()
    await waitUntil(() => accountsController.account('eip155').address === BOB)
    await waitUntil(() => allByRole(root, 'button', /^Aspen 0x3C44/).length === 1)
    byRole(root, 'button', /^Aspen 0x3C44/).click()
    await waitUntil(() => accountsController.account('eip155').address === CAROL)
  })

  it('forgets a wallet', async () => {
    const { root } = await two()
    byRole(root, 'button', 'Forget Birch 0x0000...dEaD').click()
    await waitUntil(() => connectionsController.list('eip155').length === 1)
    await waitUntil(() => allByRole(root, 'button', /^Birch/).length === 0)
    expect(accountsController.account('eip155').address).to.equal(ALICE)
  })

  it('leads to one more wallet, and disconnects', async () => {
    const { root } = await two()
    byRole(root, 'button', 'Add wallet').click()
    expect((await shownView()).localName).to.equal('w3m-connect-view')
    byRole(document, 'button', 'Back').click()
    const again = await shownView()
    byRole(again.shadowRoot ?? again, 'button', 'Disconnect').click()
    await waitUntil(() => !modalController.state.open)
    expect(accountsController.account('eip155').status).to.equal('disconnected')
  })

  it('offers one wallet only where several are turned off', async () => {
    const { root } = await two({ features: { multiWallet: false } })
    expect(allByRole(root, 'button', /^Birch|Add wallet/)).to.be.empty
  })

  it('is safe without a connection', async () => {
    const { view } = await openView({ view: 'ProfileWallets' })
    expect(readText(view)).to.include('Not connected')
  })
})
