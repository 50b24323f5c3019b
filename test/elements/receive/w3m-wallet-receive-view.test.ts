import { expect } from '@open-wc/testing'

import { evmAdapter } from '../../../src/chains/evm/index.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { receivingNetworks } from '../../../src/controllers/receive/receiving-networks.js'
import {
  base,
  baseSepolia,
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  mainnet,
  polygon,
  sepolia,
} from '../../../src/networks.js'
import { KEYS } from '../../../src/services/storage/keys.js'
import { writeStored } from '../../../src/services/storage/read-write.js'
import { allByRole, byRole, deepAll, readText } from '../../helpers/deep.js'
import { ALICE, aspen, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { readCode } from '../../helpers/read-code.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rootOf = (view: HTMLElement) => view.shadowRoot ?? view

async function receive() {
  const { modal } = instance({}, { networks: [mainnet, polygon, bitcoin] })
  await modal.connect(aspen.id)
  void modal.open({ view: 'WalletReceive' })
  const view = await shownView()
  return { modal, view, root: rootOf(view) }
}

function drawing(root: HTMLElement | ShadowRoot): SVGSVGElement {
  const svg: Element | undefined =
    deepAll(root, 'w3m-ui-qr')[0]?.shadowRoot?.querySelector('svg[role=img]') ?? undefined
  if (!(svg instanceof SVGSVGElement)) throw new Error('no drawing')
  return svg
}

describe('<w3m-wallet-receive-view>', () => {
  afterEach(endInstance)

  it('shows the whole address, as text and as a QR code, with a plain warning', async () => {
    const { view, root } = await receive()
    expect(readText(view)).to.include(ALICE)
    expect(drawing(root).getAttribute('aria-label')).to.equal(`QR code of the address ${ALICE}`)
    expect(readText(view)).to.include('Only send assets on EVM networks to this address.')
  })

  it('shows a code that reads as the address and nothing else', async () => {
    const { root } = await receive()
    expect(await readCode(drawing(root))).to.equal(ALICE)
  })

  it('lists the networks as the visitor’s language does', async () => {
    const { root } = await receive()
    const row = (): string => readText(byRole(root, 'button', /Ethereum/))
    expect(row()).to.include('Ethereum, Polygon')
    addMessages({}, 'ja')
    try {
      await waitUntil(() => row().includes('Ethereum、Polygon'))
    } finally {
      addMessages({}, 'en')
    }
  })

  it('leads to the networks of the address', async () => {
    const { root } = await receive()
    byRole(root, 'button', /^Supported networks/).click()
    const networks = rootOf(await shownView())
    expect(readText(byRole(networks, 'list', 'Supported networks'))).to.match(/Ethereum.*Polygon/s)
    expect(allByRole(networks, 'button')).to.be.empty
  })

  it('names only networks on which the wallet has the address', async () => {
    const { modal } = instance(
      { connect: async id => result(id, { approved: ['eip155:1'] }) },
      { networks: [mainnet, polygon, bitcoin] },
    )
    await modal.connect(aspen.id)
    void modal.open({ view: 'WalletReceive' })
    const row = byRole(rootOf(await shownView()), 'button', /^Supported networks/)
    expect(readText(row)).to.include('Ethereum').and.not.include('Polygon')
    row.click()
    expect(readText(byRole(rootOf(await shownView()), 'list', 'Supported networks'))).not.to.include('Polygon')
  })

  it('names only networks with smart accounts for a smart account', async () => {
    const { modal } = instance({}, { networks: [mainnet, polygon, base] })
    await modal.connect(aspen.id)
    accountsController.patch('eip155', { allAccounts: [{ address: ALICE, type: 'smartAccount' }] })
    const names = () => receivingNetworks('eip155').map(({ name }) => name)
    expect(names(), 'while none are known').to.deep.equal(['Ethereum', 'Polygon', 'Base'])
    writeStored(KEYS.smartAccountNetworks, ['8453'])
    expect(names(), 'the active one, and where smart accounts exist').to.deep.equal(['Ethereum', 'Base'])
  })

  it('does not call an address that is watched the visitor’s own', async () => {
    const { modal } = instance({}, { networks: [sepolia, baseSepolia], adapters: [evmAdapter()] })
    await modal.watch(ALICE)
    void modal.open({ view: 'WalletReceive' })
    const view = await shownView()
    const label = byRole(rootOf(view), '[role=group]', 'Address')
    expect(readText(label)).to.equal(ALICE)
    expect(readText(view)).not.to.match(/your/i)
    byRole(rootOf(view), 'button', /^Supported networks/).click()
    expect(readText(await shownView()))
      .to.include('The address 0xd8dA…6045 is the same')
      .and.not.match(/your/i)
  })

  it('names only Bitcoin networks for which the address is written', async () => {
    instance({}, { networks: [mainnet, bitcoin, bitcoinTestnet, bitcoinSignet] })
    const names = (address: string, active: typeof bitcoin | typeof bitcoinSignet) => {
      const network = networksController.find(active.caipNetworkId)
      if (!network) throw new Error('no network')
      networksController.activate(network)
      accountsController.replace('bip122', { status: 'connected', address, allAccounts: [{ address }] })
      return receivingNetworks('bip122').map(({ name }) => name)
    }
    expect(names('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', bitcoin)).to.deep.equal(['Bitcoin'])
    expect(names('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', bitcoinSignet)).to.deep.equal([
      bitcoinTestnet.name,
      bitcoinSignet.name,
    ])
  })

  it('keeps Bitcoin payments and ordinals apart, each with its own warning', async () => {
    const { root, view } = await receive()
    const network = networksController.find(`bip122:${bitcoin.id}`)
    if (!network) throw new Error('no network')
    networksController.activate(network)
    accountsController.replace('bip122', {
      status: 'connected',
      address: 'bc1qpayment',
      allAccounts: [
        { address: 'bc1qpayment', type: 'payment' },
        { address: 'bc1pordinal', type: 'ordinal' },
      ],
    })
    await waitUntil(() => readText(view).includes('bc1qpayment'))
    expect(readText(view)).to.include('Only send bitcoin').and.not.include('bc1pordinal')
    byRole(root, 'tab', 'Ordinals').click()
    await waitUntil(() => readText(view).includes('bc1pordinal'))
    expect(readText(view)).to.include('Only send ordinals').and.not.include('bc1qpayment')
  })

  it('names the networks of the address that is shown, and comes back to it', async () => {
    const { modal } = instance({}, { networks: [mainnet, bitcoin, bitcoinTestnet, bitcoinSignet] })
    await modal.connect(aspen.id)
    const network = networksController.find(`bip122:${bitcoin.id}`)
    if (!network) throw new Error('no network')
    networksController.activate(network)
    const payment = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    const ordinal = 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47zagq'
    accountsController.replace('bip122', {
      status: 'connected',
      address: payment,
      allAccounts: [
        { address: payment, type: 'payment' },
        { address: ordinal, type: 'ordinal' },
      ],
    })
    void modal.open({ view: 'WalletReceive' })
    const view = await shownView()
    byRole(rootOf(view), 'tab', 'Ordinals').click()
    await waitUntil(() => readText(view).includes(ordinal))
    const row = byRole(rootOf(view), 'button', /^Supported networks/)
    expect(readText(row)).to.include('Testnet')
    row.click()
    const networks = await shownView()
    expect(readText(networks)).to.include('tb1p…')
    expect(readText(networks)).to.include('Signet')
    byRole(document, 'button', 'Back').click()
    const back = await shownView()
    expect(readText(back)).to.include(ordinal)
    expect(byRole(rootOf(back), 'tab', 'Ordinals').ariaSelected).to.equal('true')
  })

  it('is safe without a connection', async () => {
    const { view } = await openView({ view: 'WalletReceive' })
    expect(readText(view)).to.include('Not connected')
  })
})
