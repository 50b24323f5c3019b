import { expect } from '@open-wc/testing'

import { accountsController } from '../../src/controllers/accounts/accounts.js'
import { connectionsController } from '../../src/controllers/connections/connections.js'
import { routerController, type Route } from '../../src/controllers/shell/router.js'
import { onRampController } from '../../src/controllers/onramp/onramp.js'
import { onRampProviders } from '../../src/controllers/onramp/providers.js'
import { DEFAULT_PAYMENTS, DEFAULT_TOKENS } from '../../src/controllers/onramp/rules.js'
import { callsController } from '../../src/controllers/calls/calls.js'
import { sendController } from '../../src/controllers/send/send.js'
import { depositController } from '../../src/controllers/pay/deposit.js'
import { payController } from '../../src/controllers/pay/pay.js'
import { swapController } from '../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../src/controllers/swap/swap-tokens.js'
import { themeController } from '../../src/controllers/shell/theme.js'
import { tokensController } from '../../src/controllers/holdings/tokens.js'
import { walletsController } from '../../src/controllers/wallets/wallets.js'
import type { CallsQuote } from '../../src/core/entities/calls.js'
import type { SendQuote } from '../../src/core/entities/send.js'
import { PaymentUnderWayError } from '../../src/core/errors/pay.js'
import type { SwapQuote, SwapToken } from '../../src/core/entities/swap.js'
import { TransactionRejectedError } from '../../src/core/errors/transaction.js'
import { en } from '../../src/locales/en/index.js'
import { pseudoMessages } from '../../src/core/i18n/pseudo.js'
import { addMessages } from '../../src/core/i18n/add-messages.js'
import { allByRole, deepAll, nameOf, readText } from '../helpers/deep.js'
import { ALICE, aspen, BOB, HASH } from '../helpers/fake-adapter.js'
import { endInstance, settle } from '../helpers/instance.js'
import { motionEnds } from '../helpers/motion.js'
import { USD_COIN } from '../helpers/send-form.js'
import { openView, shownView } from '../helpers/view.js'
import { DOLLARS, payQuote } from '../helpers/payment.js'

