import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { tokensController } from '../../../src/controllers/holdings/tokens.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { recordPayment } from '../../../src/controllers/pay/payments.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { PayOptions, PayOutcome, PaymentUnderWay } from '../../../src/core/entities/pay.js'
import type { Token } from '../../../src/core/entities/token.js'
import { PaymentFailedError, PayUrlError } from '../../../src/core/errors/pay.js'
import { TransactionFailedError, TransactionRejectedError } from '../../../src/core/errors/transaction.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import { pay as german } from '../../../src/locales/de/pay.js'
import { en as english } from '../../../src/locales/en/index.js'
import { allByRole, byRole, deepAll, readText } from '../../helpers/deep.js'
import type { ListState } from '../../../src/core/list/list.js'
import { ALICE, aspen, HASH, type Script, transfer } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { DOLLARS, ETHER, SHOP, payment, payOptions } from '../../helpers/payment.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Asked for a payment; connected with an ether and a half unless told otherwise. */
async function asked(
  { script = {}, connected = true }: { script?: Script; connected?: boolean } = {},
  options: Partial<PayOptions> = {},
) {
  const { modal, adapter } = instance({ balance: async () => 15n * 10n ** 17n, ...script }, { features: { pay: true } })
  if (connected) {
    await connect(aspen.id, 'eip155')
    await loadBalance('eip155', { force: true })
  }
  const outcome: Promise<PayOutcome> = modal.pay(payOptions(options))
  await waitUntil(() => payController.state.payment !== undefined)
  return { modal, adapter, outcome, view: await shownView() }
}

const words = (view: Node): string => readText(view).replace(/\s+/g, ' ')
const inside = (view: HTMLElement): ParentNode => view.shadowRoot ?? view
const press = (view: HTMLElement, name: string | RegExp): void => byRole(inside(view), 'button', name).click()

async function atQuote(script: Script = {}, options: Partial<PayOptions> = {}) {
  const made = await asked({ script }, options)
  press(made.view, /^Pay with Aspen/)
  await waitUntil(() => routerController.route.view === 'PayQuote')
  const view = await shownView()
  await waitUntil(() => !['choosing', 'preparing'].includes(payController.state.status) || payController.state.error)
  await shownView()
  return { ...made, view }
}

describe('the ways to pay', () => {
  afterEach(endInstance)

  it('say what, how much and to whom', async () => {
    const { view } = await asked()
    expect(words(view)).to.include('0.25 ETH').and.include('Ethereum').and.include(SHOP)
    expect(allByRole(inside(view), 'button', /^Pay with Aspen/)).to.have.length(1)
  })

  it('lead a visitor without a wallet to the wallets, and back', async () => {
    const { view } = await asked({ connected: false })
    press(view, /^Connect a wallet/)
    await waitUntil(() => routerController.route.view === 'Connect')
    expect(routerController.state.goal?.view).to.equal('Pay')
  })

  it('offer a wallet of their own to visitors who watch an account, and blame no network', async () => {
    const { view } = await asked()
    accountsController.patch('eip155', { connectedWalletInfo: { name: 'View only', type: 'VIEW_ONLY' } })
    await waitUntil(() => words(view).includes('Pay from your own wallet'))
    expect(words(view)).not.to.include('is on another network')
  })

  it('are empty without a payment', async () => {
    const { modal } = instance()
    void modal.open({ view: 'Pay' })
    await waitUntil(() => routerController.route.view === 'Pay')
    expect(words(await shownView())).to.include('Nothing to pay')
  })

  it('lead to an exchange with a second press if an equal payment may have been sent', async () => {
    const { view } = await asked({}, { openInNewTab: false })
    payController.setExchanges({ status: 'ready', items: [{ id: 'binance', name: 'Binance' }] })
    recordPayment({ key: payment().key, via: 'wallet', startedAt: Date.now(), caipNetworkId: 'eip155:1' })
    await shownView()
    press(view, /^Pay with Binance/)
    await waitUntil(() => words(view).includes('may already be on its way'))
    expect(routerController.route.view).to.equal('Pay')
    press(view, /^Pay with Binance.*Pay anyway/)
    await waitUntil(() => routerController.route.view === 'PayLoading')
    expect(payController.state.running).to.include({ via: 'exchange', exchangeId: 'binance' })
  })

  it('say that an exchange opens in a new window only where it does', async () => {
    const atBinance = async (options: Partial<PayOptions>): Promise<string> => {
      const { view } = await asked({}, options)
      payController.setExchanges({ status: 'ready', items: [{ id: 'binance', name: 'Binance' }] })
      await shownView()
      return readText(byRole(inside(view), 'button', /^Pay with Binance/))
    }
    expect(await atBinance({})).to.include('Opens in a new window')
    await endInstance()
    expect(await atBinance({ openInNewTab: false })).not.to.include('window')
  })

  it('notify the site that the visitor left', async () => {
    const { modal, outcome } = await asked()
    await modal.close()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
  })

  it('close with the site’s signal, and do not open once it is aborted', async () => {
    const controller = new AbortController()
    const { modal, outcome } = await asked({}, { signal: controller.signal })
    expect(modalController.state.open).to.equal(true)
    controller.abort()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(modalController.state.open).to.equal(false)
    expect(await modal.pay(payOptions({ signal: controller.signal }))).to.deep.equal({ status: 'dismissed' })
    await modal.openPay(payOptions({ signal: controller.signal }))
    expect(modalController.state.open).to.equal(false)
  })
})

