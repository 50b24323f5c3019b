import { atRest, drawn } from '../../support/at-rest.mjs'
import { chooseRow, connectFamily, endFamily, openFamilies, openProfile } from './families.mjs'
import { approve, emailField, frameOf, logIn, sendCode } from './email.mjs'
import { HISTORY, OVERFULL, TOKENS } from './holdings.mjs'
import { atView, chooseWallet, connect, connected, inWallet, modal, pressButton } from './page.mjs'

/** Every state of every view worth a look, and how a visitor comes there. Tests walk over them; pictures are made of them. */

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const PHONE = { userAgent: IPHONE, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const BALANCES = 'GET /v1/account/:address/balance'
const ACTIVITY = 'GET /v1/account/:address/history'

/** Opens a view as a site does, without waiting for how it ends. */
export const openView = (page, view, args) =>
  page.evaluate(options => void window.walletModal.open(options), { view, arguments: args })

const shown = (page, text) => modal(page).getByText(text).first().waitFor()
const press = (page, name, role = 'button') => modal(page).getByRole(role, { name }).first().click()
const code = page =>
  modal(page)
    .getByRole('img', { name: /^QR code/ })
    .waitFor()

/** From the button to the catalogue. */
async function toAllWallets(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  await atView(page, 'AllWallets')
}

const search = (page, text) => modal(page).getByRole('searchbox').fill(text)

/** A wallet that is somewhere else, in the list of all: recent ones may have taken its place in the Connect view. */
async function findElsewhere(page) {
  await toAllWallets(page)
  const cell = modal(page)
    .locator('w3m-wallet-grid')
    .getByRole('button')
    .filter({ hasNotText: /Installed/ })
    .first()
  await cell.waitFor()
  return cell
}

/** Chooses a wallet that is somewhere else, once it has been seen for a moment. */
async function chooseElsewhere(page) {
  const cell = await findElsewhere(page)
  await atRest(page)
  await cell.click()
}

async function toCode(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^WalletConnect/ })
    .click()
  await atView(page, 'ConnectingWalletConnect')
}

/** The wallet scans the code that is shown, and decides by its rules. */
async function scanCode(page, { stack }) {
  await code(page)
  await stack.wallet.pair(await modal(page).locator('w3m-ui-qr').getAttribute('value'))
}

/** Makes another family the active one. */
const toFamily = (page, namespace) =>
  page.evaluate(namespace => {
    const { walletModal } = window
    return walletModal.switchNetwork(walletModal.getCaipNetworkId(namespace))
  }, namespace)

const toTab = async (page, name) => {
  await pressButton(page)
  await atView(page, 'Account')
  await press(page, name, 'tab')
}

const field = (page, name) => modal(page).getByRole('textbox', { name })

/** From the button to a form that is filled in. */
async function writeSend(page, amount, receiver) {
  await openView(page, 'WalletSend')
  await atView(page, 'WalletSend')
  await field(page, 'Amount').fill(amount)
  await field(page, 'Recipient').fill(receiver)
}

async function reviewSend(page, { stack }) {
  await writeSend(page, '0.25', stack.accounts[7].address)
  await press(page, 'Review')
  await atView(page, 'WalletSendPreview')
  await shown(page, 'Network fee')
}

/** From the button to a swap of ether for the first of the tokens. */
async function chooseSwap(page) {
  await openView(page, 'Swap')
  await press(page, 'Choose a token')
  await modal(page).getByRole('button', { name: /TUSD/ }).click()
  await atView(page, 'Swap')
  await field(page, 'Amount to pay').fill('0.5')
}

async function writeSwap(page) {
  await chooseSwap(page)
  await shown(page, /^1 ETH = /)
}

