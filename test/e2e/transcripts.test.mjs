import test, { afterEach } from 'node:test'

import { emailField, sendCode } from './support/email.mjs'
import {
  atView,
  chooseWallet,
  connect,
  connected,
  disconnected,
  inWallet,
  modal,
  pressButton,
} from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { openStory } from './support/transcript.mjs'

const site = await startSite()
const { frame, wallet } = site.stack

afterEach(async () => {
  frame.reset()
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

test('connecting a wallet of the browser sounds as written down', async () => {
  const story = await openStory(site, 'connect')
  const { page } = story
  await toWallets(page)
  await story.step('The wallets', dialog(page))
  await inWallet(page, 0, 'delay', 4000, 'eth_requestAccounts')
  await chooseWallet(page, 'Aspen')
  await atView(page, 'ConnectingExternal')
  await story.step('The wallet is asked', dialog(page))
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
  await modal(page).getByRole('textbox', { name: 'Recipient' }).fill(site.stack.accounts[7].address)
  await modal(page).locator('w3m-wallet-send-view .found').waitFor()
  await story.step('The form', dialog(page))
  await button(page, 'Review').click()
  await atView(page, 'WalletSendPreview')
  await shown(page, 'Network fee')
  await story.step('The review', dialog(page))
  await button(page, /^Send 0\.25/).click()
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
  await button(page, /^Swap [\d.,]+ /).click()
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
