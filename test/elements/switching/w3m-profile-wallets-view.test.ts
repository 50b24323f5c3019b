import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { connectionsController } from '../../../src/controllers/connections/connections.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { BALANCE_CACHE } from '../../../src/core/limits.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { CONSENT, consentBox } from '../../helpers/consent.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB, birch, result } from '../../helpers/fake-adapter.js'
import { embeddedSite } from '../../helpers/fake-secure-site.js'
import { approvedSession, FakeProtocol, TOPIC } from '../../helpers/fake-protocol.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { bothFamilies, connectPhone, untilLink } from '../../helpers/phone-session.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

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

async function families() {
  const both = twoFamilies()
  await both.modal.connect(birch.id, 'eip155')
  await both.modal.connect(cedar.id, 'solana')
  void both.modal.open({ view: 'ProfileWallets' })
  const view = await shownView()
  return { ...both, view, root: view.shadowRoot ?? view }
}

describe('<w3m-profile-wallets-view> of an embedded wallet', () => {
  afterEach(endInstance)

  it('names the login in the visitor’s language, and shows no letters of a wallet that has no name', async () => {
    const { modal } = embeddedSite({}, { locale: 'de' })
    await connectFamilies('eip155', new AbortController().signal)
    void modal.open({ view: 'ProfileWallets' })
    const view = await shownView()
    const root = view.shadowRoot ?? view
    await waitUntil(() => allByRole(root, 'button', /^Anmeldung per E-Mail/).length)
    expect(root.querySelector('w3m-ui-picture')).to.equal(null)
  })

  it('leads back to the provider of a social login that has ended', async () => {
    const { modal, secureSite } = embeddedSite()
    await connectFamilies('eip155', new AbortController().signal, { provider: 'google' })
    await waitUntil(() => modal.getAccount('solana').isConnected)
    secureSite.script.IS_CONNECTED = async () => ({ isConnected: false })
    await modal.setPreferredAccountType('eoa', 'eip155')
    await waitUntil(() => !modal.getIsConnectedState())
    void modal.open({ view: 'ProfileWallets' })
    const { shadowRoot } = await shownView()
    if (!shadowRoot) throw new Error('no view')
    await waitUntil(() => allByRole(shadowRoot, 'button', 'Reconnect').length)
    allByRole(shadowRoot, 'button', 'Reconnect')[0]?.click()
    await waitUntil(() => routerController.route.view === 'ConnectingSocial')
  })
})