const word = value => (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')

/** Asks for calls as a site does: ether, test dollars, an approval and a call of a contract. */
async function askForCalls(page, { stack }, { dollars = 3n } = {}) {
  const [{ tokens, router }] = stack.evm
  const { address, decimals } = tokens.plain
  const to = stack.accounts[7].address
  const amount = dollars * 10n ** BigInt(decimals)
  const calls = [
    { to, value: '0x16345785d8a0000' },
    { to: address, data: `0xa9059cbb${word(to)}${word(amount)}` },
    { to: address, data: `0x095ea7b3${word(router)}${'f'.repeat(64)}` },
    { to, data: '0x5f5755290102030405060708' },
  ]
  await page.evaluate(calls => void window.walletModal.sendCalls({ calls }), calls)
  await atView(page, 'SendCalls')
  await shown(page, 'Send 4 calls')
}

/** Asks for a payment of test dollars as a site does. */
async function askToPay(page, { stack }, { on = 0, amount = '25' } = {}) {
  const { caipNetworkId, tokens } = stack.evm[on]
  const { address, name, symbol, decimals } = tokens.plain
  const recipient = stack.accounts[6].address
  const paymentAsset = { network: caipNetworkId, asset: address, metadata: { name, symbol, decimals } }
  await page.evaluate(
    options => {
      window.walletModal.updateFeatures({ pay: true })
      void window.walletModal.pay(options)
    },
    { paymentAsset, recipient, amount },
  )
  await atView(page, 'Pay')
  await shown(page, /^Pay with Binance/)
}

async function payFromWallet(page, site, options) {
  await askToPay(page, site, options)
  await press(page, /^Pay with Aspen/)
  await atView(page, 'PayQuote')
}

/** From the button to a purchase of the first of the tokens. */
async function chooseBuy(page) {
  await openView(page, 'OnRampProviders')
  await shown(page, 'Total')
}

/** At the review of a purchase. */
async function reviewBuy(page) {
  await chooseBuy(page)
  await press(page, 'Continue')
  await modal(page).getByRole('button', { name: 'Continue to Coinbase' }).waitFor()
}

/** A purchase that the provider has decided, seen again in the modal. */
async function decideBuy(page, { stack }, mode) {
  stack.onramp.set({ mode, delayMs: 60_000 })
  await reviewBuy(page)
  const opened = page.waitForEvent('popup')
  await press(page, 'Continue to Coinbase')
  const popup = await opened
  await popup.getByText('Status').first().waitFor()
  await popup.close()
}

const given = (route, body) => ({ route, mode: 'body', body })

const STRANGERS = [
  {
    name: 'Connect',
    view: 'Connect',
    line: 'One code for any wallet, the wallets of this browser, and a link to all others.',
    go: async page => {
      await pressButton(page)
      await modal(page)
        .getByRole('button', { name: /^All wallets/ })
        .waitFor()
    },
  },
  {
    name: 'Connect, terms to accept',
    view: 'Connect',
    line: 'A site may ask for consent before anything is connected.',
    go: async page => {
      await page.getByRole('switch', { name: 'Ask to accept the terms' }).setChecked(true)
      await pressButton(page)
    },
  },
  {
    name: 'Connect, catalogue away',
    view: 'Connect',
    line: 'Installed wallets stay when the catalogue cannot be reached.',
    faults: [{ route: 'GET /getWallets', mode: 'fail', status: 503 }],
    go: pressButton,
  },
  {
    name: 'AllWallets',
    view: 'AllWallets',
    line: 'Six hundred wallets; only the visible ones are rendered.',
    go: async page => {
      await toAllWallets(page)
      await modal(page).locator('w3m-wallet-grid').getByRole('button').nth(12).waitFor()
      await atRest(page)
    },
  },
  {
    name: 'AllWallets, search',
    unpictured: true,
    view: 'AllWallets',
    line: 'What is typed is looked for at once.',
    go: async page => {
      await toAllWallets(page)
      await search(page, 'al')
      await shown(page, /^\d+ wallets$/)
    },
  },
  {
    name: 'AllWallets, nothing found',
    view: 'AllWallets',
    line: 'No wallet of that name, and a link back to all.',
    go: async page => {
      await toAllWallets(page)
      await search(page, 'no such wallet')
      await shown(page, 'No wallets found')
    },
  },
  {
    name: 'AllWallets, failed',
    view: 'AllWallets',
    line: 'The search could not be answered.',
    go: async (page, { stack }) => {
      await toAllWallets(page)
      stack.api.faults.set({ route: 'GET /getWallets', mode: 'fail', status: 503 })
      await search(page, 'zq')
      await shown(page, /[Cc]ould not (load|be loaded)/)
    },
  },
  {
    name: 'GetWallet',
    view: 'GetWallet',
    line: 'For people without a wallet.',
    go: page => openView(page, 'GetWallet'),
  },
  {
    name: 'Downloads',
    view: 'Downloads',
    line: 'Where to get a wallet.',
    go: async page => {
      const cell = await findElsewhere(page)
      await openView(page, 'Downloads', { walletId: await cell.getAttribute('data-wallet-id') })
    },
  },
  {
    name: 'ConnectingWalletConnect',
    view: 'ConnectingWalletConnect',
    line: 'A code for any wallet on a phone, with the time it remains valid.',
    go: async page => {
      await toCode(page)
      await code(page)
    },
  },
  {
    name: 'ConnectingWalletConnect, one wallet',
    unpictured: true,
    view: 'ConnectingWalletConnect',
    line: 'The ways to one wallet.',
    go: async page => {
      await chooseElsewhere(page)
    },
  },
  {
    name: 'ConnectingWalletConnect, declined',
    unpictured: true,
    view: 'ConnectingWalletConnect',
    line: 'The wallet said no; a fresh code is there already.',
    go: async (page, site) => {
      site.stack.wallet.rules.reject('session_proposal')
      await toCode(page)
      await scanCode(page, site).catch(() => undefined)
      await shown(page, /The request was declined/)
      await code(page)
    },
  },
  {
    name: 'ConnectingWalletConnect, refused',
    view: 'ConnectingWalletConnect',
    line: 'The relay does not let the site in.',
    go: async (page, { stack }) => {
      stack.relay.refuse('key')
      await toCode(page)
      await modal(page).getByRole('button', { name: 'Try again' }).waitFor({ timeout: 40_000 })
    },
  },
  {
    name: 'ConnectingWalletConnectBasic',
    view: 'ConnectingWalletConnectBasic',
    line: 'Only the code, for sites that prefer it.',
    go: async page => {
      await openView(page, 'ConnectingWalletConnectBasic')
      await code(page)
    },
  },
  {
    name: 'ConnectingExternal',
    view: 'ConnectingExternal',
    line: 'The wallet has been asked.',
    go: async page => {
      await inWallet(page, 0, 'hang', 'eth_requestAccounts')
      await pressButton(page)
      await chooseWallet(page, 'Aspen')
    },
  },
  {
    name: 'ConnectingExternal, declined',
    view: 'ConnectingExternal',
    line: 'The wallet said no; it can be asked again.',
    go: async page => {
      await inWallet(page, 0, 'reject')
      await pressButton(page)
      await chooseWallet(page, 'Aspen')
      await shown(page, 'Request declined')
    },
  },
  {
    name: 'Account, not connected',
    view: 'Account',
    line: 'Opened by a site before a wallet is connected.',
    go: page => openView(page, 'Account'),
  },
  {
    name: 'Account, view only',
    view: 'Account',
    line: 'An account that a site shows by its address: nothing can be sent, swapped or signed.',
    go: async page => {
      await page.evaluate(() => window.walletModal.watch('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'eip155'))
      await pressButton(page)
      await shown(page, 'View only')
    },
  },
  {
    name: 'WatchAddress',
    view: 'WatchAddress',
    line: 'Any account, by address or name: a site may let visitors watch it without its wallet.',
    go: async page => {
      await openView(page, 'WatchAddress')
      await shown(page, 'Nothing can be signed or sent.')
    },
  },
  {
    name: 'WatchAddress, no address',
    view: 'WatchAddress',
    line: 'The text is not an address on any network of the site.',
    go: async page => {
      await openView(page, 'WatchAddress')
      await field(page, 'Address or name').fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9')
      await press(page, 'Watch an address')
      await shown(page, 'Not a valid address on the networks of this site')
    },
  },
  {
    name: 'Networks, not connected',
    view: 'Networks',
    line: 'A network can be chosen before connecting a wallet.',
    go: page => openView(page, 'Networks'),
  },
  {
    name: 'WhatIsAWallet',
    view: 'WhatIsAWallet',
    line: 'What a wallet is.',
    go: page => openView(page, 'WhatIsAWallet'),
  },
  {
    name: 'WhatIsANetwork',
    view: 'WhatIsANetwork',
    line: 'What a network is.',
    go: page => openView(page, 'WhatIsANetwork'),
  },
  {
    name: 'Diagnostics',
    view: 'Diagnostics',
    line: "What is wrong, for the site's developers.",
    english: true,
    go: async page => {
      await page.evaluate(() => window.walletModal.diagnose())
      await shown(page, 'Overview')
    },
  },
]

/** Chooses a wallet whose app is said to be opened, and does not return. */
async function openApp(page) {
  await page.evaluate(() => (window.open = () => null))
  await chooseElsewhere(page)
  const [opened, other] = ['Open again', /^Open (?!again)/].map(name => modal(page).getByRole('button', { name }))
  await opened.or(other).waitFor()
  if (await other.isVisible()) await other.click() // the link was not ready for the first tap
  await modal(page).getByRole('button', { name: 'Show QR code' }).waitFor()
}

const ON_PHONES = [
  {
    name: 'ConnectingWalletConnect, phone',
    view: 'ConnectingWalletConnect',
    line: 'The wallet’s app was opened and has not returned yet.',
    go: openApp,
  },
  {
    name: 'Account, a request waits in the wallet',
    unpictured: true,
    view: 'Account',
    line: 'The page asked for a signature without a tap, so that the wallet’s app did not come to the front.',
    go: async (page, site) => {
      const { rules } = site.stack.wallet
      rules.approve()
      rules.hang('personal_sign')
      await openApp(page)
      await press(page, 'Show QR code')
      await scanCode(page, site)
      await connected(page)
      await atView(page)
      await page.evaluate(() => {
        // What a test evaluates in a page counts as a tap there.
        Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } })
        const provider = window.walletModal.getProvider('eip155')
        provider.request({ method: 'personal_sign', params: ['0x68', provider.accounts[0]] }).catch(() => undefined)
      })
      await shown(page, 'finish the request that’s waiting there')
    },
  },
]

