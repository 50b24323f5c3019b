import test, { afterEach } from 'node:test'

import { createPublicClient, encodeFunctionData, erc20Abi, http, toHex } from 'viem'

import { takesBatches } from './support/batches.mjs'
import { emailField, sendCode } from './support/email.mjs'
import {
  atView,
  chooseWallet,
  connect,
  connected,
  disconnected,
  fact,
  inWallet,
  modal,
  pressButton,
} from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { openStory } from './support/transcript.mjs'

const site = await startSite()
const { accounts, evm, frame, onramp, social, wallet } = site.stack
const [chain] = evm
const { plain: dollar } = chain.tokens
const receiver = accounts[7].address

afterEach(async () => {
  frame.reset()
  onramp.reset()
  social.reset()
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
})

const dialog = page => page.getByRole('dialog')
const pageButton = page => page.locator('wallet-modal-button')
const button = (page, name) => modal(page).getByRole('button', { name })
const shown = (page, text) => modal(page).getByText(text).first().waitFor()

/** The button of a visitor who is connected, once it has the balance, which comes a moment later. */
async function accountButton(page) {
  await pageButton(page)
    .getByRole('button', { name: /^Open wallet: [\d.,]+ ETH, / })
    .waitFor()
  return pageButton(page)
}

/** From the button to the list of wallets. */
async function toWallets(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await button(page, /^All wallets/).waitFor()
}

/** A story that starts with a connected wallet, at its account. */
async function atAccount(name, options) {
  const story = await openStory(site, name, options)
  await connect(story.page)
  await pressButton(story.page)
  await atView(story.page, 'Account')
  await button(story.page, 'Disconnect').waitFor()
  await story.forget()
  return story
}

/** From a confirmation to the wallet, which approves once it is written down that it is asked. */
async function asked(story, confirm) {
  await inWallet(story.page, 0, 'hang', 'eth_sendTransaction')
  await confirm.click()
  await shown(story.page, /^Approve (?:the swap )?in Aspen$/)
  await story.step('The wallet is asked')
  await inWallet(story.page, 0, 'approve')
}

test('connecting a wallet of the browser sounds as written down', async () => {
  const story = await openStory(site, 'connect')
  const { page } = story
  await toWallets(page)
  await story.step('The wallets', dialog(page))
  await inWallet(page, 0, 'hang', 'eth_requestAccounts')
  await chooseWallet(page, 'Aspen')
  await atView(page, 'ConnectingExternal')
  await story.step('The wallet is asked', dialog(page))
  await inWallet(page, 0, 'approve')
  await connected(page)
  await atView(page)
  await story.step('Connected', await accountButton(page))
  story.end()
})

test('connecting by WalletConnect sounds as written down', async () => {
  const story = await openStory(site, 'walletconnect')
  const { page } = story
  await toWallets(page)
  await story.forget()
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^WalletConnect/ })
    .click()
  await atView(page, 'ConnectingWalletConnect')
  await modal(page)
    .getByRole('img', { name: /^QR code/ })
    .waitFor()
  await story.step('The code', dialog(page))
  wallet.rules.approve()
  await wallet.pair(await modal(page).locator('w3m-ui-qr').getAttribute('value'))
  await connected(page)
  await atView(page)
  await story.step('Connected', await accountButton(page))
  story.end()
})

test('logging in by email sounds as written down', async () => {
  const story = await openStory(site, 'email')
  const { page } = story
  await toWallets(page)
  await story.forget()
  await emailField(page).fill('ada@example.com')
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyDevice')
  await story.step('The device is confirmed', dialog(page))
  frame.confirmDevice('ada@example.com')
  await atView(page, 'EmailVerifyOtp')
  await story.step('The code', dialog(page))
  await sendCode(page, await frame.code('ada@example.com'))
  await connected(page)
  await atView(page)
  await story.step('Logged in', await accountButton(page))
  story.end()
})