const NOTHING = 'This account has nothing to pay with on Ethereum.'

describe('the review of a payment', () => {
  afterEach(endInstance)

  it('shows everything that is signed: the figure, the fee, the network, both addresses', async () => {
    const { view, adapter } = await atQuote()
    expect(words(view)).to.include('0.25 ETH').and.include('0.000021 ETH').and.include(SHOP).and.include('Ethereum')
    expect(adapter.calls).to.include(`prepare 250000000000000000 to ${SHOP}`)
    expect(allByRole(inside(view), 'button', 'Pay 0.25 ETH')).to.have.length(1)
  })

  it('calls the fees of the service by words of its own where it knows them, else by the service’s', async () => {
    const { view } = await atQuote()
    const cost = { amount: 5_000_000_000_000_000n, symbol: 'ETH', decimals: 18 }
    const fees = [
      { kind: 'network' as const, label: 'Destination gas', ...cost },
      { kind: undefined, label: 'Relayer tip', ...cost },
    ]
    const { quote } = payController.state
    payController.step('ready', { quote: quote && { ...quote, fees } })
    await shownView()
    expect(words(view)).to.include('Network fee of the service 0.005 ETH').and.include('Relayer tip 0.005 ETH')
    expect(words(view)).to.not.include('Destination gas')
  })

  it('names the unit of a duration in the language of its texts', async () => {
    const { view } = await atQuote()
    const { quote } = payController.state
    addMessages(german, 'de')
    payController.step('ready', { quote: quote && { ...quote, seconds: 90 } })
    await shownView()
    const text = words(view)
    addMessages(english, 'en')
    expect(text).to.include('Geschätzte Dauer 2 Min.')
  })

  it('says that the balance is too small, and offers to look again', async () => {
    const { view } = await atQuote({}, { amount: '2' })
    expect(words(view)).to.include('Not enough ETH')
    expect(allByRole(inside(view), 'button', 'Try again')).to.have.length(1)
    expect(allByRole(inside(view), 'button', /^Pay 2/)).to.have.length(0)
  })

  /** The review for an account that has nothing on its network, with its list of tokens as given. */
  async function withNothing(list: Partial<ListState<Token>> = {}) {
    const paymentAsset = { ...ETHER, network: 'eip155:137' } as const
    const { view } = await asked({ script: { balance: async () => 0n } }, { paymentAsset })
    press(view, /^Pay with Aspen/)
    await waitUntil(() => routerController.route.view === 'PayQuote')
    const quote = await shownView()
    await waitUntil(() => words(quote).includes(NOTHING), 'does not say that there is nothing')
    tokensController.patch('eip155', `eip155:1:${ALICE}`, list)
    return quote
  }

  for (const [status, text] of [
    ['failed', 'Could not load your token balances.'],
    ['limited', 'Too many requests. Try again in a moment.'],
    ['partial', 'Some tokens could not be loaded.'],
  ] as const)
    it(`says that there is nothing to pay with only where all balances are known: ${status}`, async () => {
      const view = await withNothing({ status, updatedAt: undefined })
      await waitUntil(() => words(view).includes(text), `lacks ${text}`)
      expect(words(view)).not.to.include(NOTHING)
      press(view, 'Try again')
      await waitUntil(() => words(view).includes(NOTHING), 'was not loaded again')
    })

  it('says that there is nothing to pay with only once all balances are known', async () => {
    const view = await withNothing({ status: 'loading' })
    await waitUntil(() => !words(view).includes(NOTHING), 'still says so')
    tokensController.patch('eip155', `eip155:1:${ALICE}`, { status: 'ready' })
    await waitUntil(() => words(view).includes(NOTHING))
    accountsController.patch('eip155', { balanceStatus: 'failed' })
    await waitUntil(() => words(view).includes('Could not load your token balances.'))
    expect(words(view)).not.to.include(NOTHING)
    press(view, 'Try again')
    await waitUntil(() => words(view).includes(NOTHING), 'was not read again')
  })

  it('says above the tokens that it knows that others could not be loaded', async () => {
    const { view } = await atQuote()
    tokensController.patch('eip155', `eip155:1:${ALICE}`, { status: 'failed', updatedAt: undefined })
    await waitUntil(() => words(view).includes('Could not load your token balances.'))
    expect(words(view)).to.include('Pay with')
    expect(deepAll(view.shadowRoot ?? view, 'option').map(option => option.textContent?.trim())).to.deep.equal([
      'ETH · 1.500 available',
    ])
  })

  it('refuses a token whose contract has other decimals than the site says', async () => {
    const held = { address: DOLLARS.asset, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 9_000_000n }
    const script: Script = {
      tokens: async () => [held],
      prepareTransfer: async () => transfer([], { decimals: 18 }),
    }
    const { view } = await atQuote(script, { paymentAsset: { ...ETHER, metadata: { ...ETHER.metadata, decimals: 9 } } })
    expect(words(view)).to.include('don’t match its contract')
  })

  it('shows the contract of the token that is paid, whatever the site calls it', async () => {
    const held = { address: DOLLARS.asset, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 9_000_000n }
    const script: Script = { tokens: async () => [held], prepareTransfer: async () => transfer([], { decimals: 6 }) }
    const { view } = await atQuote(script, { paymentAsset: DOLLARS, amount: '5' })
    payController.choose({ address: DOLLARS.asset })
    await waitUntil(() => payController.state.status === 'ready')
    await shownView()
    expect(words(view)).to.include('5 USDC').and.include(DOLLARS.asset)
  })

  it('shows the chosen token as chosen, wherever it moves in the list', async () => {
    const { view } = await atQuote()
    const hold = (...tokens: readonly (readonly [symbol: string, address: string, value: number])[]): void =>
      tokensController.patch('eip155', `eip155:1:${ALICE}`, {
        status: 'ready',
        items: tokens.map(([symbol, address, value]) => ({
          ...{ chainId: 'eip155:1', name: symbol, symbol, address, decimals: 6, amount: 9_000_000n, price: 1, value },
        })),
      })
    const list = (): HTMLSelectElement | undefined => deepAll<HTMLSelectElement>(inside(view), 'select')[0]
    const order = (): string => [...(list()?.options ?? [])].map(({ value }) => value).join()
    const choose = async (address: string): Promise<void> => {
      const select = list()
      if (!select) throw new Error('no list')
      select.value = address
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await waitUntil(() => payController.state.choice?.address === address)
      await shownView()
    }
    hold(['USDC', DOLLARS.asset, 9], ['TUSD', SHOP, 5])
    await waitUntil(() => order() === `native,${DOLLARS.asset},${SHOP}`, 'not listed')
    await choose(SHOP)
    await choose(DOLLARS.asset)
    hold(['USDC', DOLLARS.asset, 9], ['TUSD', SHOP, 20])
    await waitUntil(() => order() === `native,${SHOP},${DOLLARS.asset}`, 'not in another order')
    expect(list()?.value).to.equal(DOLLARS.asset)
  })

  it('stays after a refusal, and pays with the next press', async () => {
    let refuses = true
    const send = async () => {
      if (refuses) throw new TransactionRejectedError()
      return { hash: HASH, confirmed: Promise.resolve(HASH) }
    }
    const { view, outcome } = await atQuote({ prepareTransfer: async () => transfer([], { send }) })
    press(view, 'Pay 0.25 ETH')
    await waitUntil(() => words(view).includes('You declined in Aspen. Nothing was paid.'))
    refuses = false
    press(view, 'Pay 0.25 ETH')
    expect(await outcome).to.deep.equal({ status: 'paid', via: 'wallet', hash: HASH })
    expect(words(await shownView()))
      .to.include('Payment complete')
      .and.include('0.25 ETH paid.')
  })

  it('asks for a second confirmation if an equal payment may have been sent', async () => {
    const { view, adapter } = await atQuote()
    const { key } = payment()
    recordPayment({ key, via: 'wallet', startedAt: Date.now(), caipNetworkId: 'eip155:1' })
    press(view, 'Pay 0.25 ETH')
    await waitUntil(() => words(view).includes('may already be on its way'))
    expect(adapter.calls).not.to.include('send')
    press(view, 'Pay anyway')
    await waitUntil(() => routerController.route.view === 'PayLoading')
    expect(adapter.calls.filter(call => call === 'send')).to.have.length(1)
  })
})