const WITH_THREE_IN_ONE = [
  {
    name: 'ConnectingMultiChain',
    view: 'ConnectingMultiChain',
    line: 'One wallet, several families of networks.',
    go: async page => {
      await pressButton(page)
      await atView(page, 'Connect')
      await chooseRow(page, 'Spruce')
    },
  },
]

const MEMBERS = [
  {
    name: 'Account',
    view: 'Account',
    line: 'What the account holds, and its value.',
    faults: [given(BALANCES, TOKENS)],
    go: async page => {
      await pressButton(page)
      await shown(page, 'USD Coin')
    },
  },
  {
    name: 'Account, overfull',
    unpictured: true,
    view: 'Account',
    line: 'Very long names and very large figures.',
    faults: [given(BALANCES, OVERFULL)],
    go: async page => {
      await pressButton(page)
      await shown(page, /Wrapped Liquid/)
    },
  },
  {
    name: 'Account, NFTs',
    view: 'Account',
    line: "The account's collectibles.",
    faults: [given(ACTIVITY, HISTORY)],
    go: async page => {
      await toTab(page, 'NFTs')
      await shown(page, 'Field Note #7')
    },
  },
  {
    name: 'Account, activity',
    view: 'Account',
    line: 'Activity by day; suspicious entries are marked.',
    faults: [given(ACTIVITY, HISTORY)],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, /^Sent/)
    },
  },
  {
    name: 'Account, nothing happened',
    view: 'Account',
    line: 'No activity.',
    faults: [given(ACTIVITY, { data: [], next: null })],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, 'No activity yet')
    },
  },
  {
    name: 'Account, activity failed',
    view: 'Account',
    line: 'The service did not answer; the visitor can retry.',
    faults: [{ route: ACTIVITY, mode: 'fail', status: 500 }],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, 'Could not load your activity.')
    },
  },
  {
    name: 'Account, rate-limited',
    view: 'Account',
    line: 'The service asks the visitor to wait.',
    faults: [{ route: ACTIVITY, mode: 'rate-limit', retryAfterS: 30 }],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, /Too many requests/)
    },
  },
  {
    name: 'WalletSendConfirmed',
    view: 'WalletSendConfirmed',
    line: 'A send requested by the site is complete.',
    go: async (page, { stack }) => {
      const [{ chainId }] = stack.evm
      const { address: to } = stack.accounts[7]
      const args = { namespace: 'eip155', chainId, assetAddress: 'native', amount: '0.125', to }
      await openView(page, 'WalletSend', args)
      await atView(page, 'WalletSend')
      await press(page, 'Review')
      await atView(page, 'WalletSendPreview')
      await press(page, /^Send 0.125/)
    },
  },
  { name: 'Networks', view: 'Networks', line: 'The networks of the site.', go: page => openView(page, 'Networks') },
  {
    name: 'SwitchNetwork',
    view: 'SwitchNetwork',
    line: 'The wallet has been asked to switch networks.',
    go: async page => {
      await inWallet(page, 0, 'hang', 'wallet_switchEthereumChain')
      await openView(page, 'Networks')
      await press(page, /Local Two/)
    },
  },
  {
    name: 'SwitchNetwork, declined',
    view: 'SwitchNetwork',
    line: 'The wallet stays on its network.',
    go: async page => {
      await inWallet(page, 0, 'reject', 'wallet_switchEthereumChain')
      await openView(page, 'Networks')
      await press(page, /Local Two/)
      await shown(page, 'Switch declined')
    },
  },
  {
    name: 'UnsupportedChain',
    view: 'UnsupportedChain',
    line: 'The wallet is on a network that the site does not use.',
    stays: true,
    go: page => inWallet(page, 0, 'switchChain', 0x539),
  },
  {
    name: 'WalletReceive',
    view: 'WalletReceive',
    line: 'The full address, as a code and as text.',
    go: page => openView(page, 'WalletReceive'),
  },
  {
    name: 'WalletCompatibleNetworks',
    view: 'WalletCompatibleNetworks',
    line: 'The networks where that address is the same.',
    go: page => openView(page, 'WalletCompatibleNetworks'),
  },
  {
    name: 'WalletSend',
    view: 'WalletSend',
    line: 'What to send, and to whom.',
    go: async (page, { stack }) => {
      await writeSend(page, '0.25', stack.accounts[7].address)
      await modal(page).locator('w3m-wallet-send-view .found').waitFor()
    },
  },
  {
    name: 'WalletSend, faults',
    view: 'WalletSend',
    line: 'Errors are shown at the field they concern.',
    go: async (page, { stack }) => {
      await writeSend(page, '123456789', stack.accounts[0].address)
      await shown(page, 'Not enough ETH')
      await shown(page, 'This is your own address.')
    },
  },
  {
    name: 'WalletSendSelectToken',
    view: 'WalletSendSelectToken',
    line: 'Choosing the token.',
    faults: [given(BALANCES, TOKENS)],
    go: async page => {
      await openView(page, 'WalletSend')
      await press(page, /Choose/)
      await shown(page, 'USD Coin')
    },
  },
  {
    name: 'WalletSendPreview',
    view: 'WalletSendPreview',
    line: 'A review before the wallet is asked.',
    go: reviewSend,
  },
  {
    name: 'WalletSendPreview, declined',
    view: 'WalletSendPreview',
    line: 'The wallet said no, and nothing was sent.',
    go: async (page, site) => {
      await reviewSend(page, site)
      await inWallet(page, 0, 'reject', 'eth_sendTransaction')
      await press(page, /^Send 0.25/)
      await shown(page, /Nothing was sent/)
    },
  },
  {
    name: 'Swap',
    view: 'Swap',
    line: 'Which token to swap for which, and the amount received.',
    go: writeSwap,
  },
  {
    name: 'Swap, not on this network',
    view: 'Swap',
    line: 'Nothing can be swapped on this network.',
    faults: [given('GET /v1/convert/tokens', { tokens: [] })],
    go: async page => {
      await openView(page, 'Swap')
      await shown(page, 'Network not supported for Swaps')
    },
  },
  {
    name: 'Swap, no liquidity',
    view: 'Swap',
    line: 'Why there is no price, next to the form.',
    faults: [given('GET /v1/convert/quotes', { quotes: [{ toAmount: '0' }] })],
    go: async page => {
      await chooseSwap(page)
      await shown(page, /Insufficient liquidity/)
    },
  },
  {
    name: 'SwapSelectToken',
    view: 'SwapSelectToken',
    line: "The network's tokens, the account's own first.",
    go: async page => {
      await openView(page, 'Swap')
      await press(page, 'Choose a token')
      await shown(page, 'TUSD')
    },
  },
  {
    name: 'SwapPreview',
    view: 'SwapPreview',
    line: 'A review of the swap before the wallet is asked.',
    go: async page => {
      await writeSwap(page)
      await press(page, 'Review swap')
      await shown(page, 'You receive at least')
    },
  },
  {
    name: 'SwapPreview, any amount',
    view: 'SwapPreview',
    line: 'A token without permits is approved for exactly the amount, unless the visitor chooses more.',
    go: async page => {
      await writeSwap(page)
      await press(page, 'Switch the two tokens')
      await field(page, 'Amount to pay').fill('25')
      await press(page, 'Review swap')
      await modal(page).getByRole('switch', { name: 'Allow any amount of TUSD' }).click()
      await shown(page, /let the exchange take any amount/)
    },
  },
  {
    name: 'SendCalls',
    view: 'SendCalls',
    line: 'Calls that the site asks for, each in plain words, before the wallet is asked.',
    go: askForCalls,
  },
  {
    name: 'SendCalls, stopped',
    view: 'SendCalls',
    line: 'One call went through, and the next one would fail; the others were not sent.',
    go: async (page, site) => {
      await askForCalls(page, site, { dollars: 10n ** 30n })
      await press(page, 'Send 4 calls')
      await shown(page, '1 of 4 went through')
      await shown(page, /^This transaction would fail/)
    },
  },
  {
    name: 'Pay',
    view: 'Pay',
    line: 'What is to be paid, to whom, and the ways to pay it.',
    go: askToPay,
  },
  {
    name: 'PayQuote',
    view: 'PayQuote',
    line: 'A payment from the wallet, as it will be signed.',
    go: async (page, site) => {
      await payFromWallet(page, site)
      await shown(page, 'Network fee')
    },
  },
  {
    name: 'PayQuote, over the payment service',
    view: 'PayQuote',
    line: 'Paying with a different asset or network: what the service charges, and where it is paid.',
    go: async (page, site) => {
      await payFromWallet(page, site, { on: 1 })
      await shown(page, 'Service fee')
    },
  },
  {
    name: 'PayLoading',
    view: 'PayLoading',
    line: 'A payment at an exchange, until the exchange confirms it.',
    go: async (page, site) => {
      await askToPay(page, site, { amount: '26' })
      await press(page, /^Pay with Binance/)
      await shown(page, 'Finish the payment at Binance')
    },
  },
  {
    name: 'PayLoading, paid',
    view: 'PayLoading',
    line: 'A payment that the network has confirmed.',
    go: async (page, site) => {
      await payFromWallet(page, site, { amount: '2' })
      await press(page, /^Pay 2 /)
      await shown(page, 'Payment complete')
    },
  },
  {
    name: 'PayWithExchange',
    view: 'PayWithExchange',
    line: "A deposit from an exchange to the visitor's own account.",
    go: async page => {
      await openView(page, 'PayWithExchange')
      await press(page, /^50$/)
      await shown(page, /^Deposit from Binance/)
    },
  },
  {
    name: 'PayWithExchangeSelectAsset',
    view: 'PayWithExchangeSelectAsset',
    line: 'What can be deposited on the network.',
    go: async page => {
      await openView(page, 'PayWithExchange')
      await press(page, /^Deposit ETH/)
      await shown(page, 'TUSD')
    },
  },
  {
    name: 'FundWallet',
    view: 'FundWallet',
    line: 'The ways to fund a wallet.',
    go: page => openView(page, 'FundWallet'),
  },
  {
    name: 'OnRampProviders',
    view: 'OnRampProviders',
    line: 'What to buy, for how much, and from whom; unavailable providers say why.',
    go: chooseBuy,
  },
  {
    name: 'OnRampProviders, estimate',
    view: 'OnRampProviders',
    line: 'Without a quote the figure is an estimate, never a price.',
    faults: [{ route: 'POST /v1/onramp/quote', mode: 'fail', status: 404 }],
    go: async page => {
      await openView(page, 'OnRampProviders')
      await shown(page, /This is an estimate/)
    },
  },
  {
    name: 'OnRampProviders, beyond the limits',
    view: 'OnRampProviders',
    line: 'The limit is shown before the provider opens.',
    go: async page => {
      await chooseBuy(page)
      await field(page, 'Amount to pay in USD').fill('9.99')
      await shown(page, 'The minimum is $10.00')
    },
  },
  {
    name: 'OnRampTokenSelect',
    view: 'OnRampTokenSelect',
    line: 'What can be bought on the network.',
    go: async page => {
      await chooseBuy(page)
      await press(page, /^You receive/)
    },
  },
  {
    name: 'OnRampFiatSelect',
    view: 'OnRampFiatSelect',
    line: 'The currencies to pay with.',
    go: async page => {
      await chooseBuy(page)
      await press(page, /^You pay in/)
    },
  },
  {
    name: 'BuyInProgress',
    view: 'BuyInProgress',
    line: 'The details the provider receives, before its page opens.',
    go: reviewBuy,
  },
  {
    name: 'BuyInProgress, pending',
    view: 'BuyInProgress',
    line: 'The provider has received the payment, and the tokens are on their way.',
    go: async (page, site) => {
      await decideBuy(page, site, 'delay')
      await shown(page, 'Your purchase is on its way')
    },
  },
  {
    name: 'BuyInProgress, a part',
    view: 'BuyInProgress',
    line: 'Less arrived than estimated.',
    go: async (page, site) => {
      await decideBuy(page, site, 'part')
      await shown(page, /That’s less than/)
    },
  },
  {
    name: 'BuyInProgress, failed',
    view: 'BuyInProgress',
    line: 'The provider declined; another can be chosen.',
    go: async (page, site) => {
      await decideBuy(page, site, 'refuse')
      await shown(page, 'The purchase failed')
    },
  },
  {
    name: 'WhatIsABuy',
    view: 'WhatIsABuy',
    line: 'For first-time buyers.',
    go: page => openView(page, 'WhatIsABuy'),
  },
]