test('sending sounds as written down', async () => {
  const story = await atAccount('send')
  const { page } = story
  await button(page, 'Send').click()
  await atView(page, 'WalletSend')
  await modal(page).getByRole('textbox', { name: 'Amount' }).fill('0.25')
  await modal(page).getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await modal(page).locator('w3m-wallet-send-view .found').waitFor()
  await story.step('The form', dialog(page))
  await button(page, 'Review').click()
  await atView(page, 'WalletSendPreview')
  await shown(page, 'Network fee')
  await story.step('The review', dialog(page))
  await asked(story, button(page, /^Send 0\.25/))
  await atView(page, 'Account')
  await shown(page, '0.25 ETH sent')
  await story.step('Sent')
  story.end()
})

test('receiving sounds as written down', async () => {
  const story = await atAccount('receive', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = story
  await button(page, 'Receive').first().click()
  await atView(page, 'WalletReceive')
  await story.step('The address', dialog(page))
  await modal(page).locator('w3m-wallet-receive-view').getByRole('button', { name: 'Copy address' }).click()
  await shown(page, 'Address copied')
  await story.step('Copied')
  story.end()
})

test('swapping sounds as written down', async () => {
  const story = await atAccount('swap')
  const { page } = story
  await button(page, 'Swap').click()
  await atView(page, 'Swap')
  await button(page, 'Choose a token').click()
  await atView(page, 'SwapSelectToken')
  await button(page, /TUSD/).first().waitFor()
  await story.step('The tokens', dialog(page))
  await button(page, /TUSD/).first().click()
  await atView(page, 'Swap')
  await modal(page).getByRole('textbox', { name: 'Amount to pay' }).fill('0.5')
  await shown(page, /^1 ETH = /)
  await story.step('The form', dialog(page))
  await button(page, 'Review swap').click()
  await atView(page, 'SwapPreview')
  await shown(page, 'You receive at least')
  await story.step('The review', dialog(page))
  await asked(story, button(page, /^Swap [\d.,]+ /))
  await atView(page, 'Account')
  await shown(page, /swapped$/)
  await story.step('Swapped')
  story.end()
})

test('disconnecting sounds as written down', async () => {
  const story = await atAccount('disconnect')
  const { page } = story
  await story.step('The account', dialog(page))
  await button(page, 'Disconnect').click()
  await disconnected(page)
  await atView(page)
  await story.step('Disconnected', pageButton(page))
  story.end()
})

/** Keeps what is sent out of any block until `act` has ended. */
async function whilePending(act) {
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await act()
  } finally {
    await client.request({ method: 'evm_mine', params: [] })
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
}

test('paying sounds as written down', async () => {
  const story = await openStory(site, 'pay', { path: '?pay' })
  const { page } = story
  await connect(page)
  await story.forget()
  const { address: asset, name, symbol, decimals } = dollar
  const paymentAsset = { network: chain.caipNetworkId, asset, metadata: { name, symbol, decimals } }
  await page.evaluate(options => void window.walletModal.pay(options), {
    paymentAsset,
    recipient: receiver,
    amount: '25',
  })
  await atView(page, 'Pay')
  await button(page, /^Pay with Binance/).waitFor()
  await story.step('The ways to pay', dialog(page))
  await button(page, /^Pay with Aspen/).click()
  await atView(page, 'PayQuote')
  const confirm = button(page, /^Pay [\d.,]+ /)
  await confirm.waitFor()
  await story.step('The review', dialog(page))
  await whilePending(async () => {
    await asked(story, confirm)
    await shown(page, 'Waiting for the network to confirm')
    await story.step('On its way', dialog(page))
  })
  await shown(page, 'Payment complete')
  await story.step('Paid', dialog(page))
  story.end()
})

test('buying sounds as written down', async () => {
  const story = await atAccount('buy')
  const { page } = story
  await button(page, 'Buy').click()
  await atView(page, 'OnRampProviders')
  await shown(page, 'Subtotal')
  await modal(page).getByRole('radio', { name: 'Coinbase' }).check()
  await story.step('The form', dialog(page))
  await button(page, 'Continue').click()
  await atView(page, 'BuyInProgress')
  const opened = page.waitForEvent('popup')
  const leave = button(page, 'Continue to Coinbase')
  await leave.waitFor()
  await story.step('The review', dialog(page))
  await leave.click()
  const popup = await opened
  await shown(page, 'Continue in the Coinbase window')
  await story.step('The provider’s window', dialog(page))
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await shown(page, /TUSD received$/)
  await story.step('Bought', dialog(page))
  story.end()
})

test('signing in sounds as written down', async () => {
  const story = await openStory(site, 'sign-in', { path: '?signIn=required' })
  const { page } = story
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, 'Aspen')
  await atView(page, 'SIWXSignMessage')
  await button(page, 'Sign').waitFor()
  await story.forget()
  await story.step('The message', dialog(page))
  await inWallet(page, 0, 'hang', 'personal_sign')
  await button(page, 'Sign').click()
  await shown(page, 'Approve in Aspen')
  await story.step('The wallet is asked', dialog(page))
  await inWallet(page, 0, 'reject', 'personal_sign')
  await shown(page, 'Error signing message')
  await button(page, 'Sign').waitFor()
  await story.step('Declined', dialog(page))
  await inWallet(page, 0, 'hang', 'personal_sign')
  await button(page, 'Sign').click()
  await shown(page, 'Approve in Aspen')
  await story.step('Once more')
  await inWallet(page, 0, 'approve')
  await atView(page)
  await story.step('Signed in', await accountButton(page))
  story.end()
})

