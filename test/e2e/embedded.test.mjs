import assert from 'node:assert/strict'
import test from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { connected, disconnected, inWallet, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const aspen = page => modal(page).getByRole('button', { name: /^Aspen/ })
const showsView = (page, view) => page.locator(`w3m-modal[view="${view}"]`).waitFor({ state: 'attached' })

test('in the page, the modal lists the wallets at once and asks a service only on intent', async () => {
  site.stack.api.clear()
  const page = await site.open('embedded.html')
  await aspen(page).waitFor()
  await atRest(page)
  assert.deepEqual(site.stack.api.requests(), [])
  await modal(page).hover()
  await comesTrue(() => site.stack.api.requests('GET /getWallets').length)
  assert.ok(site.stack.api.requests('GET /getWallets').length > 0)
  assert.equal(await page.locator('dialog[open]').count(), 0)
})

test('embedded, it continues to the account, keeps it across a reload, and returns to the wallets', async () => {
  const page = await site.open('embedded.html')
  await aspen(page).click()
  await connected(page)
  await showsView(page, 'Account')
  await page.reload()
  await connected(page)
  await showsView(page, 'Account')
  await modal(page).getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(page)
  await showsView(page, 'Connect')
  await aspen(page).waitFor()
})

test('in the page, a refusal can be tried again', async () => {
  const page = await site.open('embedded.html')
  await aspen(page).waitFor()
  await inWallet(page, 0, 'reject')
  await aspen(page).click()
  await modal(page).getByText('Request declined').first().waitFor()
  await inWallet(page, 0, 'approve')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await showsView(page, 'Account')
})

test('in the page, a view that the site opens has a way back', async () => {
  const page = await site.open('embedded.html')
  await aspen(page).waitFor()
  await page.evaluate(async () => {
    const { getWalletModal } = await import(new URL('cdn/wallet-modal.js', location.href).href)
    void getWalletModal().open({ view: 'Networks' })
  })
  await showsView(page, 'Networks')
  await modal(page).getByRole('button', { name: 'Back' }).click()
  await showsView(page, 'Connect')
  await aspen(page).waitFor()
  assert.equal(await modal(page).getByRole('button', { name: 'Back' }).count(), 0)
})
