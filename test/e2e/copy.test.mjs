import assert from 'node:assert/strict'
import test from 'node:test'

import { needs } from '../support/engine.mjs'
import { atView, connect, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

// plain http under a name, as on a phone that opens a developer's machine: there is no `navigator.clipboard`
const site = await startSite({}, { host: 'plain.test' })

/** A page with `before` run first in it; and what is on the clipboard, read by a page that may. */
async function insecure(before) {
  const visitor = await site.visitor({ permissions: ['clipboard-read'] })
  if (before) await visitor.context.addInitScript(before)
  const page = await visitor.open()
  assert.equal(await page.evaluate(() => isSecureContext), false)
  const copied = async () => {
    const reader = await visitor.context.newPage()
    await reader.goto(site.url.replace('plain.test', '127.0.0.1'))
    await reader.bringToFront()
    const text = await reader.evaluate(() => navigator.clipboard.readText())
    await reader.close()
    return text
  }
  return { page, copied }
}

/** Opens the connected visitor's own address. */
async function toAddress(page) {
  await connect(page)
  await page.evaluate(() => void window.walletModal.open({ view: 'WalletReceive' }))
  await atView(page, 'WalletReceive')
  return page.evaluate(() => window.walletModal.getAccount('eip155').address)
}

const copyButton = page => modal(page).locator('w3m-wallet-receive-view').getByRole('button', { name: 'Copy address' })
const field = page => modal(page).getByRole('textbox', { name: /Copy the selected text/ })

for (const [how, press] of Object.entries({
  'a click': button => button.click(),
  'the keyboard': button => button.press('Enter'),
}))
  test(`an address is copied on a page of plain http by ${how}`, needs('hosts'), async () => {
    const { page, copied } = await insecure()
    const address = await toAddress(page)
    await press(copyButton(page))
    await modal(page).getByText('Address copied').waitFor()
    assert.equal(await field(page).count(), 0)
    assert.equal(await copied(), address)
  })

test('the pairing link is copied on a page of plain http', needs('hosts'), async () => {
  const { page, copied } = await insecure()
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^WalletConnect/ })
    .click()
  await atView(page, 'ConnectingWalletConnect')
  await modal(page).getByRole('button', { name: 'Copy link' }).click()
  await modal(page).getByText('Link copied').waitFor()
  assert.match(await copied(), /^wc:[0-9a-f]{64}@2\?/)
})

test('text that the browser refuses to copy is shown selected, to be copied by hand', needs('hosts'), async () => {
  const { page, copied } = await insecure(() => void (document.execCommand = () => false))
  const address = await toAddress(page)
  await copyButton(page).click()
  await field(page).waitFor()
  assert.equal(await field(page).inputValue(), address)
  await page.keyboard.press('Control+C')
  await modal(page).getByText('Address copied').waitFor()
  await field(page).waitFor({ state: 'detached' })
  assert.equal(await copied(), address)
})
