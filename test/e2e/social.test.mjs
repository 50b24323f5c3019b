import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { isReplaced } from '../support/engine.mjs'
import { logIn } from './support/email.mjs'
import { atView, connected, disconnected, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { frame, social } = site.stack

afterEach(() => {
  frame.reset()
  social.reset()
})

const NAMES = { google: 'Google', x: 'X', discord: 'Discord', github: 'GitHub', apple: 'Apple', facebook: 'Facebook' }
const stored = (page, key) => page.evaluate(key => localStorage.getItem(key), key)
const address = page => page.evaluate(() => window.walletModal.getAddress('eip155'))
const button = (page, name) => modal(page).getByRole('button', { name: `Continue with ${name}`, exact: true })
const popupOf = page => page.waitForEvent('popup')
const says = (page, text) => modal(page).getByRole('status').filter({ hasText: text }).first().waitFor()

/** Opens the dialog and presses the button of a provider; those of the second page are found there. */
async function choose(page, name) {
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page).getByRole('list', { name: 'Social logins' }).waitFor()
  if (await button(page, name).count()) return button(page, name).click()
  await modal(page).getByRole('button', { name: 'More options' }).click()
  await atView(page, 'ConnectSocials')
  await modal(page).getByRole('button', { name, exact: true }).click()
}

async function logInWith(page, name) {
  const popup = popupOf(page)
  await choose(page, name)
  await connected(page)
  await atView(page)
  return popup
}

for (const [provider, name] of Object.entries(NAMES))
  test(`a visitor logs in with ${name}, on EVM and Solana, and is still logged in after a reload`, async () => {
    social.set({ provider, mode: 'approve', handle: 'grace', email: 'grace@example.com' })
    const page = await site.open()
    const popup = await logInWith(page, name)
    assert.ok(popup.isClosed(), 'the popup is closed')
    const [user] = frame.users()
    const account = await page.evaluate(() => window.walletModal.getAccount('eip155'))
    assert.ok(account.allAccounts.some(known => known.address === user.evm))
    assert.equal(account.embeddedWalletInfo.authProvider, provider)
    assert.equal(await page.evaluate(() => window.walletModal.getAddress('solana')), user.solana)
    assert.equal(await stored(page, '@appkit/connected_social'), provider)
    await page.reload()
    await connected(page)
    assert.equal(await address(page), account.address)
    await pressButton(page)
    await atView(page, 'Account')
    await modal(page).getByText('grace', { exact: true }).waitFor() // discord’s trailing 0 is not shown
    await modal(page).getByRole('button', { name: 'Disconnect' }).click()
    await disconnected(page)
    for (const key of ['@appkit/connected_social', '@appkit-wallet/SOCIAL_USERNAME'])
      assert.equal(await stored(page, key), null, key)
  })

test('a visitor approves on the provider’s page, in a window of 600 x 800', async () => {
  const page = await site.open()
  const opened = popupOf(page)
  await choose(page, 'Google')
  await atView(page, 'ConnectingSocial')
  await says(page, 'Continue in the Google window')
  const popup = await opened
  await popup.getByRole('textbox', { name: 'User name' }).fill('hedy')
  const { width, height } = await popup.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  if (!isReplaced('popups')) assert.deepEqual([width, height], [600, 800])
  await popup.getByRole('button', { name: 'Approve', exact: true }).click()
  await connected(page)
  assert.equal(await stored(page, '@appkit-wallet/SOCIAL_USERNAME'), 'hedy')
})

for (const [mode, said] of [
  ['cancel', 'The user cancelled the login'],
  ['error', 'The provider was told to fail'],
])
  test(`${mode}: the provider’s message is shown, and the visitor tries again`, async () => {
    social.set({ provider: 'google', mode })
    const page = await site.open()
    const opened = popupOf(page)
    await choose(page, 'Google')
    await says(page, 'Failed to connect')
    await modal(page).getByText(`Google says: ${said}`).waitFor()
    assert.ok((await opened).isClosed())
    social.set({ provider: 'google', mode: 'approve' })
    await modal(page).getByRole('button', { name: 'Try again' }).click()
    await connected(page)
  })

test('a popup that the visitor closes ends the login, and a second one works', async () => {
  social.set({ provider: 'google', mode: 'never' })
  const page = await site.open()
  const opened = popupOf(page)
  await choose(page, 'Google')
  const popup = await opened
  await popup.getByText('It will be so for ever.').waitFor()
  await popup.close()
  await says(page, 'Popup closed')
  assert.equal(await page.evaluate(() => window.walletModal.getAccount('eip155').status), 'disconnected')
  social.set({ provider: 'google', mode: 'approve' })
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await connected(page)
})

for (const [how, leave] of [
  ['goes back', page => modal(page).getByRole('button', { name: 'Back' }).click()],
  ['closes the dialog', page => page.keyboard.press('Escape')],
])
  test(`the popup closes when the visitor ${how}`, async () => {
    social.set({ provider: 'google', mode: 'never' })
    const page = await site.open()
    const opened = popupOf(page)
    await choose(page, 'Google')
    await says(page, 'Continue in the Google window')
    const popup = await opened
    await leave(page)
    if (!popup.isClosed()) await popup.waitForEvent('close')
    assert.equal(await page.evaluate(() => window.walletModal.getAccount('eip155').status), 'disconnected')
  })

