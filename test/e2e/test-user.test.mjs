// What `wallet-modal/testing` offers for the embedded wallet, as a site's own tests use it.
import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { createTestEmbeddedUser } from '../../dist/testing/index.js'
import { addressOf, ask } from './support/email.mjs'
import { atView, connected, disconnected } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { openView } from './support/states/steps.mjs'

const site = await startSite()
const { api, frame } = site.stack
const message = '0x68656c6c6f'

afterEach(() => frame.reset())

test('a visitor logs in with one call, on a new device and on a known one, and reads the last mail', async () => {
  const page = await site.open()
  const ada = createTestEmbeddedUser({ devUrl: api.url })
  const { email, evm, solana } = await ada.logIn(page)
  await connected(page)
  await atView(page)
  assert.equal(email, 'ada@example.com')
  assert.equal(await addressOf(page, 'solana'), solana)
  assert.ok(
    await page.evaluate(
      key => window.walletModal.getAccount('eip155').allAccounts.some(({ address }) => address === key),
      evm,
    ),
  )
  assert.match((await ada.lastMail()).code, /^\d{6}$/)
  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
  const again = await ada.logIn(page, { open: () => openView(page, 'EmailLogin') })
  assert.deepEqual(again, { email, evm, solana })
  await ada.endSessions()
  await page.reload()
  await disconnected(page)
})

test('the next request is approved or refused, and returned', async () => {
  const page = await site.open()
  const grace = createTestEmbeddedUser({ devUrl: api.url, email: 'grace@example.com' })
  await grace.logIn(page)
  await connected(page)
  await atView(page)
  const address = await addressOf(page)
  const first = await ask(page, 'personal_sign', [message, address])
  const { title, text } = await grace.approve(page)
  assert.deepEqual([title, text], ['Sign a message', 'hello'])
  assert.match((await first.asked).value, /^0x/)
  await atView(page)
  const second = await ask(page, 'personal_sign', [message, address])
  assert.equal((await grace.reject(page)).title, 'Sign a message')
  assert.equal((await second.asked).code, 4001)
})

test('a refusal of the stack is reported with its message', async () => {
  const page = await site.open()
  const nobody = createTestEmbeddedUser({ devUrl: `${api.url}/nowhere` })
  await assert.rejects(nobody.logIn(page), /Status 404|No such|not found/i)
})