const OF_THREE_FAMILIES = [
  {
    name: 'Account, Bitcoin',
    view: 'Account',
    line: 'An account of another family.',
    go: async page => {
      await toFamily(page, 'bip122')
      await pressButton(page)
    },
  },
  {
    name: 'Networks of three families',
    view: 'Networks',
    line: 'Networks by family.',
    go: page => openView(page, 'Networks'),
  },
  {
    name: 'SwitchActiveChain',
    view: 'SwitchActiveChain',
    line: 'A network without a connected wallet.',
    go: async page => {
      await page.evaluate(() => window.walletModal.disconnect('solana'))
      await openView(page, 'Networks')
      await modal(page).getByRole('list', { name: 'Solana' }).getByRole('button').first().click()
    },
  },
  {
    name: 'ProfileWallets',
    view: 'ProfileWallets',
    line: 'Connected wallets by family, and earlier ones.',
    go: async page => {
      await openProfile(page, 'eip155')
      await shown(page, 'Recently used')
    },
  },
  {
    name: 'WalletReceive, Bitcoin',
    view: 'WalletReceive',
    line: 'Payments and ordinals have separate addresses.',
    go: async page => {
      await toFamily(page, 'bip122')
      await openView(page, 'WalletReceive')
      await modal(page).getByRole('tab', { name: 'Ordinals' }).waitFor()
    },
  },
]