const ROUTES: readonly Route[] = [
  { view: 'Connect', args: undefined },
  { view: 'ConnectingExternal', args: { connectorId: aspen.id } },
  { view: 'AllWallets', args: undefined },
  { view: 'GetWallet', args: undefined },
  { view: 'ConnectingWalletConnect', args: { walletId: 'x' } },
  { view: 'ConnectingWalletConnectBasic', args: undefined },
  { view: 'ConnectingMultiChain', args: { walletId: aspen.id } },
  { view: 'Downloads', args: { walletId: 'x' } },
  { view: 'WhatIsAWallet', args: undefined },
  { view: 'WhatIsANetwork', args: undefined },
  { view: 'Diagnostics', args: undefined },
  { view: 'AccountSettings', args: undefined },
  { view: 'UpgradeEmailWallet', args: undefined },
  { view: 'ChooseAccountName', args: undefined },
  { view: 'RegisterAccountName', args: undefined },
  { view: 'RegisterAccountNameSuccess', args: undefined },
  { view: 'ConnectWallets', args: undefined },
  { view: 'WatchAddress', args: undefined },
  { view: 'ConnectSocials', args: undefined },
  { view: 'ConnectingSocial', args: { provider: 'google' } },
  { view: 'ConnectingFarcaster', args: undefined },
  { view: 'Account', args: undefined },
  { view: 'Networks', args: undefined },
  { view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:137' } },
  { view: 'UnsupportedChain', args: undefined },
  { view: 'ProfileWallets', args: undefined },
  { view: 'WalletSend', args: undefined },
  { view: 'WalletSendSelectToken', args: undefined },
  { view: 'WalletSendPreview', args: undefined },
  { view: 'WalletSendConfirmed', args: undefined },
  { view: 'Swap', args: undefined },
  { view: 'SwapSelectToken', args: { target: 'toToken' } },
  { view: 'SwapPreview', args: undefined },
  { view: 'SendCalls', args: undefined },
  { view: 'Pay', args: undefined },
  { view: 'PayQuote', args: undefined },
  { view: 'PayLoading', args: undefined },
  { view: 'PayWithExchange', args: undefined },
  { view: 'PayWithExchangeSelectAsset', args: undefined },
  { view: 'FundWallet', args: undefined },
  { view: 'OnRampProviders', args: undefined },
  { view: 'OnRampTokenSelect', args: undefined },
  { view: 'OnRampFiatSelect', args: undefined },
  { view: 'BuyInProgress', args: undefined },
  { view: 'WhatIsABuy', args: undefined },
]

/** Views for the site's developers, whose texts are English. */
const FOR_DEVELOPERS: readonly Route['view'][] = ['Diagnostics']

const BUYING: readonly Route['view'][] = ['OnRampProviders', 'OnRampTokenSelect', 'OnRampFiatSelect', 'BuyInProgress']

const NEEDS_ACCOUNT: readonly Route['view'][] = ['Account', 'ProfileWallets', 'FundWallet', 'WhatIsABuy', ...BUYING]

/** A send with everything that a preview can say of one: a name, all warnings, and an account to be made. */
const QUOTE: SendQuote = {
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  connectorId: aspen.id,
  from: ALICE,
  to: BOB,
  name: 'bob.eth',
  token: USD_COIN,
  amount: 1_234_567_890_123n,
  fee: 21_000n * 10n ** 9n,
  deposit: 10n ** 15n,
  warnings: ['own', 'token', 'contract', 'lookAlike', 'name'],
}

/** A send in that state: a form with warnings, a preview to be accepted, a result. */
function fillSend(view: Route['view']): void {
  const { caipNetworkId, token, to } = QUOTE
  connectionsController.setActive('eip155', aspen.id)
  tokensController.patch('eip155', `${caipNetworkId}:${ALICE}`, { status: 'ready', items: [token] })
  sendController.start({ amount: '1.234567', receiver: to, asked: true, choice: { address: token.address } })
  sendController.check({ text: to, status: 'ready', address: to, contract: true, disguised: true })
  if (view === 'WalletSendPreview')
    sendController.step('ready', { quote: QUOTE, error: new TransactionRejectedError() })
  if (view === 'WalletSendConfirmed') sendController.finish({ hash: HASH, quote: QUOTE })
}

const ETHER: SwapToken = {
  chainId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 15n * 10n ** 17n,
  price: 3_000,
  value: 4_500,
  listed: true,
}

/** A swap with everything that a preview can say of one: an approval, a high price impact, and an unlisted token. */
const SWAP: SwapQuote = {
  caipNetworkId: 'eip155:1',
  connectorId: aspen.id,
  from: ALICE,
  source: { ...QUOTE.token, listed: false },
  target: ETHER,
  amount: 1_234_567n,
  toAmount: 400_000_000_000_000n,
  minimum: 396_000_000_000_000n,
  slippage: 1,
  impact: 4.2,
  fee: 21_000n * 10n ** 9n,
  router: BOB,
  allowance: 'unlimited',
  requests: 2,
  checked: false,
}

/** A swap in that state: a form, the choice of a token, a preview after a refusal. */
function fillSwap(view: Route['view']): void {
  const { caipNetworkId, token } = QUOTE
  connectionsController.setActive('eip155', aspen.id)
  tokensController.patch('eip155', `${caipNetworkId}:${ALICE}`, { status: 'ready', items: [token] })
  swapTokensController.setList(caipNetworkId, {
    status: 'ready',
    items: [ETHER, { ...token, amount: 0n, listed: true }],
  })
  swapController.start({ amount: '1.234567', asked: true, source: { address: token.address }, target: {} })
  if (view !== 'SwapPreview') return
  swapController.allow(true)
  swapController.step('ready', { quote: SWAP, error: new TransactionRejectedError() })
}

/** Calls of every kind, of which one went through, one is on its way and one was not sent. */
const CALLS: CallsQuote = {
  caipNetworkId: 'eip155:1',
  connectorId: aspen.id,
  from: ALICE,
  isAtomic: false,
  fee: 21_000n * 10n ** 9n,
  tokens: { [QUOTE.token.address?.toLowerCase() ?? '']: { decimals: 6, symbol: 'USDC' } },
  calls: [
    { to: BOB, value: 5n * 10n ** 17n, data: '0x', action: { kind: 'coin' } },
    { to: QUOTE.token.address ?? '', value: 0n, data: '0x', action: { kind: 'transfer', to: BOB, amount: 5_250_001n } },
    { to: BOB, value: 0n, data: '0x', action: { kind: 'transferFrom', from: BOB, to: ALICE, amount: 7n } },
    { to: BOB, value: 0n, data: '0x', action: { kind: 'approve', to: BOB, amount: 1n << 255n } },
    { to: BOB, value: 1n, data: `0x${'ab'.repeat(400)}`, action: { kind: 'contract' } },
  ],
}

/** Calls in that state: stopped in the middle. */
function fillCalls(): void {
  connectionsController.setActive('eip155', aspen.id)
  callsController.start(CALLS)
  callsController.advance({ sent: 1, done: 1, hashes: [HASH] })
  callsController.step('failed', { quote: CALLS, error: new TransactionRejectedError() })
}

const PAID = payQuote({
  fees: [{ kind: 'service', label: 'Service fee', amount: 12_500_000_000_000n, symbol: 'ETH', decimals: 18 }],
  requests: 2,
  seconds: 90,
  requestId: 'r1',
})

/**
 * A payment in that state: a choice of two exchanges, a quote that may repeat another one, one that no one confirms.
 */
function fillPay(view: Route['view']): void {
  const exchange = { id: 'binance', name: 'Binance' }
  connectionsController.setActive('eip155', aspen.id)
  payController.start(PAID.payment)
  payController.setExchanges({ status: 'ready', items: [exchange, { id: 'coinbase', name: 'Coinbase' }] })
  depositController.setExchanges('ready', [{ exchange, assets: [PAID.payment.asset, DOLLARS] }])
  depositController.edit({ amount: '50' })
  if (view === 'PayQuote') payController.step('ready', { quote: PAID, error: new PaymentUnderWayError() })
  if (view === 'PayLoading')
    payController.step('unsettled', {
      running: {
        key: PAID.payment.key,
        via: 'exchange',
        startedAt: 0,
        caipNetworkId: 'eip155:1',
        exchangeName: 'Binance',
        url: 'https://exchange.example/pay',
        hash: HASH,
      },
    })
}

/** A purchase in that state: a form with a quote, and a purchase of which a part has arrived. */
function fillOnRamp(): void {
  const [token] = DEFAULT_TOKENS
  const [provider] = onRampProviders()
  if (!token || !provider) throw new Error('nothing for sale')
  onRampController.offer({ status: 'ready', payments: DEFAULT_PAYMENTS, tokens: DEFAULT_TOKENS })
  onRampController.begin({
    provider,
    request: {
      projectId: 'test',
      address: ALICE,
      namespace: 'eip155',
      token,
      amount: '100.00',
      currency: 'USD',
      method: 'card',
    },
    estimate: { purchaseAmount: '98.5', estimated: true },
    status: 'done',
    received: '49.25',
    known: [],
    blocked: false,
    unread: false,
  })
}

async function show(route: Route) {
  await openView({}, { site: { termsConditionsUrl: 'https://example.com/t' } })
  walletsController.load({ recommended: [{ id: 'x', name: 'Cedar', homepage: 'https://cedar.example' }] })
  const isSend = route.view.startsWith('WalletSend')
  const isSwap = route.view.startsWith('Swap')
  const isPay = route.view.startsWith('Pay')
  const isCalls = route.view === 'SendCalls'
  if (isSend || isSwap || isPay || isCalls || NEEDS_ACCOUNT.includes(route.view))
    accountsController.replace('eip155', {
      status: 'connected',
      address: ALICE,
      allAccounts: [{ address: ALICE }],
      balance: '1.5',
      balanceSymbol: 'ETH',
      balanceStatus: 'ready',
      connectedWalletInfo: { name: 'Aspen' },
    })
  if (isSend) fillSend(route.view)
  if (isSwap) fillSwap(route.view)
  if (isCalls) fillCalls()
  if (isPay) fillPay(route.view)
  if (BUYING.includes(route.view)) fillOnRamp()
  routerController.resetTo(route)
  const view = await shownView()
  await motionEnds()
  return view
}

/** Waits until the colours of another theme are there: buttons change theirs gradually. */
async function settled(view: HTMLElement): Promise<void> {
  await settle(30)
  const modal = view.closest('w3m-modal') ?? document.querySelector('w3m-modal')
  const own = [view.shadowRoot, modal?.shadowRoot ?? null].filter(root => root !== null)
  const roots = own.flatMap(root => [root, ...deepAll(root, '*').flatMap(({ shadowRoot }) => shadowRoot ?? [])])
  const changing = roots.flatMap(root => root.getAnimations()).filter(each => each instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished))
}

