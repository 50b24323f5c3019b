// The embedded wallet where the dialog, the page or the secure site are not as usual.
import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { comesTrue } from '../support/comes-true.mjs'
import { addressOf, approve, ask, codeField, emailField, frameOf, logIn, sendCode, toDecide } from './support/email.mjs'
import { atView, connect, connected, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { openView } from './support/states/steps.mjs'

const site = await startSite()
const { frame, mail } = site.stack

afterEach(() => frame.reset())

const EMAIL = 'ada@example.com'
const message = '0x68656c6c6f'
const showsView = (page, view) => page.locator(`w3m-modal[view="${view}"]`).waitFor({ state: 'attached' })

/** The handle of a page that was made by an element, as the playground has it. */
const takeHandle = page =>
  page.evaluate(async () => {
    const { getWalletModal } = await import(new URL('cdn/wallet-modal.js', location.href).href)
    window.walletModal = getWalletModal()
  })

/** Sends an address from the Connect view, without a word of what comes of it. */
async function sendEmail(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill(EMAIL)
  await emailField(page).press('Enter')
}

const says = (page, text) => modal(page).getByRole('status').filter({ hasText: text }).first().waitFor()

/** From the mail on, as a visitor goes on who has come this far. */
async function finish(page) {
  await atView(page, 'EmailVerifyDevice')
  frame.confirmDevice(EMAIL)
  await atView(page, 'EmailVerifyOtp')
  await sendCode(page, await frame.code(EMAIL))
  await connected(page)
  await atView(page)
}

/** The complaints of the page that a test is about; any other still fails it. */
function complaints(pattern) {
  const all = site.problems.splice(0)
  site.problems.push(...all.filter(text => !pattern.test(text)))
  return all.filter(text => pattern.test(text))
}

test('embedded in the page, the login and its approvals are shown in place, without a dialog', async () => {
  const page = await site.open('embedded.html')
  await emailField(page).fill(EMAIL)
  await emailField(page).press('Enter')
  await showsView(page, 'EmailVerifyDevice')
  frame.confirmDevice(EMAIL)
  await showsView(page, 'EmailVerifyOtp')
  await codeField(page).fill(await frame.code(EMAIL))
  await connected(page)
  await showsView(page, 'Account')
  assert.equal(await page.locator('dialog[open]').count(), 0)
  await takeHandle(page)
  const { asked } = await ask(page, 'personal_sign', [message, await addressOf(page)])
  await showsView(page, 'ApproveTransaction')
  await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
  const place = await page.locator('w3m-approve-transaction-view').boundingBox()
  assert.deepEqual(await page.locator('#w3m-iframe').boundingBox(), place, 'the frame is over the view')
  await approve(page)
  assert.match((await asked).value, /^0x/)
  await showsView(page, 'Account')
  await page.reload()
  await connected(page)
  assert.equal(await page.locator('#w3m-iframe').count(), 1)
})

test('a login is restored even before the site has placed the modal, and asks for approvals afterwards', async () => {
  const page = await site.open('plain.html')
  await logIn(page, site.stack, EMAIL)
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const element = document.querySelector('wallet-modal')
      if (!element) return
      observer.disconnect()
      element.setAttribute('disable-append', '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await connected(page)
  assert.equal(await page.locator('w3m-modal').count(), 0)
  assert.equal(await page.locator('body > #w3m-iframe').count(), 1)
  await takeHandle(page)
  const block = await ask(page, 'eth_blockNumber', [])
  assert.match((await block.asked).value, /^0x/)

  await page.evaluate(() => document.querySelector('main').append(document.createElement('w3m-modal')))
  const { asked } = await ask(page, 'personal_sign', [message, await addressOf(page)])
  await toDecide(page)
  assert.equal(await page.locator('#w3m-iframe').count(), 1)
  await approve(page)
  assert.match((await asked).value, /^0x/)
  await atView(page)
})

test('a login replaces a connected extension, which is active again after logging out', async () => {
  const page = await site.open()
  await connect(page, 'Aspen')
  const aspen = await addressOf(page)
  await openView(page, 'EmailLogin')
  await emailField(page).fill(EMAIL)
  await emailField(page).press('Enter')
  await finish(page)
  await page.waitForFunction(known => window.walletModal.getAddress('eip155') !== known, aspen)
  const connections = () =>
    page.evaluate(() => window.walletModal.getConnections('eip155').map(({ connectorId }) => connectorId))
  assert.ok((await connections()).includes('AUTH'))
  assert.equal((await connections()).length, 2)
  assert.ok(await addressOf(page, 'solana'))
  await page.evaluate(() => window.walletModal.disconnect('eip155'))
  await page.waitForFunction(known => window.walletModal.getAddress('eip155') === known, aspen)
  assert.equal(await addressOf(page, 'solana'), undefined)
})

test('a secure site that does not load is given up after 20 s, and a retry works without a reload', async () => {
  const page = await (await withClock()).open()
  frame.faults.set({ mode: 'never-loads', times: 1 })
  await sendEmail(page)
  await comesTrue(() => frame.faults.list()[0].hits)
  await page.clock.fastForward(19_000)
  await says(page, 'Sending an email…')
  await page.clock.fastForward(2_000)
  await says(page, 'Unable to load email login dependency')
  await modal(page).getByText('Network Error - Could not load embedded wallet').first().waitFor()
  await emailField(page).press('Enter')
  await finish(page)
  assert.equal(complaints(/Could not load embedded wallet/).length, 1)
})

test('a silent secure site is given up after 120 s, and a retry works without a reload', async () => {
  const page = await (await withClock()).open()
  frame.faults.set({ mode: 'silent', message: 'CONNECT_EMAIL', times: 1 })
  const last = mail.list(EMAIL).at(-1)
  await sendEmail(page)
  await mail.next({ to: EMAIL, after: last?.id })
  await page.clock.fastForward(118_000)
  await says(page, 'Sending an email…')
  await page.clock.fastForward(3_000)
  await modal(page).getByText('Embedded Wallet Request Timed Out').first().waitFor()
  await emailField(page).and(page.locator('[aria-invalid=true]')).waitFor()
  frame.clearLimits()
  await emailField(page).press('Enter')
  await finish(page)
  assert.equal(complaints(/Embedded Wallet Request Timed Out/).length, 1)
})

/** A visitor whose clock can be moved on; until then it goes as usual. */
async function withClock() {
  const visitor = await site.visitor()
  await visitor.context.clock.install()
  return visitor
}

test('a page whose policy blocks the secure site shows that at once, and its wallets connect', async () => {
  const visitor = await site.visitor()
  // an answer that a test gives comes from nowhere, so that the page needs leave to reach this machine
  await visitor.context.grantPermissions(['local-network-access'])
  await visitor.context.route(
    url => url.href.startsWith(site.url) && url.pathname === '/',
    async route => {
      const response = await route.fetch()
      const own = response.headers()['content-security-policy']
      const policy = own.replace(/frame-src [^;]+/, "frame-src 'self'")
      assert.notEqual(policy, own)
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    },
  )
  const page = await visitor.open()
  await sendEmail(page)
  await says(page, 'Unable to load email login dependency')
  assert.ok(complaints(/frame-src|Could not load embedded wallet/).length > 0)
  await page.keyboard.press('Escape')
  await atView(page)
  await connect(page, 'Aspen')
})