let member
let memberOfThree

/** The storage of a visitor who has connected before. */
const remembered = page => page.context().storageState()

/** A page of a visitor who has to sign in, or may. */
const whereSignedIn = mode => async (site, options) => (await site.visitor(options)).open(`?signIn=${mode}`)

/** From the button to the message that is to be signed. */
async function toMessage(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, 'Aspen')
  await atView(page, 'SIWXSignMessage')
  await modal(page).getByRole('button', { name: 'Sign' }).waitFor()
}

const SIGN_IN = [
  {
    name: 'SIWXSignMessage',
    view: 'SIWXSignMessage',
    line: 'What will be signed, readable before the wallet is asked.',
    stays: true,
    go: toMessage,
  },
]

const SIGN_IN_OPTIONAL = [
  {
    name: 'SIWXSignMessage, whole message',
    view: 'SIWXSignMessage',
    line: 'Optional sign-in, with the message as the wallet shows it.',
    go: async page => {
      await toMessage(page)
      await modal(page).getByText('Whole message').first().click()
    },
  },
]

/** A page of a visitor whose Aspen is connected. */
async function asMember(site, options) {
  if (!member) {
    const page = await site.open()
    await connect(page)
    member = await remembered(page)
  }
  const page = await (await site.visitor({ ...options, storageState: member })).open()
  await connected(page)
  return page
}