test('sending several calls sounds as written down', async () => {
  const story = await openStory(site, 'calls')
  const { page } = story
  await takesBatches(page, site)
  await page.evaluate(() => {
    const { signAll } = window
    const approved = new Promise(resolve => (window.approveAll = resolve))
    window.signAll = calls => approved.then(() => signAll(calls))
  })
  await connect(page)
  await page.evaluate(() => window.walletModal.fetchTokens()) // which have the symbols of amounts
  await story.forget()
  const encode = (functionName, ...args) => encodeFunctionData({ abi: erc20Abi, functionName, args })
  const unit = 10n ** BigInt(dollar.decimals)
  await page.evaluate(
    calls => void window.walletModal.sendCalls({ calls }),
    [
      { to: receiver, value: toHex(10n ** 17n) },
      { to: dollar.address, data: encode('transfer', receiver, 3n * unit) },
      { to: dollar.address, data: encode('approve', chain.router, 2n * unit) },
    ],
  )
  await atView(page, 'SendCalls')
  const send = button(page, 'Send 3 calls')
  await send.waitFor()
  await story.step('The calls', dialog(page))
  await send.click()
  await shown(page, 'Approve in Aspen')
  await story.step('The wallet is asked', dialog(page))
  await page.evaluate(() => window.approveAll())
  await shown(page, '3 of 3 went through')
  await story.step('Sent', dialog(page))
  story.end()
})

test('logging in with a social account sounds as written down', async () => {
  const story = await openStory(site, 'social')
  const { page } = story
  await toWallets(page)
  await story.forget()
  const opened = page.waitForEvent('popup')
  await button(page, 'Continue with Google').click()
  await atView(page, 'ConnectingSocial')
  await shown(page, 'Continue in the Google window')
  await story.step('The provider’s window', dialog(page))
  const popup = await opened
  await popup.getByRole('textbox', { name: 'User name' }).fill('hedy')
  await popup.getByRole('button', { name: 'Approve', exact: true }).click()
  await connected(page)
  await atView(page)
  await story.step('Logged in', await accountButton(page))
  story.end()
})

test('switching the network sounds as written down', async () => {
  const story = await openStory(site, 'network')
  const { page } = story
  const place = page.locator('wallet-modal-network-button')
  const target = button(page, /^Local Two/)
  await connect(page)
  await story.forget()
  await place.getByRole('button').click()
  await atView(page, 'Networks')
  await target.waitFor()
  await story.step('The networks', dialog(page))
  await inWallet(page, 0, 'hang', 'wallet_switchEthereumChain')
  await target.click()
  await shown(page, 'Approve in Aspen')
  await story.step('The wallet is asked', dialog(page))
  await inWallet(page, 0, 'reject', 'wallet_switchEthereumChain')
  await shown(page, 'Switch declined')
  await story.step('Declined', dialog(page))
  await inWallet(page, 0, 'hang', 'wallet_switchEthereumChain')
  await button(page, 'Try again').click()
  await shown(page, 'Approve in Aspen')
  await story.step('Once more')
  await inWallet(page, 0, 'approve')
  await atView(page)
  await fact(page, 'network', /^Local Two/)
  await story.step('Switched', place)
  story.end()
})
