import assert from 'node:assert/strict'
import test from 'node:test'

import { connect, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

const connected = page => page.getByText(/Connected as bcrt1q/).waitFor()

test('a payment is made by a signed PSBT that the local chain takes', async () => {
  const page = await site.open()
  await connect(page, 'Bristlecone')
  await connected(page)
  const before = site.stack.bitcoin.requests('POST /tx').length
  await page.getByRole('button', { name: 'Pay by a signed PSBT' }).click()
  const sent = page.getByText(/Sent in [0-9a-f]{64}/)
  await sent.waitFor()
  const txid = /[0-9a-f]{64}/.exec(await sent.innerText())?.[0]
  assert.equal(site.stack.bitcoin.requests('POST /tx').length, before + 1)
  const kept = await (await fetch(`${site.stack.bitcoin.url}/tx/${txid}`)).json()
  assert.equal(kept.status.confirmed, true)
  assert.ok(kept.vout.some(({ value }) => value === 10_000))
})

test('a Bitcoin message is signed, and the page says how', async () => {
  const page = await site.open()
  await connect(page, 'Bristlecone')
  await page.getByRole('button', { name: 'Sign a Bitcoin message' }).click()
  await page.getByText(/ECDSA: /).waitFor()
})

test('a Bitcoin wallet is there again after a reload', async () => {
  const page = await site.open()
  await connect(page, 'Bristlecone')
  await connected(page)
  await page.reload()
  await connected(page)
  await pressButton(page)
  await page.locator('w3m-modal[open][view="Account"]').waitFor({ state: 'attached' })
})