/** A page of a visitor with wallets of three families, and one that was used before. */
async function asMemberOfThree(site, options) {
  if (!memberOfThree) {
    const page = await openFamilies(site)
    await connectFamily(page, 'solana', 'Larch')
    await atView(page)
    await connectFamily(page, 'bip122', 'Tamarack')
    await atView(page)
    await connectFamily(page, 'eip155', 'Birch')
    await atView(page)
    await endFamily(page, 'eip155')
    await connectFamily(page, 'eip155', 'Aspen')
    await atView(page)
    memberOfThree = await remembered(page)
  }
  const page = await openFamilies(site, { options: { ...options, storageState: memberOfThree } })
  await connected(page)
  await page.waitForFunction(() =>
    ['eip155', 'solana', 'bip122'].every(namespace => window.walletModal.getAccount(namespace).isConnected),
  )
  await page.evaluate(() => window.walletModal.switchNetwork('eip155:31337'))
  return page
}

const asStranger = async (site, options) => (await site.visitor(options)).open()
const withThreeInOne = (site, options) => openFamilies(site, { multi: { name: 'Spruce' }, options })
const onPhone = (site, options) => asStranger(site, { ...PHONE, ...options })

const EMAIL = 'ada@example.com'

/** Sends an address from the list of wallets. */
async function sendEmail(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill(EMAIL)
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyDevice')
}

/** Sends it, and follows the link in the mail. */
async function toEmailCode(page, { stack }) {
  await sendEmail(page)
  stack.frame.confirmDevice(EMAIL)
  await atView(page, 'EmailVerifyOtp')
  return stack.frame.code(EMAIL)
}

