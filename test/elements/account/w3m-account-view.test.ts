import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { holderOf } from '../../../src/controllers/accounts/holder.js'
import { transactionsController } from '../../../src/controllers/activity/transactions.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { isViewName } from '../../../src/core/views.js'
import { mainnet, polkadot } from '../../../src/networks.js'
import { expectAnnounced } from '../../helpers/announced.js'
import { allByRole, byRole, deepAll, focused, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB, type Script } from '../../helpers/fake-adapter.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { endInstance, instance, settle, turns } from '../../helpers/instance.js'
import { hashOf, pendingEntry, storePending } from '../../helpers/pending.js'
import { connectPhone, onPolkadot } from '../../helpers/phone-session.js'
import { cedar, twoFamilies } from '../../helpers/two-families.js'
import { shownView } from '../../helpers/view.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function connected(script: Script = {}, site: Partial<WalletModalOptions> = {}) {
  const { modal, adapter } = instance(script, site)
  await modal.connect(aspen.id)
  void modal.open()
  const view = await shownView()
  return { modal, adapter, view, root: view.shadowRoot ?? view }
}

describe('<w3m-account-view>', () => {
  afterEach(endInstance)

  it('shows the address and the native balance, rounded down', async () => {
    const { view } = await connected({ balance: () => Promise.resolve(1_999_999_999_999_999_999n) })
    await waitUntil(() => readText(view).includes('1.999'))
    expect(readText(view).replace(/\s+/g, ' ')).to.match(/0xd8dA…6045.*Balance 1\.999 ETH/)
  })

  for (const balance of [9_999_999n, 10_000_000_000n, 123_456_789_012_345n])
    it(`never breaks the figure ${balance} in two, however large a site sets its texts`, async () => {
      const { modal, root } = await connected({ balance: () => Promise.resolve(balance * 10n ** 15n) })
      modal.setThemeVariables({ '--w3m-font-size-master': '20px' })
      await waitUntil(() => deepAll(root, '.figure bdi').length === 1)
      await settle()
      const [figure] = deepAll(root, '.figure bdi')
      expect(figure?.getClientRects().length).to.equal(1)
    })

  it('shows a skeleton while the balance loads, and what to do when it failed', async () => {
    const { root } = await connected({ balance: () => new Promise(() => undefined) })
    await waitUntil(() => allByRole(root, 'status', 'Loading balance').length === 1)
    const [summary] = deepAll(root, 'w3m-account-summary')
    await expectAnnounced(summary?.shadowRoot ?? root, 'Balance unavailable', () =>
      accountsController.patch('eip155', { balanceStatus: 'failed' }),
    )
    expect(allByRole(summary?.shadowRoot ?? root, 'button', 'Try again')).to.have.length(1)
  })

  it('keeps the focus on the button that reads the balance again, then moves it to the balance', async () => {
    const { adapter, root } = await connected({ balance: () => Promise.reject(new Error('no answer')) })
    const [summary] = deepAll(root, 'w3m-account-summary')
    const retry = () => byRole(summary?.shadowRoot ?? root, 'button', 'Try again')
    await waitUntil(() => readText(root).includes('Balance unavailable'))
    let answer = (_amount: bigint): void => undefined
    adapter.script.balance = () => new Promise(resolve => (answer = resolve))
    const pressed = retry()
    pressed.focus()
    pressed.click()
    await waitUntil(() => pressed.ariaBusy === 'true', 'not asked again')
    expect(focused() === pressed).to.equal(true)
    answer(5n * 10n ** 18n)
    await waitUntil(() => focused()?.textContent.includes('5.000'), 'the focus is lost')
  })

  it('shows no balance, and no skeleton of one, in a family whose balances nothing can read', async () => {
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { networks: [mainnet, polkadot], universalProvider: protocol })
    await connectPhone(protocol, onPolkadot())
    void modal.open()
    const view = await shownView()
    await waitUntil(() => readText(view).includes('15oF'))
    await waitUntil(() => allByRole(view, 'status', 'Loading balance').length === 0)
    expect(readText(view)).not.to.include('Balance')
  })

  it('links to the explorer of the network and copies the whole address', async () => {
    const { root } = await connected()
    const link = byRole(root, 'link', 'View on Etherscan')
    expect(link.getAttribute('href')).to.equal(`https://etherscan.io/address/${ALICE}`)
    expect(link.getAttribute('rel')).to.equal('noopener noreferrer')
    expect(byRole(root, 'button', 'Copy address')).to.exist
  })

  it('lists the native balance among the tokens and moves between tabs by keyboard', async () => {
    const { root, view } = await connected()
    await waitUntil(() => /Ether\s*Ethereum\s*1\.000 ETH/.test(readText(view).replace(/\s+/g, ' ')))
    expect(allByRole(root, 'tab').map(nameOf)).to.deep.equal(['Tokens', 'NFTs', 'Activity'])
    const tokens = byRole(root, 'tab', 'Tokens')
    tokens.focus()
    tokens.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }))
    await waitUntil(() => readText(view).includes('NFTs aren’t available'))
    expect(nameOf(focused() ?? view)).to.equal('NFTs')
    expect(accountsController.account('eip155').currentTab).to.equal('nfts')
  })

  it('sets the decimals of the figure quieter than the whole number', async () => {
    const { root } = await connected()
    await waitUntil(() => deepAll(root, '.figure bdi').length === 1)
    const [figure] = deepAll(root, '.figure bdi')
    const [decimals] = deepAll(root, '.figure .decimals')
    expect(decimals?.textContent).to.equal('.000')
    if (!figure || !decimals) throw new Error('no figure')
    const [whole, quiet] = [getComputedStyle(figure), getComputedStyle(decimals)]
    expect(parseFloat(quiet.fontSize)).to.be.below(parseFloat(whole.fontSize))
    expect(quiet.color).not.to.equal(whole.color)
  })

  it('keeps the actions together in the middle', async () => {
    const { root, view } = await connected()
    const names = ['Buy', 'Swap', 'Receive', 'Send']
    const [buy, swap, receive, send] = names.map(name => byRole(root, 'button', name).getBoundingClientRect())
    if (!buy || !swap || !receive || !send) throw new Error('no actions')
    expect(swap.left - buy.right).to.be.below(24)
    expect(receive.left - swap.right).to.be.below(24)
    expect(send.left - receive.right).to.be.below(24)
    const { left, right } = view.getBoundingClientRect()
    expect((buy.left + send.right) / 2).to.be.closeTo((left + right) / 2, 1)
  })

  it('omits Activity if it is turned off', async () => {
    const { root } = await connected({}, { features: { activity: false } })
    expect(allByRole(root, 'tab').map(nameOf)).to.deep.equal(['Tokens', 'NFTs'])
  })

  it('lists what was sent, without the history, if Activity is turned off', async () => {
    storePending([pendingEntry()])
    const { root } = await connected(
      { awaitTransaction: () => new Promise(() => undefined) },
      { features: { activity: false } },
    )
    await waitUntil(() => allByRole(root, 'list', 'Activity').length === 1, 'nothing is listed')
    const holder = holderOf('eip155')
    if (!holder) throw new Error('no account')
    const earlier = {
      id: 'earlier',
      hash: hashOf(2),
      operation: 'receive',
      status: 'confirmed',
      transfers: [],
    } as const
    transactionsController.patch('eip155', holder.owner, { status: 'ready', items: [earlier] })
    await turns()
    expect(deepAll(byRole(root, 'list', 'Activity'), 'li')).to.have.length(1)
    expect(readText(byRole(root, 'list', 'Activity')).replace(/\s+/g, ' ')).to.match(/ETH.*To 0x0000…dEaD.*Pending/)
  })

  it('truncates no address and no status, however narrow it is and large a site sets its texts', async () => {
    storePending([pendingEntry({ status: 'unknown' })])
    const { modal, view, root } = await connected({}, { features: { activity: false } })
    modal.setThemeVariables({ '--w3m-font-size-master': '20px' })
    view.style.inlineSize = '320px'
    await waitUntil(() => allByRole(root, 'list', 'Activity').length === 1, 'nothing is listed')
    await settle()
    const sent = byRole(root, 'list', 'Activity')
    const parts = [...deepAll(root, '.address'), ...deepAll(sent, '.detail bdi'), ...deepAll(sent, 'w3m-ui-tag')]
    expect(parts.map(part => readText(part).trim())).to.deep.equal(['0xd8dA…6045', 'To 0x0000…dEaD', 'Outcome unknown'])
    for (const part of parts) {
      expect(part.scrollWidth, readText(part)).to.be.at.most(part.clientWidth)
      expect(part.getBoundingClientRect().right, readText(part)).to.be.at.most(view.getBoundingClientRect().right)
    }
  })

  it('offers the wallet features that are built, in their order', async () => {
    const { root } = await connected()
    const built = { Buy: 'OnRampProviders', Swap: 'Swap', Receive: 'WalletReceive', Send: 'WalletSend' }
    const wanted = Object.entries(built).flatMap(([word, view]) => (isViewName(view) ? [word] : []))
    expect(allByRole(root, 'button', /^(Buy|Swap|Receive|Send)$/).map(nameOf)).to.deep.equal(wanted)
  })

  it('never shows a name without the address it is for, and the site’s own label first', async () => {
    const { modal, view } = await connected()
    accountsController.patch('eip155', { profileName: 'alice.eth' })
    await waitUntil(() => /alice\.eth\s*0xd8dA…6045/.test(readText(view)))
    modal.addAddressLabel('eip155', ALICE, 'Savings')
    await waitUntil(() => /Savings\s*0xd8dA…6045/.test(readText(view)))
  })

  it('leads to the wallets, and disconnects', async () => {
    const { root, adapter } = await connected()
    byRole(root, 'button', /^Aspen/).click()
    expect((await shownView()).localName).to.equal('w3m-profile-wallets-view')
    byRole(document, 'button', 'Back').click()
    const view = await shownView()
    byRole(view.shadowRoot ?? view, 'button', 'Disconnect').click()
    await waitUntil(() => !modalController.state.open)
    expect(adapter.calls).to.include('disconnect com.example.aspen')
    expect(accountsController.account('eip155').status).to.equal('disconnected')
  })

  it('shows nothing of a disconnected account', async () => {
    const { root, view } = await connected()
    accountsController.clear('eip155')
    await waitUntil(() => readText(view).includes('Not connected'))
    expect(readText(view)).not.to.include('0xd8dA')
    byRole(root, 'button', 'Connect wallet').click()
    expect(routerController.route.view).to.equal('Connect')
  })

  it('never shows one account with the balance of another', async () => {
    const { view } = await connected()
    await waitUntil(() => readText(view).includes('1.000'))
    accountsController.replace('eip155', { status: 'connected', address: BOB })
    await waitUntil(() => readText(view).includes('0x0000…dEaD'))
    expect(readText(view)).not.to.include('1.000')
  })

  it('says that the network is not supported in place of a balance', async () => {
    const { view, root } = await connected()
    const [network] = networksController.list()
    if (!network) throw new Error('no network')
    networksController.activate({ ...network, caipNetworkId: 'eip155:99', unsupported: true })
    await waitUntil(() => readText(view).includes('Unsupported network'))
    expect(readText(view)).not.to.include('ETH')
    byRole(root, 'button', 'Switch network').click()
    expect(routerController.route.view).to.equal('Networks')
  })

  it('reports a family that a wallet dropped, and restores it with one tap', async () => {
    const { modal, evm } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    evm.emit({ type: 'disconnect', connectorId: aspen.id })
    await waitUntil(() => !modal.getAccount('eip155').isConnected)
    void modal.open()
    const view = await shownView()
    await waitUntil(() => readText(view).includes('Aspen is no longer connected to EVM.'))
    byRole(view.shadowRoot ?? view, 'button', 'Reconnect').click()
    await waitUntil(() => modal.getAccount('eip155').isConnected)
    await waitUntil(() => !readText(view).includes('no longer connected'))
  })

  it('continues with another family when the active one’s wallet disconnects, and restores it with one tap', async () => {
    const { modal, solana } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    void modal.open()
    const view = await shownView()
    solana.emit({ type: 'disconnect', connectorId: cedar.id })
    await waitUntil(() => readText(view).includes('Cedar is no longer connected to Solana.'))
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
    expect(routerController.route.view).to.equal('Account')
    expect(view.shadowRoot?.querySelector('w3m-account-summary')?.getAttribute('namespace')).to.equal('eip155')
    byRole(view.shadowRoot ?? view, 'button', 'Reconnect').click()
    await waitUntil(() => modal.getAccount('solana').isConnected)
    expect(modal.getActiveChainNamespace()).to.equal('solana')
  })

  it('holds a 12-digit balance and a 60-character name inside 320 px', async () => {
    const { view } = await connected()
    accountsController.patch('eip155', { balance: '123456789012.123456', profileName: 'n'.repeat(60) })
    view.style.inlineSize = '320px'
    await waitUntil(() => readText(view).includes('nnn'))
    await turns()
    expect(view.scrollWidth).to.be.at.most(320)
    for (const part of deepAll(view.shadowRoot ?? view, 'p, div, li, ul'))
      expect(part.getBoundingClientRect().right, readText(part)).to.be.at.most(view.getBoundingClientRect().right + 1)
  })

  it('shows a balance of any length on one line, with the full figure as its title', async () => {
    const { view, root } = await connected()
    const digits = `${'1234567890'.repeat(8)}.123456`
    accountsController.patch('eip155', { balance: digits, balanceSymbol: 'WRAPPED' })
    view.style.inlineSize = '320px'
    await waitUntil(() => readText(view).includes('1.234E79'))
    await turns()
    const [figure] = deepAll(root, '.figure bdi')
    expect(figure?.textContent).to.equal('1.234E79')
    expect(figure?.title.replace(/\D/g, '')).to.equal(`${'1234567890'.repeat(8)}123`)
    for (const part of deepAll(root, 'p, div, li, ul, .figure > span'))
      expect(part.getBoundingClientRect().right, readText(part)).to.be.at.most(view.getBoundingClientRect().right + 1)
    const [unit] = deepAll(root, '.figure .symbol')
    expect(figure?.getBoundingClientRect().top, 'with its unit').to.equal(unit?.getBoundingClientRect().top)
    const row = () => deepAll(root, '.row .end').find(end => readText(end).includes('1.234E79'))
    await waitUntil(row)
    expect(row()?.scrollWidth).to.equal(row()?.clientWidth)
    expect(row()?.title).to.equal(figure?.title)
  })
})
