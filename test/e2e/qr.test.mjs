import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { atView, connected, keepQuiet, modal, pressButton } from './support/page.mjs'
import { scan, takePicture } from './support/scan.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { wallet } = site.stack
const URI = /^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/

afterEach(async () => {
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
})

/** From the button to the code of any wallet, as a visitor gets there. */
async function toCode(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^WalletConnect/ })
    .click()
  await atView(page, 'ConnectingWalletConnect')
  await modal(page)
    .getByRole('img', { name: /^QR code/ })
    .waitFor()
  await atRest(page)
}

/** What a phone would read off the screen. */
const scanScreen = async page => scan(site.browser, await takePicture(page))

for (const colorScheme of ['dark', 'light'])
  test(`the code is scanned off the screen, approved, and the page is connected: ${colorScheme}`, async () => {
    const page = await (await site.visitor({ colorScheme })).open()
    await page.evaluate(mode => window.walletModal.setThemeMode(mode), colorScheme)
    await toCode(page)
    const uri = await scanScreen(page)
    assert.match(uri ?? 'nothing was read', URI)
    wallet.rules.approve()
    await wallet.pair(uri)
    await connected(page)
    await atView(page)
    assert.equal(await page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')), null)
  })

test('the code of one wallet, with its picture in the middle, is scanned too', async () => {
  const page = await site.open()
  await keepQuiet(page)
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .locator('w3m-wallet-row')
    .filter({ hasNotText: /Installed|QR code|Get/ })
    .first()
    .click()
  await atView(page, 'ConnectingWalletConnect')
  await modal(page)
    .getByRole('img', { name: /^QR code/ })
    .waitFor()
  await atRest(page)
  assert.match((await scanScreen(page)) ?? 'nothing was read', URI)
})

test('a phone of 360 px shows a code that can be read', async () => {
  const page = await (await site.visitor({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 })).open()
  await toCode(page)
  assert.match((await scanScreen(page)) ?? 'nothing was read', URI)
})

test('the copied text is the content of the code', async () => {
  const visitor = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await visitor.open()
  await toCode(page)
  await modal(page).getByRole('button', { name: 'Copy link' }).click()
  await modal(page).getByText('Link copied').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await scanScreen(page))
})