const BY_EMAIL = [
  {
    name: 'EmailLogin',
    view: 'EmailLogin',
    line: 'An email address is enough: there is nothing to install.',
    go: async page => {
      await openView(page, 'EmailLogin')
      await emailField(page).waitFor()
    },
  },
  {
    name: 'EmailLogin, too early',
    view: 'EmailLogin',
    line: 'One email per 30 seconds; the field shows a countdown.',
    go: async page => {
      await page.evaluate(() =>
        localStorage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(Date.now() - 1_000)),
      )
      await openView(page, 'EmailLogin')
      await emailField(page).fill(EMAIL)
      await emailField(page).press('Enter')
      await shown(page, /^Please try again after/)
    },
  },
  {
    name: 'EmailVerifyDevice',
    view: 'EmailVerifyDevice',
    line: 'On a new device, a link in an email confirms it first.',
    go: sendEmail,
  },
  {
    name: 'EmailVerifyOtp',
    view: 'EmailVerifyOtp',
    line: 'The code can be typed, filled in by the browser, or pasted with text around it.',
    go: async (page, site) => void (await toEmailCode(page, site)),
  },
  {
    name: 'EmailVerifyOtp, wrong code',
    view: 'EmailVerifyOtp',
    line: 'The field shows what is wrong with the code.',
    go: async (page, site) => {
      const right = await toEmailCode(page, site)
      await sendCode(page, right === '000000' ? '111111' : '000000')
      await shown(page, 'Invalid code')
    },
  },
]

const SOCIAL_LOGINS = 'Social logins'

/** From the button to the login of a provider, whose popup is left where it is. */
async function chooseSocial(page, name, rule, { stack }) {
  stack.social.set(rule)
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page).getByRole('list', { name: SOCIAL_LOGINS }).waitFor()
  await press(page, `Continue with ${name}`)
}

const BY_SOCIAL = [
  {
    name: 'ConnectWallets',
    view: 'ConnectWallets',
    line: 'Only the wallets, for sites where the Connect view replaces them with a button.',
    go: async page => {
      await openView(page, 'ConnectWallets')
      await modal(page).locator('w3m-wallet-row').first().waitFor()
    },
  },
  {
    name: 'ConnectSocials',
    view: 'ConnectSocials',
    line: 'All social logins of the site, when they do not fit in one row.',
    go: async page => {
      await openView(page, 'ConnectSocials')
      await modal(page).getByRole('list', { name: SOCIAL_LOGINS }).waitFor()
    },
  },
  {
    name: 'ConnectingSocial',
    view: 'ConnectingSocial',
    line: 'The visitor logs in with a provider in a separate window while the page waits.',
    go: async (page, site) => {
      await chooseSocial(page, 'Google', { mode: 'never' }, site)
      await shown(page, 'Continue in the Google window')
    },
  },
  {
    name: 'ConnectingSocial, refused',
    view: 'ConnectingSocial',
    line: "The provider's message is shown verbatim.",
    go: async (page, site) => {
      await chooseSocial(page, 'Google', { mode: 'cancel' }, site)
      await shown(page, /^Google says/)
    },
  },
  {
    name: 'ConnectingSocial, blocked',
    view: 'ConnectingSocial',
    line: 'If the browser blocks the popup, a link logs the visitor in on this page.',
    go: async (page, site) => {
      await page.evaluate(() => (window.open = () => null))
      await chooseSocial(page, 'Google', { mode: 'never' }, site)
      await modal(page).getByRole('link', { name: 'Log in on this page' }).waitFor()
    },
  },
  {
    name: 'ConnectingFarcaster',
    view: 'ConnectingFarcaster',
    line: 'A code to scan with a phone, where Farcaster asks for approval.',
    go: async (page, site) => {
      await chooseSocial(page, 'Farcaster', { mode: 'ask' }, site)
      await shown(page, 'Scan with your phone')
      await code(page)
    },
  },
]

const asEmailMember = async (site, options) => {
  const page = await asStranger(site, options)
  await logIn(page, site.stack, EMAIL)
  return page
}

/** Types a name into the form, once that is there. */
async function typeName(page, text) {
  await openView(page, 'RegisterAccountName')
  await field(page, 'Name').fill(text)
}