/** Follows the plain link of the view, and comes back logged in. */
async function logInHere(page) {
  const link = modal(page).getByRole('link', { name: 'Log in on this page' })
  await link.click()
  await connected(page)
  assert.equal(await stored(page, '@appkit/connected_social'), 'google')
  assert.equal(await stored(page, '@appkit/social_provider'), null)
  assert.doesNotMatch(await page.evaluate(() => location.search), /result_uri/)
}

test('a blocked popup is reported, and the visitor logs in in this tab and returns to the page', async () => {
  social.set({ provider: 'google', mode: 'approve' })
  const page = await site.open('?from=here')
  await page.evaluate(() => (window.open = () => null))
  await choose(page, 'Google')
  await says(page, 'Failed to initiate social connection')
  await modal(page)
    .getByText(/Your browser blocked the login window/)
    .waitFor()
  await logInHere(page)
  assert.equal(await page.evaluate(() => location.search), '?from=here')
})

test('a popup that the page’s own policy cuts off is reported, and the visitor logs in in this tab', async () => {
  social.set({ provider: 'google', mode: 'approve' })
  const visitor = await site.visitor()
  // an answer that a test gives comes from nowhere, so that the page needs leave to reach this machine
  await visitor.context.grantPermissions(['local-network-access'])
  await visitor.context.route(
    url => url.href.startsWith(site.url) && url.pathname === '/',
    async route => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
      await route.fulfill({ response, headers })
    },
  )
  const page = await visitor.open()
  await choose(page, 'Google')
  await says(page, 'Popup closed')
  await logInHere(page)
})

test('a result in the URL is ignored unless the login started on this page', async () => {
  const page = await site.open(`?result_uri=${encodeURIComponent(`${frame.url}/callback?code=attacker&state=x`)}`)
  await disconnected(page)
  await pressButton(page)
  await atView(page, 'Connect')
  assert.equal(await page.locator('#w3m-iframe').count(), 0)
})

test('a button for a provider opens its login directly', async () => {
  social.set({ provider: 'github', mode: 'approve', handle: 'linus' })
  const page = await site.open()
  await page.evaluate(() => {
    const button = document.createElement('wallet-modal-wallet-button')
    button.setAttribute('wallet', 'github')
    document.querySelector('main').prepend(button)
  })
  const opened = popupOf(page)
  await page
    .locator('wallet-modal-wallet-button')
    .getByRole('button', { name: /GitHub/ })
    .click()
  await opened
  await connected(page)
  assert.equal(await stored(page, '@appkit/connected_social'), 'github')
})

test('a site without socials has no buttons, and the site decides their order', async () => {
  const page = await site.open()
  await page.evaluate(() => window.walletModal.updateFeatures({ socials: ['github', 'google'] }))
  await pressButton(page)
  await atView(page, 'Connect')
  const names = modal(page).getByRole('list', { name: 'Social logins' }).getByRole('button')
  await names.first().waitFor()
  assert.deepEqual(await names.evaluateAll(all => all.map(one => one.getAttribute('aria-label'))), [
    'Continue with GitHub',
    'Continue with Google',
  ])
  await page.evaluate(() => window.walletModal.updateFeatures({ socials: false }))
  await names.first().waitFor({ state: 'detached' })
})

test('a visitor scans the Farcaster code, and the app approves', async () => {
  const page = await site.open()
  await choose(page, 'Farcaster')
  await atView(page, 'ConnectingFarcaster')
  await modal(page).getByRole('img', { name: 'QR code to log in with Farcaster' }).waitFor()
  await waitForApp(page)
  social.approveFarcaster('vera')
  await connected(page)
  assert.equal(await stored(page, '@appkit/connected_social'), 'farcaster')
  assert.equal(await stored(page, '@appkit-wallet/SOCIAL_USERNAME'), 'vera')
  const [user] = frame.users()
  assert.equal(user.userName, 'vera')
})

/** The secure site waits for the app by now: the page asked for the link, then for the approval. */
const waitForApp = page => says(page, 'Scan with your phone')

test('on a phone, a button opens the Farcaster app', async () => {
  const visitor = await site.visitor({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await visitor.open()
  await choose(page, 'Farcaster')
  const link = modal(page).getByRole('link', { name: 'Open Farcaster' })
  await link.waitFor()
  const opened = visitor.context.waitForEvent('page')
  await link.click()
  const app = await opened
  await app.getByRole('textbox', { name: 'User name' }).fill('vera')
  await app.getByRole('button', { name: 'Approve', exact: true }).click()
  await app.getByText('Approved').waitFor()
  await app.close()
  await connected(page)
})

test('leaving Farcaster resets the frame, and the visitor can log in by email', async () => {
  const page = await site.open()
  await choose(page, 'Farcaster')
  await waitForApp(page)
  await modal(page).getByRole('button', { name: 'Back' }).click()
  await atView(page, 'Connect')
  await page.locator('#w3m-iframe').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await atView(page)
  await logIn(page, site.stack, 'ada@example.com')
  assert.equal(await stored(page, '@appkit/connected_social'), null)
  assert.equal(await page.locator('#w3m-iframe').count(), 1)
})

test('a refusal in the Farcaster app is reported, and can be retried', async () => {
  social.set({ provider: 'farcaster', mode: 'cancel' })
  const page = await site.open()
  await choose(page, 'Farcaster')
  await says(page, 'Failed to connect to Farcaster')
  social.set({ provider: 'farcaster', mode: 'approve', handle: 'vera' })
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await connected(page)
})
