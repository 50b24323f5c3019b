import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { approve, frameOf, logIn, reject } from './support/email.mjs'
import { atView, connect, connected, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { openView } from './support/states/steps.mjs'

const site = await startSite()
const { api, frame } = site.stack

afterEach(() => frame.reset())

/** The accounts with a name at the service; an empty list for none. */
const recordOf = async name =>
  (await fetch(`${api.url}/v1/profile/account/${name}.reown.id?apiVersion=2&projectId=dev`)).json()

const press = (page, name) => modal(page).getByRole('button', { name }).first().click()
const field = page => modal(page).getByRole('textbox', { name: 'Name' })
const says = (page, text) => modal(page).getByRole('status').filter({ hasText: text }).first().waitFor()
const addressOf = page => page.evaluate(() => window.walletModal.getAddress('eip155'))

/** Logs a visitor in and leads them to the form, as they would go. */
async function atForm(email = 'ada@example.com') {
  const page = await (await site.visitor()).open()
  await logIn(page, site.stack, email)
  await openView(page, 'AccountSettings')
  await press(page, /^Account name/)
  await atView(page, 'ChooseAccountName')
  await press(page, 'Choose name')
  await atView(page, 'RegisterAccountName')
  return page
}

async function register(page) {
  await press(page, 'Register name')
  await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
}

test('a name is registered by an undeployed smart account, is shown on the account and works as a recipient', async () => {
  const page = await atForm()
  const address = await addressOf(page)
  await field(page).fill('Ada-L')
  await says(page, 'ada-l.reown.id is available')
  await register(page)
  await approve(page)
  await atView(page, 'RegisterAccountNameSuccess')
  await says(page, 'ada-l.reown.id now belongs to your account')
  const { addresses } = await recordOf('ada-l')
  assert.equal(addresses[String(0x80000000 + 31337)].address.toLowerCase(), address.toLowerCase())
  await press(page, 'Done')
  await atView(page, 'Account')
  await modal(page).getByText('ada-l.reown.id').first().waitFor()

  await page.reload()
  await connected(page)
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByText('ada-l.reown.id').first().waitFor()

  const other = await site.open()
  await connect(other)
  await pressButton(other)
  await atView(other, 'Account')
  await press(other, 'Send')
  await atView(other, 'WalletSend')
  await modal(other).getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await modal(other).getByRole('textbox', { name: 'Recipient' }).fill('ada-l.reown.id')
  await press(other, 'Review')
  await atView(other, 'WalletSendPreview')
  await modal(other).getByText(address, { exact: true }).waitFor()
})

test('a name in use is shown as taken, and a suggestion is registered instead', async () => {
  const first = await atForm()
  await field(first).fill('shared')
  await register(first)
  await approve(first)
  await atView(first, 'RegisterAccountNameSuccess')

  const page = await atForm('beatrix@example.com')
  await field(page).fill('shared')
  await says(page, 'shared.reown.id is taken')
  assert.equal(await modal(page).getByRole('button', { name: 'Register name' }).isDisabled(), true)
  await press(page, 'shared-wallet.reown.id')
  await says(page, 'shared-wallet.reown.id is available')
  await register(page)
  await approve(page)
  await atView(page, 'RegisterAccountNameSuccess')
  assert.equal((await recordOf('shared-wallet')).name, 'shared-wallet.reown.id')
})

test('a rejection, a closed dialog and a failing service lead back to the form with the entered text', async () => {
  const page = await atForm()
  await field(page).fill('abcd')
  await says(page, 'abcd.reown.id is available')
  await register(page)
  await reject(page)
  await atView(page, 'RegisterAccountName')
  await says(page, 'Error registering name')
  assert.equal(await field(page).inputValue(), 'abcd')

  await register(page)
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await atView(page)
  await pressButton(page)
  await atView(page, 'Account')
  await openView(page, 'RegisterAccountName')
  assert.equal(await field(page).inputValue(), 'abcd')

  api.faults.set({ route: 'POST /v1/profile/account', mode: 'fail', status: 500 })
  await register(page)
  await approve(page)
  await atView(page, 'RegisterAccountName')
  await says(page, 'Error registering name')
  assert.equal(await field(page).inputValue(), 'abcd')
  assert.deepEqual(await recordOf('abcd'), [])
  site.problems.length = 0 // the browser reports the response
})
