// The built package in a frame of the development stack's Safe stand-in.
import assert from 'node:assert/strict'
import test from 'node:test'

import { comesTrue } from '../support/comes-true.mjs'
import { atView, chooseWallet, connected, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { accounts, safe } = site.stack
const SAFE = accounts[8].address

/** The page around the app, and the app’s own frame once its modal is ready. */
async function inSafe(around = `${safe.url}?app=${encodeURIComponent(site.url)}`, before) {
  const { context } = await site.visitor()
  if (before) await context.addInitScript(before)
  const page = await context.newPage()
  if (around.startsWith('<')) await page.setContent(around)
  else await page.goto(around)
  return { page, app: await appOf(page) }
}

async function appOf(page) {
  const element = await page.locator('iframe').first().elementHandle()
  const app = await element.contentFrame()
  await app.waitForFunction(() => 'walletModal' in window)
  await app.evaluate(() => window.walletModal.ready())
  return app
}

const addressIn = app => app.evaluate(() => window.walletModal.getAddress('eip155') ?? null)

/** Calls the site's provider; returns the answer, or the rejection's code. */
const ask = (app, method, ...params) =>
  app.evaluate(
    ([method, params]) =>
      window.walletModal
        .getProvider('eip155')
        .request({ method, params })
        .then(
          value => ({ value }),
          ({ code }) => ({ code }),
        ),
    [method, params],
  )

test('the Safe around the page is connected as it loads, without a question', async () => {
  const { page, app } = await inSafe()
  assert.equal(await addressIn(app), SAFE)
  assert.equal(await app.evaluate(() => window.walletModal.getWalletInfo().name), 'Safe')
  assert.equal(await app.evaluate(() => window.walletModal.isOpen()), false)
  assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0)
})

/** Has the app's frame find itself offline until `isBack` is set. */
function offline() {
  if (window.parent === window) return
  const { fetch } = window
  Object.defineProperty(navigator, 'onLine', { get: () => window.isBack === true })
  window.fetch = (...given) => {
    const isLook = given[1]?.method === 'HEAD' // whether the page's own server answers
    return isLook && !window.isBack ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...given)
  }
}

test('the Safe is connected once online, when the page was opened offline', async () => {
  const { app } = await inSafe(undefined, offline)
  assert.equal(await addressIn(app), null)
  await app.evaluate(() => {
    window.isBack = true
    window.dispatchEvent(new Event('online'))
  })
  await app.waitForFunction(() => window.walletModal.getAddress('eip155') !== undefined)
  assert.equal(await addressIn(app), SAFE)
})

test('its owners approve or reject the site’s requests, and the site finds the transaction', async () => {
  const { page, app } = await inSafe()
  const transaction = { from: SAFE, to: accounts[9].address, value: '0x1' }
  const sent = ask(app, 'eth_sendTransaction', transaction)
  await page.getByRole('button', { name: 'Approve' }).click()
  const { value: hash } = await sent
  assert.match(hash, /^0x[\da-f]{64}$/)
  const receipt = await comesTrue(async () => (await ask(app, 'eth_getTransactionReceipt', hash)).value)
  assert.equal(receipt.status, '0x1')
  assert.notEqual(receipt.transactionHash, hash)
  const refused = ask(app, 'eth_sendTransaction', transaction)
  await page.getByRole('button', { name: 'Reject' }).click()
  assert.deepEqual(await refused, { code: 4001 })
})

test('a visitor who disconnects it stays disconnected, and may connect it again', async () => {
  const { page, app } = await inSafe()
  await app.evaluate(() => window.walletModal.disconnect())
  await page.reload()
  const again = await appOf(page)
  assert.equal(await addressIn(again), null)
  await pressButton(again)
  await atView(again, 'Connect')
  await chooseWallet(again, 'Safe')
  await connected(again)
  assert.equal(await addressIn(again), SAFE)
})

test('in any other frame nothing is asked and nothing connected', async () => {
  const { page, app } = await inSafe(`<iframe src="${site.url}"></iframe>`)
  assert.equal(await addressIn(app), null)
  assert.equal(await app.evaluate(() => window.walletModal.getConnectors().some(({ id }) => id === 'safe')), false)
  assert.equal(await page.locator('iframe').count(), 1)
})
