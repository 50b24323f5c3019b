import assert from 'node:assert/strict'
import test from 'node:test'

import { callsOf, connect, count, disconnected, fact, inWallet } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

test('a page that is seen again follows the account that was changed while no event came', async () => {
  const page = await site.open()
  await connect(page)
  const { address } = site.stack.accounts[1]
  await inWallet(page, 0, 'answer', 'eth_accounts', [address])
  const before = await callsOf(page)
  const see = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await see()
  await fact(page, 'address', address)
  const asked = (await callsOf(page)).slice(before.length)
  assert.equal(count(asked, 'eth_accounts'), 1)
  assert.equal(count(asked, 'eth_requestAccounts'), 0)

  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
  const after = (await callsOf(page)).length
  await see()
  await connect(page, 'Birch')
  assert.deepEqual((await callsOf(page)).slice(after), [])
})
