import assert from 'node:assert/strict'
import test from 'node:test'

import { connectFamily, openFamilies } from './support/families.mjs'
import { atView, connect, connected, disconnected, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

/** What a reader would say of the element that has the focus. */
const focusedName = page =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    const { host } = at?.getRootNode() ?? {} // the text of some buttons is in their slot
    return (at?.getAttribute('aria-label') || at?.textContent.trim() || at?.title || host?.textContent || '')
      .replace(/\s+/g, ' ')
      .trim()
  })

/** Goes on with Tab until the focus is where it should be. */
async function tabTo(page, name, key = 'Tab') {
  const seen = []
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key)
    const at = await focusedName(page)
    if (name.test(at)) return
    seen.push(at)
  }
  assert.fail(`${name} is not reached; there are: ${seen.join(' | ')}`)
}

test('everything from connecting to disconnecting works by keyboard alone', async () => {
  const page = await site.open()
  await tabTo(page, /^Connect wallet/)
  await page.keyboard.press('Enter')
  await atView(page, 'Connect')
  await tabTo(page, /^Aspen/)
  await page.keyboard.press('Enter')
  await connected(page)
  await atView(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')

  await page.keyboard.press('Enter')
  await atView(page, 'Account')
  await tabTo(page, /^Disconnect/)
  await page.keyboard.press('Enter')
  await disconnected(page)
  await atView(page)
})

test('typing into a field of the dialog triggers no shortcut of the page', async () => {
  const page = await site.open()
  await page.evaluate(() => {
    window.heard = []
    for (const type of ['keydown', 'keypress', 'keyup'])
      addEventListener(type, ({ key, ctrlKey }) => window.heard.push(ctrlKey ? `Control+${key}` : key))
  })
  const heard = () => page.evaluate(() => window.heard.splice(0))
  await page.keyboard.press('g')
  assert.deepEqual(await heard(), ['g', 'g', 'g'], 'the page listens')

  await page.locator('wallet-modal-button').getByRole('button').click()
  await modal(page)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  const search = modal(page).getByRole('searchbox')
  await search.pressSequentially('g/Birch')
  await page.keyboard.press('Backspace')
  assert.equal(await search.inputValue(), 'g/Birc')
  assert.deepEqual(await heard(), [])

  await page.keyboard.press('Control+a')
  assert.ok((await heard()).includes('Control+a'), 'a shortcut with a modifier is the page’s')
  await page.keyboard.press('Escape')
  await atView(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
  await page.keyboard.press('g')
  assert.ok((await heard()).includes('g'), 'outside a field keys are the page’s')
  // a wallet of the catalogue has no picture, which the browser logs when it came before the search
  assert.deepEqual(
    site.problems.splice(0).filter(problem => !/status of 404/.test(problem)),
    [],
  )
})

test('the focus stays in the dialog, Escape closes it and restores the focus', async () => {
  const page = await site.open()
  await tabTo(page, /^Connect wallet/)
  await page.keyboard.press('Space')
  await atView(page, 'Connect')
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => document.activeElement?.localName)
    assert.ok(['w3m-modal', 'body'].includes(place), `the focus went to ${place}`)
  }
  await page.keyboard.press('Escape')
  await atView(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
})

test('networks are switched by keyboard, and back goes back', async () => {
  const page = await site.open()
  await tabTo(page, /Change network/)
  await page.keyboard.press('Enter')
  await atView(page, 'Networks')
  await tabTo(page, /^Local Two/)
  await page.keyboard.press('Enter')
  await page.getByTestId('network').filter({ hasText: 'Local Two' }).waitFor()
})

/** Connected, with the account open. */
async function openAccount() {
  const page = await site.open()
  await connect(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
  await page.keyboard.press('Enter')
  await atView(page, 'Account')
  return page
}

const pressed = async (page, name, key = 'Enter') => {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

const selected = page => modal(page).getByRole('tab', { selected: true }).innerText()

test('arrow keys move through the lists of the account, with one stop for all tabs', async () => {
  const page = await openAccount()
  await tabTo(page, /^Tokens$/)
  await modal(page).locator('w3m-token-list').getByText('Test Dollar').waitFor()
  await page.keyboard.press('ArrowRight')
  assert.equal(await selected(page), 'NFTs')
  await modal(page).locator('w3m-nft-grid').getByText('Test Picture').first().waitFor()
  await page.keyboard.press('ArrowRight')
  assert.equal(await selected(page), 'Activity')
  await modal(page).locator('w3m-activity-list').getByRole('listitem').first().waitFor()
  await page.keyboard.press('Home')
  assert.equal(await selected(page), 'Tokens')
})

test('a send is written, reviewed and confirmed by keyboard alone', async () => {
  const page = await openAccount()
  await pressed(page, /^Send$/)
  await atView(page, 'WalletSend')
  await tabTo(page, /^Amount/)
  await page.keyboard.type('0.01')
  await tabTo(page, /^Recipient/)
  await page.keyboard.type(site.stack.accounts[8].address)
  await modal(page).locator('w3m-wallet-send-view .found bdi').waitFor()
  await pressed(page, /^Review/)
  await atView(page, 'WalletSendPreview')
  await modal(page).getByText('Network fee').waitFor()
  await pressed(page, /^Send 0.01 ETH/, 'Space')
  await modal(page).getByText('0.01 ETH sent').waitFor()
})

test('a token is found and chosen by keyboard alone', async () => {
  const page = await openAccount()
  await pressed(page, /^Send$/)
  await atView(page, 'WalletSend')
  await page
    .getByRole('button', { name: /^Token:/ })
    .first()
    .waitFor() // focus goes round a form that is not drawn yet
  await pressed(page, /^Token:/)
  await atView(page, 'WalletSendSelectToken')
  await tabTo(page, /^Search tokens/)
  await page.keyboard.type('dollar')
  await pressed(page, /Test Dollar/)
  await atView(page, 'WalletSend')
  await tabTo(page, /^Token: TUSD/)
})

test('a swap is written, reviewed and confirmed by keyboard alone', async () => {
  const page = await openAccount()
  await pressed(page, /^Swap$/)
  await atView(page, 'Swap')
  await modal(page).getByRole('textbox', { name: 'Amount to pay' }).waitFor()
  await pressed(page, /^Choose a token/)
  await atView(page, 'SwapSelectToken')
  await tabTo(page, /^Name, symbol or address/)
  await page.keyboard.type('dollar')
  await modal(page)
    .getByRole('button', { name: /Test Dollar/ })
    .first()
    .waitFor()
  await pressed(page, /Test Dollar/)
  await atView(page, 'Swap')
  await tabTo(page, /^Amount to pay/)
  await page.keyboard.type('0.01')
  await modal(page)
    .getByText(/^1 ETH = /)
    .waitFor()
  await pressed(page, /^Review swap/)
  await atView(page, 'SwapPreview')
  await modal(page).getByText('You receive at least').waitFor()
  await pressed(page, /^Swap 0.01 ETH/, 'Space')
  await modal(page)
    .getByText(/swapped$/)
    .waitFor()
})

test('a sign-in is read and signed, and another one cancelled, by keyboard alone', async () => {
  const page = await site.open('?signIn=required')
  await tabTo(page, /^Connect wallet/)
  await page.keyboard.press('Enter')
  await atView(page, 'Connect')
  await tabTo(page, /^Aspen/)
  await page.keyboard.press('Enter')
  await atView(page, 'SIWXSignMessage')
  await pressed(page, /^Cancel$/)
  await disconnected(page)
  await atView(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
  await page.keyboard.press('Enter')
  await atView(page, 'Connect')
  await tabTo(page, /^Aspen/)
  await page.keyboard.press('Enter')
  await atView(page, 'SIWXSignMessage')
  await modal(page).getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await pressed(page, /^Sign$/)
  await connected(page)
  await atView(page)
})

test('the address of ordinals is reached and copied by keyboard alone', async () => {
  const page = await openFamilies(site, { options: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await connectFamily(page, 'bip122', 'Tamarack')
  await atView(page)
  await page.locator('wallet-modal-button').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await atView(page, 'Account')
  await pressed(page, /^Receive$/)
  await atView(page, 'WalletReceive')
  await tabTo(page, /^Bitcoin$/)
  await page.keyboard.press('ArrowRight')
  assert.equal(await selected(page), 'Ordinals')
  await pressed(page, /^Copy address/)
  await modal(page).getByText('Address copied').waitFor()
  const accounts = await page.evaluate(() => window.walletModal.getAccount('bip122').allAccounts)
  const ordinal = accounts.find(({ type }) => type === 'ordinal').address
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), ordinal)
})