describe('the outcome of a payment', () => {
  afterEach(endInstance)

  const RUNNING: PaymentUnderWay = {
    key: payment().key,
    via: 'exchange',
    startedAt: 0,
    caipNetworkId: 'eip155:1',
    exchangeId: 'binance',
    exchangeName: 'Binance',
    sessionId: 's1',
    url: 'https://exchange.example/pay',
  }

  async function atProgress(step: () => void) {
    const made = await asked()
    step()
    routerController.resetTo({ view: 'PayLoading', args: undefined })
    return { ...made, view: await shownView() }
  }

  it('is reported as complete only by an authoritative source', async () => {
    const { view, modal, outcome } = await atProgress(() => payController.step('waiting', { running: RUNNING }))
    expect(words(view)).to.include('Finish the payment at Binance')
    expect(byRole(inside(view), 'link', 'Open Binance').getAttribute('href')).to.equal(RUNNING.url)
    await modal.close()
    expect(await outcome).to.deep.equal({ status: 'pending', via: 'exchange', hash: undefined })
  })

  it('stands under a title that holds before and after', async () => {
    const { modal } = await atProgress(() => payController.step('waiting', { running: RUNNING }))
    const title = (): string => deepAll(document, 'h2').map(readText).join()
    expect(title()).to.equal('Payment')
    payController.step('paid', { running: RUNNING })
    await waitUntil(() => deepAll(document, '.title').some(line => readText(line) === 'Payment complete'))
    expect(title()).to.equal('Payment')
    await modal.close()
  })

  it('says what to do if the exchange did not start it', async () => {
    const error = new PayUrlError()
    const { view } = await atProgress(() => payController.step('failed', { running: RUNNING, error }))
    expect(words(view)).to.include('Binance could not start the payment.')
    press(view, 'Choose another way')
    await waitUntil(() => routerController.route.view === 'Pay')
    expect(payController.state).to.include({ status: 'choosing', running: undefined })
  })

  it('says that nothing was paid if the network rejected it', async () => {
    const error = new PaymentFailedError({ cause: new TransactionFailedError(), details: 'network' })
    const running: PaymentUnderWay = { ...RUNNING, via: 'wallet', hash: HASH }
    const { view, modal, outcome } = await atProgress(() => payController.step('failed', { running, error }))
    expect(words(view)).to.include('The network rejected the payment.').and.include(HASH)
    await modal.close()
    expect(await outcome).to.deep.include({ status: 'failed', error })
  })

  it('redirects as configured once the visitor leaves a paid payment', async () => {
    const went: string[] = []
    setNavigation({ open: (url, target) => void went.push(`${target} ${url}`), isActive: () => true })
    const { view } = await atQuote({}, { redirectUrl: { success: 'https://shop.example/thanks' } })
    press(view, 'Pay 0.25 ETH')
    await waitUntil(() => payController.state.status === 'paid')
    press(await shownView(), 'Done')
    expect(went).to.deep.equal(['_self https://shop.example/thanks'])
    setNavigation()
  })

  it('lets a visitor who paid nothing at the exchange choose another way', async () => {
    const { view } = await atProgress(() => {
      recordPayment(RUNNING)
      payController.step('unsettled', { running: RUNNING })
    })
    expect(words(view)).to.include('don’t pay again: check back later')
    press(view, 'I didn’t pay at Binance')
    await waitUntil(() => routerController.route.view === 'Pay')
    expect(payController.state.status).to.equal('choosing')
  })

  it('says that a proposed payment waits for the account’s owners, and lets the visitor choose another way instead', async () => {
    const running: PaymentUnderWay = { ...RUNNING, via: 'wallet', hash: HASH }
    const { view } = await atProgress(() => payController.step('waiting', { running }))
    expect(words(view)).to.include('Waiting for the network to confirm')
    expect(allByRole(inside(view), 'button', 'Choose another way')).to.have.length(0)
    payController.step('waiting', { running: { ...running, requestId: 'request', proposed: true } })
    await waitUntil(() => words(view).includes('Waiting for the account’s owners to approve'), 'says what it waits for')
    press(await shownView(), 'Choose another way')
    await waitUntil(() => routerController.route.view === 'Pay')
    expect(payController.state.status).to.equal('choosing')
  })

  it('resumes a batch after a reload in place of offering to pay again, and is done when its wallet says so', async () => {
    let mine = (_hashes: readonly string[]): void => undefined
    const mined = new Promise<readonly string[]>(resolve => (mine = resolve))
    const batch = { id: 'batch-1', connectorId: aspen.id }
    const sent = {
      key: payment().key,
      via: 'wallet',
      startedAt: Date.now(),
      caipNetworkId: 'eip155:1',
      from: ALICE,
      batch,
    }
    localStorage.setItem('@appkit/payments', JSON.stringify([sent]))
    const { view, outcome } = await asked({ script: { awaitBatch: () => mined } })
    expect(routerController.route.view).to.equal('PayLoading')
    expect(words(view)).to.include('Waiting for the network to confirm').and.not.include(batch.id)
    mine([HASH])
    expect(await outcome).to.deep.equal({ status: 'paid', via: 'wallet', hash: HASH })
  })

  it('resumes after a reload', async () => {
    localStorage.setItem('@appkit/payments', JSON.stringify([{ ...RUNNING, startedAt: Date.now() }]))
    const { view } = await asked()
    expect(routerController.route.view).to.equal('PayLoading')
    expect(words(view)).to.include('Finish the payment at Binance')
  })
})
