import assert from 'node:assert/strict'
import test from 'node:test'

import { connect, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

const call = async (method, ...params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(site.stack.solana.url, { method: 'POST', body })).json()).result
}
const card = page => page.getByRole('region', { name: 'Solana' })
const ready = page => card(page).locator('button:enabled').first().waitFor()

test('a transfer of SOL is signed, sent and confirmed', async () => {
  const page = await site.open()
  const { address } = site.stack.solana.accounts[4]
  const { value: before } = await call('getBalance', address)
  await connect(page, 'Cedar')
  await ready(page)
  await card(page).getByRole('button', { name: 'Send SOL' }).click()
  await card(page).getByText('Confirmed', { exact: true }).waitFor()
  const signature = await card(page).getByTestId('solana-result').innerText()
  const { value: after } = await call('getBalance', address)
  assert.equal(after - before, 250_000_000)
  const { value } = await call('getSignatureStatuses', [signature])
  assert.equal(value[0].err, null)
})

test('a Solana message is signed', async () => {
  const page = await site.open()
  await connect(page, 'Cedar')
  await ready(page)
  await card(page).getByRole('button', { name: 'Sign a message' }).click()
  await card(page).getByText(`Signed by ${site.stack.solana.accounts[0].address}`).waitFor()
  assert.match(await card(page).getByTestId('solana-result').innerText(), /^[0-9a-f]{128}$/)
})

test('a Solana wallet is there again after a reload, and gone after disconnecting', async () => {
  const page = await site.open()
  await connect(page, 'Cedar')
  await ready(page)
  await page.reload()
  await ready(page)
  await pressButton(page)
  await page.locator('w3m-modal[open][view="Account"]').waitFor({ state: 'attached' })
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await card(page).getByRole('button', { name: 'Send SOL', disabled: true }).waitFor()
  await page.reload()
  await card(page).getByRole('button', { name: 'Send SOL', disabled: true }).waitFor()
})
