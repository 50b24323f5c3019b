import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, http, parseEther, verifyMessage } from 'viem'

import { connect, inWallet } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const [alice] = site.stack.accounts.map(({ address }) => address)
const recipient = site.stack.accounts[4].address
const clientOf = chain => createPublicClient({ transport: http(chain.rpcUrl) })

test('a message is signed by the connected account', async () => {
  const page = await site.open()
  await connect(page)
  const message = 'Grüße, 世界 🌍'
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByText(`Signed by ${alice}`).waitFor()
  const signature = await page.getByTestId('signature').innerText()
  assert.equal(await verifyMessage({ address: alice, message, signature }), true)
})

test('a refused signature is an error of the page, and nothing else changes', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'reject', 'personal_sign')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page
    .getByText(/rejected/i)
    .first()
    .waitFor()
  assert.equal(await page.getByTestId('status').innerText(), 'connected')
})

test('a transaction is sent and mined on the network that is chosen', async () => {
  const page = await site.open()
  await connect(page)
  for (const [index, name] of [
    [0, 'Local One'],
    [1, 'Local Two'],
  ]) {
    const client = clientOf(site.stack.evm[index])
    const before = await client.getBalance({ address: recipient })
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await page.getByTestId('network').filter({ hasText: name }).waitFor()
    await page.getByLabel(/^Amount/).fill('1.5')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(/^In block \d+/).waitFor()
    const hash = await page.getByTestId('hash').innerText()
    const { status } = await client.getTransactionReceipt({ hash })
    assert.equal(status, 'success')
    assert.equal((await client.getBalance({ address: recipient })) - before, parseEther('1.5'))
    await page.reload()
    await page
      .getByTestId('status')
      .filter({ hasText: /^connected$/ })
      .waitFor()
  }
})
