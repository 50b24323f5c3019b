import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { accountsOf, addressOf, approve, ask, logIn, toDecide } from './support/email.mjs'
import { atView, connected, disconnected } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { frame } = site.stack

afterEach(() => frame.reset())

const EMAIL = 'ada@example.com'
const message = '0x68656c6c6f'
const KEYS = ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'SOCIAL_USERNAME']

async function twoTabs() {
  const visitor = await site.visitor()
  return [await visitor.open(), await visitor.open()]
}

/** Both families of the login are there. */
const hasBoth = page =>
  page.waitForFunction(() =>
    ['eip155', 'solana'].every(namespace => window.walletModal.getAccount(namespace).isConnected),
  )

const logOut = page => page.evaluate(() => window.walletModal.disconnect())

test('a login in one tab reaches the other with the same accounts, and so does the log-out', async () => {
  const [one, other] = await twoTabs()
  await logIn(one, site.stack, EMAIL)
  await connected(other)
  await hasBoth(other)
  assert.deepEqual(await accountsOf(other), await accountsOf(one))
  assert.equal(await other.locator('w3m-modal[open]').count(), 0, 'nothing opened there')

  const { asked } = await ask(other, 'personal_sign', [message, await addressOf(other)])
  await toDecide(other)
  await approve(other)
  assert.match((await asked).value, /^0x/)
  await atView(other)

  await one.evaluate(() => {
    window.heard = []
    window.provider = window.walletModal.getProvider('eip155')
    window.provider.on('disconnect', () => window.heard.push('disconnect'))
  })
  await logOut(other)
  for (const page of [one, other]) {
    await disconnected(page)
    assert.equal(await addressOf(page, 'solana'), undefined)
  }
  assert.deepEqual(await one.evaluate(() => window.provider.request({ method: 'eth_accounts' })), [])
  assert.deepEqual(await one.evaluate(() => window.heard), ['disconnect'])
  for (const key of KEYS)
    assert.equal(await one.evaluate(name => localStorage.getItem(`@appkit-wallet/${name}`), key), null)
  for (const page of [one, other]) {
    await page.reload()
    await disconnected(page)
  }
})

test('open requests in one tab are rejected when the visitor logs out in the other', async () => {
  const [one, other] = await twoTabs()
  await logIn(one, site.stack, EMAIL)
  await connected(other)
  const { asked } = await ask(one, 'personal_sign', [message, await addressOf(one)])
  await toDecide(one)
  await logOut(other)
  assert.deepEqual(await asked, { code: 4001, message: 'Request was aborted' })
  await disconnected(one)
  await atView(one)
  assert.equal(frame.users().length, 1)
})

test('both tabs share the next login', async () => {
  const [one, other] = await twoTabs()
  await logIn(one, site.stack, EMAIL)
  await hasBoth(other)
  const before = await addressOf(other)
  await logOut(one)
  await disconnected(other)
  frame.clearLimits()
  await logIn(other, site.stack, 'grace@example.com')
  await hasBoth(one)
  assert.deepEqual(await accountsOf(one), await accountsOf(other))
  assert.notEqual(await addressOf(one), before)
  assert.equal(
    await one.evaluate(() => window.walletModal.getAccount('eip155').embeddedWalletInfo.user.email),
    'grace@example.com',
  )
})