describe('<w3m-profile-wallets-view> with several families', () => {
  afterEach(endInstance)

  it('shows one family at a time and does not change the active one', async () => {
    const { root } = await families()
    expect(byRole(root, 'tab', 'Solana').getAttribute('aria-selected')).to.equal('true')
    expect(allByRole(root, 'button', /^Cedar/)).to.have.length(1)
    byRole(root, 'tab', 'EVM').click()
    await waitUntil(() => allByRole(root, 'button', /^Birch/).length === 1)
    expect(allByRole(root, 'button', /^Cedar/)).to.be.empty
    expect(networksController.state.activeNamespace).to.equal('solana')
  })

  it('disconnects only one family, or all of them', async () => {
    const { root, evm, solana } = await families()
    byRole(root, 'tab', 'EVM').click()
    await waitUntil(() => allByRole(root, 'button', /^Birch/).length === 1)
    byRole(root, 'button', 'Disconnect').click()
    await waitUntil(() => accountsController.account('eip155').status === 'disconnected')
    expect(accountsController.account('solana').address).to.equal(SOL)
    expect([...evm.calls, ...solana.calls].filter(call => call.startsWith('disconnect'))).to.deep.equal([
      `disconnect ${birch.id}`,
    ])
  })

  it('has one row that ends all', async () => {
    const { root, modal } = await families()
    byRole(root, 'button', 'Disconnect all wallets').click()
    await waitUntil(() => !modal.getIsConnectedState())
  })

  it('reports a family that a wallet dropped, and restores it with one tap and one prompt', async () => {
    const { root, evm, modal } = await families()
    evm.script.reconnect = () => Promise.resolve(undefined)
    evm.emit({ type: 'disconnect', connectorId: birch.id })
    await waitUntil(() => readText(root).includes('Birch is no longer connected to EVM.'))
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
    evm.calls.length = 0
    byRole(root, 'button', 'Reconnect').click()
    await waitUntil(() => modal.getAccount('eip155').isConnected)
    expect(evm.calls.filter(call => call.startsWith('connect'))).to.have.length(1)
    await waitUntil(() => !readText(root).includes('no longer connected'))
  })

  it('dismisses the notice of a wallet that dropped a family, and keeps the focus', async () => {
    const { root, view, evm } = await families()
    evm.emit({ type: 'disconnect', connectorId: birch.id })
    await waitUntil(() => readText(root).includes('Birch is no longer connected to EVM.'))
    byRole(root, 'button', 'Dismiss').focus()
    byRole(root, 'button', 'Dismiss').click()
    await waitUntil(() => !readText(root).includes('no longer connected'))
    await waitUntil(() => view.shadowRoot?.activeElement?.localName === 'w3m-ui-list-row')
  })

  it('drops the notice of a wallet that the visitor forgets, or with every wallet', async () => {
    const { root, evm, modal } = await families()
    evm.emit({ type: 'disconnect', connectorId: birch.id })
    await waitUntil(() => readText(root).includes('Birch is no longer connected to EVM.'))
    byRole(root, 'tab', 'EVM').click()
    await waitUntil(() => allByRole(root, 'button', /^Forget Birch/).length === 1)
    byRole(root, 'button', /^Forget Birch/).click()
    await waitUntil(() => !readText(root).includes('no longer connected'))

    await modal.connect(birch.id, 'eip155')
    evm.emit({ type: 'disconnect', connectorId: birch.id })
    await waitUntil(() => connectionsController.state.dropped.eip155 === birch.id)
    await modal.disconnect()
    expect(connectionsController.state.dropped).to.deep.equal({})
  })

  it('moves the focus to what is left once the last wallet is forgotten', async () => {
    const { modal } = await two()
    await modal.deleteConnection({ namespace: 'eip155', connectorId: birch.id })
    await modal.disconnect()
    await modal.deleteConnection({ namespace: 'eip155', connectorId: aspen.id, address: CAROL })
    void modal.open({ view: 'ProfileWallets' })
    const view = await shownView()
    byRole(view.shadowRoot ?? view, 'button', /^Forget Aspen/).focus()
    byRole(view.shadowRoot ?? view, 'button', /^Forget Aspen/).click()
    await waitUntil(() => readText(view).includes('Not connected'))
    await waitUntil(() => view.shadowRoot?.activeElement?.localName === 'w3m-ui-button')
  })

  it('ends every wallet at once, including those in the background', async () => {
    const { root, evm, modal } = await families()
    await modal.connect(aspen.id, 'eip155')
    byRole(root, 'button', 'Disconnect all wallets').click()
    await waitUntil(() => !modal.getIsConnectedState())
    for (const { id } of [aspen, birch]) expect(evm.calls).to.include(`disconnect ${id}`)
    expect(modal.getConnections('eip155')).to.be.empty
    expect(modal.getRecentConnections('eip155')).to.have.length(2)
    expect(modal.getRecentConnections('solana')).to.have.length(1)
  })

  it('adds a wallet of the family that is shown', async () => {
    const { root } = await families()
    byRole(root, 'button', 'Add wallet').click()
    expect((await shownView()).localName).to.equal('w3m-connect-view')
    expect(modalController.state.namespace).to.equal('solana')
  })
})

describe('<w3m-profile-wallets-view> with a phone', () => {
  afterEach(endInstance)

  async function shown(open: () => void) {
    open()
    const view = await shownView()
    return view.shadowRoot ?? view
  }

  it('shows the code to reconnect a family that the phone ended', async () => {
    const protocol = new FakeProtocol()
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    await connectPhone(protocol, bothFamilies())
    const solana = { accounts: [`${SOLANA.caipNetworkId}:${SOL}`], methods: [], events: [] }
    protocol.session = approvedSession({ namespaces: { solana } })
    protocol.emit('session_update', { topic: TOPIC, params: {} })
    await waitUntil(() => !modal.getAccount('eip155').isConnected)
    const root = await shown(() => void modal.open({ view: 'ProfileWallets' }))
    byRole(root, 'button', 'Reconnect').click()
    await waitUntil(() => protocol.attempts.length === 2, 'no code')
    await untilLink()
    expect((await shownView()).localName).to.equal('w3m-connecting-wallet-connect-view')
    protocol.attempts[1]?.approve(bothFamilies())
    await waitUntil(() => modal.getAccount('eip155').isConnected)
    expect(modal.getAddress('solana')).to.equal(SOL)
  })

  it('shows the code for another wallet whose session has expired', async () => {
    const first = new FakeProtocol()
    const { modal: before } = instance({}, { universalProvider: first })
    await connectPhone(first)
    await before.connect(aspen.id)
    await endVisit(before)
    const protocol = new FakeProtocol() // without a session
    const { modal } = instance({}, { universalProvider: protocol })
    await modal.ready()
    const root = await shown(() => void modal.open({ view: 'ProfileWallets' }))
    byRole(byRole(root, 'list', 'Other connected wallets'), 'button', /^WalletConnect/).click()
    await untilLink()
    expect((await shownView()).localName).to.equal('w3m-connecting-wallet-connect-view')
    byRole(document, 'button', 'Back').click()
    const again = await shownView()
    expect(again.localName).to.equal('w3m-profile-wallets-view')
    expect(modal.getWalletInfo()?.name).to.equal('Aspen')
  })
})

