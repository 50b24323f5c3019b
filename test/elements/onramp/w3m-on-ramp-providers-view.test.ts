import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { onRampController } from '../../../src/controllers/onramp/onramp.js'
import { onRampForm, pricingKey } from '../../../src/controllers/onramp/onramp-form.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import type { OnRampProvider, OnRampRequest } from '../../../src/core/entities/onramp.js'
import { mainnet, optimism, polygon } from '../../../src/networks.js'
import { allByRole, byRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rootOf = (view: HTMLElement) => view.shadowRoot ?? view

/** The form for a purchase; the services are off, so that everything is as usual. */
async function form(options: Partial<WalletModalOptions> = {}) {
  const { modal } = instance({}, { networks: [mainnet, polygon], ...options })
  await modal.connect(aspen.id)
  void modal.open({ view: 'OnRampProviders' })
  const view = await shownView()
  return { modal, view, root: rootOf(view) }
}

const says = (view: HTMLElement, text: string) =>
  waitUntil(() => readText(rootOf(view)).includes(text), `nothing says “${text}”`)

function write(root: HTMLElement | ShadowRoot, amount: string): void {
  const [input] = deepAll(root, 'input').filter(field => field instanceof HTMLInputElement && field.type !== 'radio')
  if (!(input instanceof HTMLInputElement)) throw new Error('no field')
  input.value = amount
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

const next = (root: HTMLElement | ShadowRoot) => byRole(root, 'button', 'Continue')
const isOff = (button: HTMLElement): boolean => button instanceof HTMLButtonElement && button.disabled

/** Goes on to the review of a purchase. */
async function review(root: HTMLElement | ShadowRoot): Promise<HTMLElement> {
  await waitUntil(() => !isOff(next(root)), 'Continue stays disabled')
  next(root).click()
  await waitUntil(() => routerController.route.view === 'BuyInProgress')
  return shownView()
}

describe('<w3m-on-ramp-providers-view>', () => {
  afterEach(endInstance)

  it('announces what is wrong with the amount in a region that was there before and took no space', async () => {
    const { root } = await form()
    await waitUntil(() => deepAll(root, 'w3m-on-ramp-amount')[0]?.shadowRoot?.childElementCount, 'no form')
    const [amount] = deepAll(root, 'w3m-on-ramp-amount')
    const region = amount?.shadowRoot && byRole(amount.shadowRoot, 'status')
    expect(region?.offsetHeight).to.equal(0)
    write(root, '1e3')
    await waitUntil(() => region && readText(region).trim() !== '', 'not announced')
    expect(region?.offsetHeight).to.be.above(0)
  })

  it('offers two providers with their fees, USD and EUR, and the tokens of the network', async () => {
    const { view, root } = await form()
    await says(view, 'Meld')
    expect(allByRole(root, 'radio').length).to.equal(2)
    expect(readText(view)).to.include('Coinbase').and.to.include('1–2% fee')
    expect(readText(view)).to.include('From $10.00 to $7,500.00')
    byRole(root, 'button', /^You pay in USD/).click()
    const currencies = rootOf(await shownView())
    expect(allByRole(currencies, 'button').map(nameOf).join()).to.match(/USD.*EUR/)
    byRole(currencies, 'button', /EUR/).click()
    const again = await shownView()
    await says(again, 'From €10.00 to €7,500.00')
    expect(readText(again)).to.include('Coinbase doesn’t take EUR.')
    byRole(rootOf(again), 'button', /^You receive USDC/).click()
    const tokens = await shownView()
    expect(readText(tokens)).to.match(/USD Coin.*Ether/s)
  })

  it('shows the substitute for a quote as an estimate, never as a price', async () => {
    const { view } = await form()
    await says(view, 'This is an estimate')
    expect(readText(view)).to.include('≈ 100')
    expect(readText(view)).not.to.include('Total')
  })

  it('calls an amount too low once the visitor has stopped typing', async () => {
    const { view, root } = await form()
    await waitUntil(() => !isOff(next(root)), 'Continue stays disabled')
    write(root, '2')
    await waitUntil(() => isOff(next(root)), 'Continue stays enabled')
    expect(readText(view)).not.to.include('The minimum is')
    await says(view, 'The minimum is $10.00')
    write(root, '250')
    await waitUntil(() => !isOff(next(root)), 'Continue stays disabled')
    expect(readText(view)).not.to.include('The minimum is')
  })

  it('says that nothing can be bought on a network that the site does not have, instead of “not connected”', async () => {
    const { view } = await form({ allowUnsupportedChain: true })
    await says(view, 'Meld')
    const { eip155: network } = networksController.state.active
    if (!network) throw new Error('no network')
    networksController.activate({ ...network, caipNetworkId: 'eip155:99', name: 'Nowhere', unsupported: true })
    await says(view, 'Nothing can be bought on Nowhere')
    expect(byRole(rootOf(view), 'button', 'Switch network')).to.be.instanceOf(HTMLElement)
  })

  it('has no estimate without a price', async () => {
    const { view, root } = await form()
    byRole(root, 'button', /^You receive USDC/).click()
    byRole(rootOf(await shownView()), 'button', /Ether/).click()
    const again = await shownView()
    await says(again, 'No estimate available')
    expect(readText(again)).not.to.include('≈')
    await says(await review(rootOf(again)), 'No estimate available')
    expect(view.isConnected).to.equal(false)
  })

  it('shows the problem with an amount, and does not continue with one', async () => {
    const { view, root } = await form()
    await says(view, '≈ 100')
    write(root, '7500.01')
    await says(view, 'The maximum is $7,500.00')
    expect(isOff(next(root))).to.equal(true)
    write(root, '7500')
    await says(view, '≈ 7,500')
    expect(isOff(next(root))).to.equal(false)
    write(root, '')
    await settle(50)
    expect(isOff(next(root))).to.equal(true)
  })

  it('passes the review’s details to the site’s own provider', async () => {
    const asked: OnRampRequest[] = []
    const own: OnRampProvider = {
      id: 'own',
      name: 'Own',
      url: request => {
        asked.push(request)
        return 'https://own.example/buy'
      },
    }
    const { root } = await form({ onRamp: { providers: [own] } })
    const summary = await review(root)
    await says(summary, 'Continue to Own')
    const text = readText(summary)
    expect(text).to.include(ALICE).and.to.include('Ethereum').and.to.include('USDC').and.to.include('$100.00')
    expect(text).to.include('≈ 100 USDC').and.to.include('This is an estimate before fees.')
    expect(asked).to.have.lengthOf(1)
    expect(asked[0]).to.deep.include({ address: ALICE, amount: '100.00', currency: 'USD', method: 'card' })
  })

  it('does not call an account that is watched the visitor’s own', async () => {
    const own: OnRampProvider = { id: 'own', name: 'Own', url: () => 'https://own.example/buy' }
    const { root } = await form({ onRamp: { providers: [own] } })
    accountsController.patch('eip155', { connectedWalletInfo: { name: 'View only', type: 'VIEW_ONLY' } })
    const summary = await review(root)
    await says(summary, 'Continue to Own')
    expect(deepAll(rootOf(summary), 'dt').map(readText)).to.include('Address')
    expect(readText(summary)).to.include(ALICE).and.not.match(/your/i)
    const { purchase } = onRampController.state
    if (!purchase) throw new Error('nothing is bought')
    onRampController.progress(purchase.request, { status: 'done', received: '98' })
    await says(summary, '98 USDC received')
    expect(readText(summary)).not.to.match(/your/i)
  })

  it('shows a quote’s amount after fees, and passes the quote to the provider', async () => {
    const asked: OnRampRequest[] = []
    const url: OnRampProvider['url'] = request => {
      asked.push(request)
      return 'https://own.example/buy'
    }
    const { view, root } = await form({ onRamp: { providers: [{ id: 'own', name: 'Own', url }] } })
    await says(view, '≈ 100')
    const request = onRampForm()?.request
    if (!request) throw new Error('nothing is asked for')
    const quote = {
      ...{ purchaseAmount: '98', paymentTotal: '100.00', paymentSubtotal: '98.50', networkFee: '0.50' },
      ...{ quoteId: 'q-1', estimated: false },
    }
    onRampController.price({ status: 'ready', key: pricingKey(request), quote })
    await says(view, '$98.50')
    expect(readText(view)).to.match(
      /Subtotal\s*\$98\.50\s*Network fee\s*\$0\.50\s*Service fee\s*\$1\.00\s*Total\s*\$100\.00/,
    )
    write(root, '99')
    await waitUntil(() => !readText(view).includes('$98.50'), 'an old figure stays')
    expect(readText(view), 'the rows stay').to.match(/Subtotal\s*Network fee\s*Service fee\s*Total/)
    write(root, '100')
    await waitUntil(() => onRampForm()?.pricing === 'ready')
    onRampController.price({ status: 'ready', key: pricingKey(request), quote })
    const summary = await review(root)
    await says(summary, 'Continue to Own')
    expect(readText(summary)).to.match(/Estimate\s*98 USDC\s*Network fee\s*\$0\.50\s*Service fee\s*\$1\.00/)
    expect(readText(summary)).not.to.include('estimate before fees')
    expect(asked[0]?.quoteId).to.equal('q-1')
  })

  it('opens no address that is not safe, and says when a provider fails', async () => {
    const make = (id: string, url: () => string): OnRampProvider => ({ id, name: id, url })
    const providers = [make('Unsafe', () => 'http://pay.example/')]
    const { root } = await form({ onRamp: { providers } })
    const unsafe = await review(root)
    await says(unsafe, 'The address of Unsafe’s page isn’t safe')
    await endInstance()
    const failing = make('Failing', () => {
      throw new Error('down')
    })
    const again = await form({ onRamp: { providers: [failing] } })
    const refused = await review(again.root)
    await says(refused, 'Failing isn’t responding. Nothing was bought.')
    byRole(rootOf(refused), 'button', 'Try again')
  })

  it('says in a sentence that a region, a network or everything is out, and where to go instead', async () => {
    const { view, root } = await form({ onRamp: { country: 'cn' } })
    await says(view, 'None of the providers sells crypto in your region.')
    expect(allByRole(root, 'radio')).to.be.empty
    byRole(root, 'button', 'Receive crypto')
    await endInstance()
    const off = await form({ features: { onramp: false } })
    await says(off.view, 'Buying isn’t available here')
    await endInstance()
    const elsewhere = await form({ networks: [mainnet, optimism] })
    const network = networksController.find('eip155:10')
    if (!network) throw new Error('no network')
    networksController.activate(network)
    await says(elsewhere.view, 'Nothing can be bought on OP Mainnet')
    byRole(elsewhere.root, 'button', 'Switch network')
  })

  it('starts with a token that a provider sells, and says so where none sells any', async () => {
    const own: OnRampProvider = { id: 'own', name: 'Own', url: () => 'https://own.example/' }
    const ether = { ...own, sells: ({ symbol }: { readonly symbol: string }) => symbol === 'ETH' }
    const { view, root } = await form({ onRamp: { providers: [ether] } })
    await says(view, 'Own')
    byRole(root, 'button', 'You receive ETH. Choose another token')
    await endInstance()
    const none = await form({ onRamp: { providers: [{ ...own, sells: () => false }] } })
    await says(none.view, 'Nothing can be bought on Ethereum')
    byRole(none.root, 'button', 'Switch network')
  })

  it('says which provider does not serve a region, and offers the others', async () => {
    const own: OnRampProvider = { id: 'own', name: 'Own', url: () => 'https://own.example/' }
    const { view, root } = await form({ onRamp: { country: 'HK', providers: ['meld', own] } })
    await says(view, 'Meld doesn’t sell crypto in your region.')
    expect(allByRole(root, 'radio')).to.have.lengthOf(1)
  })

  it('leads from the hub and the lesson to the form', async () => {
    const { modal } = instance({}, { networks: [mainnet] })
    await modal.connect(aspen.id)
    void modal.open({ view: 'FundWallet' })
    const hub = await shownView()
    byRole(rootOf(hub), 'button', /^Receive crypto/)
    byRole(rootOf(hub), 'button', /^Buy crypto/).click()
    const view = await shownView()
    await says(view, 'Meld')
    byRole(rootOf(view), 'button', 'How does buying work?').click()
    const lesson = await shownView()
    expect(readText(lesson)).to.include('The provider sets the price')
    byRole(rootOf(lesson), 'button', 'Buy crypto').click()
    await waitUntil(() => routerController.route.view === 'OnRampProviders')
  })
})