/** Parts whose text does not fit and is neither cut with dots nor scrolled. */
const clipped = (root: HTMLElement): string[] =>
  deepAll(root, '*')
    .filter(part => part instanceof HTMLElement && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
    .filter(part => getComputedStyle(part).textOverflow !== 'ellipsis')
    .map(part => `${part.localName}.${part.className}: ${readText(part).slice(0, 60)}`)

for (const route of ROUTES) {
  describe(`the ${route.view} view`, () => {
    afterEach(async () => {
      addMessages(en, 'en')
      await endInstance()
    })

    for (const mode of ['dark', 'light'] as const)
      it(`has nothing that axe finds, ${mode}`, async () => {
        const view = await show(route)
        themeController.setThemeMode(mode)
        await settled(view)
        await expect(view.closest('w3m-modal') ?? document.querySelector('w3m-modal')).to.be.accessible()
      })

    it('leads nowhere and opens no window without a press', async () => {
      const { open } = window
      const opened: unknown[] = []
      window.open = url => (opened.push(url), null)
      const onNavigate = (event: Event): unknown => opened.push(event)
      const navigation: unknown = Reflect.get(window, 'navigation') // not in every browser
      if (navigation instanceof EventTarget) navigation.addEventListener('navigate', onNavigate)
      try {
        await show(route)
        await settle()
        expect(opened).to.deep.equal([])
      } finally {
        window.open = open
        if (navigation instanceof EventTarget) navigation.removeEventListener('navigate', onNavigate)
      }
    })

    it('has a name for everything that can be reached', async () => {
      const view = await show(route)
      const parts = ['button', 'link', 'tab', 'checkbox'].flatMap(role => allByRole(view.shadowRoot ?? view, role))
      expect(parts.map(nameOf).filter(name => !name)).to.be.empty
    })

    for (const locale of ['en-XA', 'en-XB'] as const)
      it(`fits 320 px in ${locale}, with every text from the catalogue`, async () => {
        const view = await show(route)
        view.style.inlineSize = '320px'
        addMessages(pseudoMessages(locale), locale)
        await settle(60)
        expect(clipped(view)).to.deep.equal([])
        expect(view.scrollWidth).to.be.at.most(320)
        if (FOR_DEVELOPERS.includes(route.view)) return
        const plain = readText(view.shadowRoot ?? view).match(/\b[a-z]{4,} [a-z]{4,} [a-z]{4,}\b/gi) ?? []
        const foreign = plain.filter(text => !/\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/.test(text))
        expect(foreign).to.deep.equal([])
      })
  })
}