const OF_THE_EMBEDDED_WALLET = [
  {
    name: 'Account, by email',
    view: 'Account',
    line: 'After an email login, the account is shown under the email address.',
    go: async page => {
      await pressButton(page)
      await atView(page, 'Account')
      await shown(page, EMAIL)
    },
  },
  {
    name: 'AccountSettings',
    view: 'AccountSettings',
    line: 'What a logged-in visitor can change: the email address, the name, the account type, and who holds the keys.',
    go: async page => {
      await openView(page, 'AccountSettings')
      await modal(page).getByText('Upgrade your wallet').waitFor()
    },
  },
  {
    name: 'UpgradeEmailWallet',
    view: 'UpgradeEmailWallet',
    line: 'Moving to a wallet of their own, on a page of the secure site.',
    go: async page => {
      await openView(page, 'UpgradeEmailWallet')
      await modal(page).getByRole('link', { name: 'Continue in a new tab' }).waitFor()
    },
  },
  {
    name: 'ChooseAccountName',
    view: 'ChooseAccountName',
    line: 'What a name is for, and that everyone can see it.',
    go: async page => {
      await openView(page, 'ChooseAccountName')
      await shown(page, 'A name instead of an address')
    },
  },
  {
    name: 'RegisterAccountName',
    view: 'RegisterAccountName',
    line: 'The name is checked while it is typed.',
    go: async page => {
      await typeName(page, 'ada-lovelace')
      await shown(page, 'ada-lovelace.reown.id is available')
    },
  },
  {
    name: 'RegisterAccountName, taken',
    view: 'RegisterAccountName',
    line: 'The name is taken; similar ones are available.',
    go: async (page, { stack }) => {
      const suggestions = ['ada', 'ada-eth', 'ada-wallet'].map((label, index) => ({
        name: `${label}-lovelace.reown.id`,
        registered: index === 0,
      }))
      stack.api.faults.set({ route: 'GET /v1/profile/suggestions/:name', mode: 'body', body: { suggestions } })
      await typeName(page, 'ada-lovelace')
      await shown(page, 'ada-lovelace.reown.id is taken')
    },
  },
  {
    name: 'RegisterAccountNameSuccess',
    view: 'RegisterAccountNameSuccess',
    line: 'The name belongs to the account.',
    go: async (page, { stack }) => {
      const body = { name: 'ada-lovelace.reown.id', addresses: {} }
      stack.api.faults.set({ route: 'POST /v1/profile/account', mode: 'body', body })
      await typeName(page, 'ada-lovelace')
      await press(page, 'Register name')
      await approve(page)
      await shown(page, 'ada-lovelace.reown.id now belongs to your account')
    },
  },
  {
    name: 'UpdateEmailWallet',
    view: 'UpdateEmailWallet',
    line: 'A new login address, confirmed with a code sent to each address.',
    go: async page => {
      await openView(page, 'UpdateEmailWallet')
      await emailField(page).waitFor()
    },
  },
  {
    name: 'UpdateEmailPrimaryOtp',
    view: 'UpdateEmailPrimaryOtp',
    line: 'First, the code sent to the current address.',
    go: async (page, { stack }) => {
      await openView(page, 'UpdateEmailWallet')
      stack.frame.clearLimits()
      await emailField(page).fill('lovelace@example.com')
      await emailField(page).press('Enter')
      await atView(page, 'UpdateEmailPrimaryOtp')
    },
  },
  {
    name: 'UpdateEmailSecondaryOtp',
    view: 'UpdateEmailSecondaryOtp',
    line: 'The code sent to the new address, once the first one is confirmed.',
    go: async (page, { stack }) => {
      await openView(page, 'UpdateEmailWallet')
      stack.frame.clearLimits()
      await emailField(page).fill('lovelace@example.com')
      await emailField(page).press('Enter')
      await atView(page, 'UpdateEmailPrimaryOtp')
      await sendCode(page, await stack.frame.code(EMAIL))
      await atView(page, 'UpdateEmailSecondaryOtp')
    },
  },
]

/** In the secure site's own window the focus is where that puts it: the tests of requests look at these. */
const IN_THE_FRAME = [
  {
    name: 'ApproveTransaction',
    view: 'ApproveTransaction',
    line: 'The secure site shows the request in its own frame, which the page cannot access.',
    go: async page => {
      await page.evaluate(() => {
        const { walletModal } = window
        const params = ['0x48656c6c6f', walletModal.getAddress('eip155')]
        walletModal
          .getProvider('eip155')
          .request({ method: 'personal_sign', params })
          .catch(() => undefined)
      })
      await atView(page, 'ApproveTransaction')
      await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
]

const from = (group, visit, states, more) => states.map(state => ({ ...state, ...more, group, visit }))

export const STATES = [
  ...from('strangers', asStranger, STRANGERS),
  ...from('by email', asStranger, BY_EMAIL),
  ...from('by social account', asStranger, BY_SOCIAL),
  ...from('of the embedded wallet', asEmailMember, OF_THE_EMBEDDED_WALLET),
  ...from('of the embedded wallet', asEmailMember, IN_THE_FRAME, { framed: true }),
  ...from('on phones', onPhone, ON_PHONES, { phone: true }),
  ...from('three in one', withThreeInOne, WITH_THREE_IN_ONE),
  ...from('sign-in', whereSignedIn('required'), SIGN_IN),
  ...from('sign-in that is optional', whereSignedIn('optional'), SIGN_IN_OPTIONAL),
  ...from('members', asMember, MEMBERS),
  ...from('of three families', asMemberOfThree, OF_THREE_FAMILIES),
]

/** Opens a page, with the focus on the button, and brings it into a state. */
export async function enter(site, state, options) {
  const page = await state.visit(site, options)
  for (const fault of state.faults ?? []) site.stack.api.faults.set(fault)
  if (state.faults) {
    await page.reload()
    await page.locator('wallet-modal-button').getByRole('button').waitFor()
    await page.waitForFunction(() => 'testWallets' in window)
    if (state.visit === asMember) await connected(page)
  }
  await page.locator('wallet-modal-button').getByRole('button').focus()
  await state.go(page, site)
  await atView(page, state.view)
  await drawn(page)
  return page
}

/** Puts the stack back as it was. */
export async function leave(site) {
  const { api, frame, onramp, relay, social, wallet } = site.stack
  api.faults.clear()
  onramp.reset()
  frame.reset()
  social.reset()
  relay.restore()
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
  // The browser's and the product's own words about what was broken on purpose are no complaint.
  const expected = /WebSocket (connection to|is already)|ERR_CONNECTION|wallet-modal\]|Failed to load resource/
  const kept = site.problems.splice(0).filter(text => !expected.test(text))
  site.problems.push(...kept)
}
