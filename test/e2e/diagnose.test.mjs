// What the diagnostics panel says on the built package, against the development stack: a service that fails is seen.
import assert from 'node:assert/strict'
import test from 'node:test'

import { atView, connect, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { api, accounts } = site.stack

const panel = page => modal(page).locator('w3m-diagnostics-view')
const item = (page, part, text) =>
  panel(page).getByRole('region', { name: part }).getByRole('listitem').filter({ hasText: text }).first()

test('a failing service appears in the panel and in the copied report', async () => {
  const { open } = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await open()
  await connect(page)
  const { address } = accounts[0]
  await fetch(`${api.url}/__dev/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route: 'GET /v1/account/:address/balance', mode: 'fail', status: 503 }),
  })
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page)
    .locator('w3m-token-list')
    .getByText(/[Cc]ould not (load|be loaded)/)
    .waitFor()

  const report = await page.evaluate(() => window.walletModal.diagnose())
  await atView(page, 'Diagnostics')
  await item(page, 'Services', 'GET /v1/account/{}/balance').getByText('503 HTTP_STATUS').waitFor()
  await item(page, 'Sessions', 'eip155').getByText('connected', { exact: true }).waitFor()
  await item(page, 'Wallets', 'Aspen').getByText('announced by EIP-6963').waitFor()
  assert.ok(report.services.some(({ route, status }) => route === '/v1/account/{}/balance' && status === 503))

  await panel(page).getByRole('button', { name: 'Copy report' }).press('Enter')
  await modal(page).getByText('Report copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.deepEqual(JSON.parse(copied), JSON.parse(JSON.stringify(report)))
  for (const secret of [address, 'playground', 'projectId='])
    assert.ok(!copied.toLowerCase().includes(secret.toLowerCase()), secret)

  await modal(page).getByRole('button', { name: 'Back' }).click()
  await atView(page, 'Account')
  site.problems.splice(0) // the browser logs the status
})

test('the address of the page opens the panel, which knows the wallets of the page', async () => {
  const page = await site.open('?wallet-modal-debug')
  await atView(page, 'Diagnostics')
  await item(page, 'Wallets', 'Aspen').getByText('announced by EIP-6963').waitFor()
  await page.keyboard.press('Escape')
  await atView(page)
  await pressButton(page)
  await atView(page, 'Connect')
})