describe('<w3m-profile-wallets-view>', () => {
  afterEach(endInstance)

  it('shows the active wallet and every other address that is known', async () => {
    const { root } = await two()
    await waitUntil(() => allByRole(root, 'button', /1\.000 ETH$/).length === 3)
    const names = allByRole(root, 'button').map(nameOf)
    expect(names).to.include.members([
      'Aspen 0xd8dA…6045 · 1.000 ETH',
      'Aspen 0x3C44…93BC · 1.000 ETH',
      'Birch 0x0000…dEaD · 1.000 ETH',
      'Disconnect',
    ])
    expect(byRole(root, 'button', /^Aspen 0xd8dA/).getAttribute('aria-current')).to.equal('true')
  })

  it('offers to forget remembered accounts, but not the active wallet’s own', async () => {
    const { root } = await two()
    await waitUntil(() => allByRole(root, 'button', /^Aspen 0x3C44/).length === 1)
    expect(allByRole(root, 'button', /^Forget/).map(nameOf)).to.deep.equal(['Forget Birch 0x0000…dEaD'])
  })

  it('keeps the focus when the pressed row is removed', async () => {
    const { view, root } = await two()
    const held = () => view.shadowRoot?.activeElement // the test's window may be behind another
    byRole(root, 'button', /^Aspen 0x3C44/).focus()
    byRole(root, 'button', /^Aspen 0x3C44/).click()
    await waitUntil(() => accountsController.account('eip155').address === CAROL)
    await waitUntil(() => allByRole(root, 'button', /^Aspen 0xd8dA/).length === 1)
    await waitUntil(held, 'after a switch')
    byRole(root, 'button', 'Forget Birch 0x0000…dEaD').focus()
    byRole(root, 'button', 'Forget Birch 0x0000…dEaD').click()
    await waitUntil(() => allByRole(root, 'button', /^Birch/).length === 0)
    await waitUntil(held, 'after a wallet was forgotten')
    expect(view.isConnected).to.equal(true)
  })

  it('keeps the focus when the focused row is removed for another reason, such as by another tab', async () => {
    const { modal, view, root } = await two()
    byRole(root, 'button', 'Forget Birch 0x0000…dEaD').focus()
    await modal.deleteConnection({ namespace: 'eip155', connectorId: birch.id })
    await waitUntil(() => allByRole(root, 'button', /^Birch/).length === 0)
    await waitUntil(() => view.shadowRoot?.activeElement?.localName === 'w3m-ui-list-row')
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
    byRole(root, 'button', 'Forget Birch 0x0000…dEaD').click()
    await waitUntil(() => connectionsController.list('eip155').length === 1)
    await waitUntil(() => allByRole(root, 'button', /^Birch/).length === 0)
    expect(accountsController.account('eip155').address).to.equal(ALICE)
  })

  it('links to connecting another wallet, and disconnects: the next connected one becomes active, then none', async () => {
    const { root } = await two()
    byRole(root, 'button', 'Add wallet').click()
    expect((await shownView()).localName).to.equal('w3m-connect-view')
    byRole(document, 'button', 'Back').click()
    const again = await shownView()
    byRole(again.shadowRoot ?? again, 'button', 'Disconnect').click()
    await waitUntil(() => accountsController.account('eip155').address === BOB)
    expect(modalController.state.open).to.equal(true)
    byRole(again.shadowRoot ?? again, 'button', 'Disconnect').click()
    await waitUntil(() => !modalController.state.open)
    expect(accountsController.account('eip155').status).to.equal('disconnected')
  })

  it('offers one wallet only where several are turned off', async () => {
    const { root } = await two({ features: { multiWallet: false } })
    expect(allByRole(root, 'button', /^Birch|Add wallet/)).to.be.empty
  })

  it('keeps a disconnected wallet as a memory that connects again in its own view', async () => {
    const { modal, adapter } = await two()
    await modal.disconnect()
    await waitUntil(() => !modalController.state.open)
    expect(modal.getRecentConnections('eip155').map(({ connectorId }) => connectorId)).to.include(aspen.id)
    void modal.open({ view: 'ProfileWallets' })
    const again = await shownView()
    const memories = byRole(again.shadowRoot ?? again, 'list', 'Recently used')
    adapter.calls.length = 0
    byRole(memories, 'button', /^Aspen 0x3C44/).click()
    await waitUntil(() => accountsController.account('eip155').address === CAROL)
    expect(adapter.calls.filter(call => !call.startsWith('balance'))).to.deep.equal([`connect ${aspen.id}`])
  })

  it('activates the account that was chosen, also after the wallet declined once', async () => {
    const { modal, adapter } = await two()
    const accept = adapter.script.connect
    await modal.disconnect()
    await waitUntil(() => !modalController.state.open)
    void modal.open({ view: 'ProfileWallets' })
    const again = await shownView()
    adapter.script.connect = () => Promise.reject(new ConnectionRejectedError())
    byRole(byRole(again.shadowRoot ?? again, 'list', 'Recently used'), 'button', /^Aspen 0x3C44/).click()
    await waitUntil(() => routerController.route.view === 'ConnectingExternal', 'not at the wallet')
    const view = await shownView()
    await waitUntil(() => allByRole(view.shadowRoot ?? view, 'button', 'Try again').length === 1)
    expect(snackController.state.open).to.equal(false)
    Object.assign(adapter.script, { connect: accept })
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => modal.getAddress() === CAROL)
  })

  it('asks for consent before it asks a remembered wallet, if the site requires it', async () => {
    const { modal, adapter } = await two(CONSENT)
    await modal.disconnect()
    await waitUntil(() => !modalController.state.open)
    void modal.open({ view: 'ProfileWallets' })
    const again = await shownView()
    byRole(byRole(again.shadowRoot ?? again, 'list', 'Recently used'), 'button', /^Aspen 0x3C44/).click()
    await waitUntil(() => routerController.route.view === 'ConnectingExternal', 'not at the wallet')
    const view = await shownView()
    adapter.calls.length = 0
    const box = await consentBox(view.shadowRoot ?? view)
    expect(adapter.calls).not.to.include(`connect ${aspen.id}`)
    box.click()
    const go = () => byRole(view.shadowRoot ?? view, 'button', 'Continue')
    await waitUntil(() => !go().matches(':disabled'), 'still blocked')
    go().click()
    await waitUntil(() => accountsController.account('eip155').address === CAROL)
  })

  it('permanently forgets a remembered connection', async () => {
    const { modal } = await two()
    await modal.disconnect()
    await modal.deleteConnection({ namespace: 'eip155', connectorId: aspen.id })
    expect(modal.getRecentConnections('eip155').map(({ connectorId }) => connectorId)).to.deep.equal([birch.id])
    expect(localStorage.getItem('@appkit/connections')).to.not.contain(aspen.id)
  })

  it('keeps no memories where several wallets are turned off', async () => {
    const { modal } = await two({ features: { multiWallet: false } })
    await modal.disconnect()
    expect(localStorage.getItem('@appkit/connections')).to.not.contain(aspen.id)
  })

  it('shows balances and what the site calls an address', async () => {
    const { modal, root } = await two()
    modal.addAddressLabel('eip155', BOB, 'Savings')
    await waitUntil(() => allByRole(root, 'button', /^Savings 0x0000…dEaD · 1\.000 ETH/).length === 1)
  })

  it('reads the balances again that are 30 s old when the visitor returns to the page', async () => {
    const { adapter, root } = await two()
    await waitUntil(() => allByRole(root, 'button', /^Birch.*1\.000 ETH/).length, 'no balance of a second address')
    const { now } = Date
    try {
      Date.now = () => now() + BALANCE_CACHE
      adapter.script.balance = async () => 2n * 10n ** 18n
      document.dispatchEvent(new Event('visibilitychange'))
      await waitUntil(() => allByRole(root, 'button', /^Birch.*2\.000 ETH/).length, 'the old balance of it')
      await waitUntil(() => allByRole(root, 'button', /^Aspen.*2\.000 ETH/).length, 'the old balance of the active one')
    } finally {
      Date.now = now
    }
  })

  it('is safe without a connection', async () => {
    const { view } = await openView({ view: 'ProfileWallets' })
    expect(readText(view)).to.include('Not connected')
  })
})
