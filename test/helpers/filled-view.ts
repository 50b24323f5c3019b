import { openRequest } from '../../src/controllers/connections/open-requests.js'
import { callsController } from '../../src/controllers/calls/calls.js'
import { accountsController } from '../../src/controllers/accounts/accounts.js'
import { connectionsController } from '../../src/controllers/connections/connections.js'
import { emailChangeController, loginController } from '../../src/controllers/embedded/email-login.js'
import { onRampController } from '../../src/controllers/onramp/onramp.js'
import { onRampProviders } from '../../src/controllers/onramp/providers.js'
import { DEFAULT_PAYMENTS, DEFAULT_TOKENS } from '../../src/controllers/onramp/rules.js'
import { sendController } from '../../src/controllers/send/send.js'
import { routerController, type Route } from '../../src/controllers/shell/router.js'
import { depositController } from '../../src/controllers/pay/deposit.js'
import { payController } from '../../src/controllers/pay/pay.js'
import { signInController } from '../../src/controllers/sign-in/sign-in-state.js'
import { swapController } from '../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../src/controllers/swap/swap-tokens.js'
import { tokensController } from '../../src/controllers/holdings/tokens.js'
import { walletsController } from '../../src/controllers/wallets/wallets.js'
import type { CallsQuote } from '../../src/core/entities/calls.js'
import { AUTH_ID } from '../../src/core/entities/connector.js'
import type { SendQuote } from '../../src/core/entities/send.js'
import type { SwapQuote, SwapToken } from '../../src/core/entities/swap.js'
import { PaymentUnderWayError } from '../../src/core/errors/pay.js'
import { TransactionRejectedError } from '../../src/core/errors/transaction.js'
import { ALICE, aspen, BOB, HASH } from './fake-adapter.js'
import { fakeSecureSite } from './fake-secure-site.js'
import { OFFLINE } from './instance.js'
import { motionEnds } from './motion.js'
import { DOLLARS, payQuote } from './payment.js'
import { USD_COIN } from './send-form.js'
import { openView, shownView } from './view.js'

const BUYING: readonly Route['view'][] = ['OnRampProviders', 'OnRampTokenSelect', 'OnRampFiatSelect', 'BuyInProgress']

const RECEIVING: readonly Route['view'][] = ['WalletReceive', 'WalletCompatibleNetworks']

const CHANGING_EMAIL: readonly Route['view'][] = [
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
]

/** Views of sites with an embedded wallet. */
const EMBEDDED: readonly Route['view'][] = [
  'EmailLogin',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'ApproveTransaction',
  ...CHANGING_EMAIL,
]

const NEEDS_ACCOUNT: readonly Route['view'][] = [
  'Account',
  'ProfileWallets',
  'FundWallet',
  'WhatIsABuy',
  'SIWXSignMessage',
  ...RECEIVING,
  ...BUYING,
  ...CHANGING_EMAIL,
]

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
  const owner = `${caipNetworkId}:${ALICE}` as const
  sendController.check({ text: to, owner, status: 'ready', address: to, contract: true, disguised: true })
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

/** A login or a change of address in that state, with what is wrong with a field; or a request to decide about. */
function fillEmbedded(view: Route['view']): void {
  const email = 'ada@example.com'
  if (view === 'EmailLogin') loginController.fail({ field: 'email', kind: 'invalid' }, 'idle')
  if (view === 'EmailVerifyDevice') loginController.setStep('device', email)
  if (view === 'EmailVerifyOtp') {
    loginController.setStep('code', email)
    loginController.fail({ field: 'code', kind: 'incomplete' }, 'code')
  }
  if (view === 'ApproveTransaction') openRequest()
  if (!CHANGING_EMAIL.includes(view)) return
  connectionsController.setActive('eip155', AUTH_ID)
  emailChangeController.setStep(view === 'UpdateEmailPrimaryOtp' ? 'owner' : 'code', 'lovelace@example.com')
}

/** A sign-in with everything that a message can say, for another site than this one. */
function fillSignIn(): void {
  const signer = { namespace: 'eip155', accountAddress: ALICE, chainId: 'eip155:1' } as const
  connectionsController.setActive('eip155', aspen.id)
  signInController.setRequest({
    signer,
    required: false,
    status: 'ready',
    message: {
      accountAddress: ALICE,
      chainId: signer.chainId,
      domain: 'other.example',
      uri: 'https://other.example',
      version: '1',
      nonce: 'nonce00001',
      statement: 'Terms accepted.',
      issuedAt: '2026-01-01T00:00:00Z',
      expirationTime: '2026-01-02T00:00:00Z',
      resources: ['https://other.example/terms'],
      toString: () => 'other.example asks',
    },
  })
}

/** Opens the dialog at a view, in a state with as much to read as there can be, and waits until it is at rest. */
export async function openFilledView(route: Route): Promise<HTMLElement> {
  const services = EMBEDDED.includes(route.view)
    ? { ...OFFLINE.services, secureSite: fakeSecureSite() }
    : OFFLINE.services
  await openView({}, { site: { services, termsConditionsUrl: 'https://example.com/t' } })
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
      ...(CHANGING_EMAIL.includes(route.view) ? { user: { email: 'ada@example.com' } } : {}),
      connectedWalletInfo: { name: 'Aspen' },
    })
  if (isSend) fillSend(route.view)
  if (isSwap) fillSwap(route.view)
  if (isCalls) fillCalls()
  if (isPay) fillPay(route.view)
  if (BUYING.includes(route.view)) fillOnRamp()
  if (EMBEDDED.includes(route.view)) fillEmbedded(route.view)
  if (route.view === 'SIWXSignMessage') fillSignIn()
  routerController.resetTo(route)
  const view = await shownView()
  await motionEnds()
  return view
}
