import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { atView, connected, keepQuiet, modal, tap } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { relay, wallet } = site.stack

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const PROFILES = [
  { name: 'Safari on iOS', userAgent: `${IOS} Version/18.0 Mobile/15E148 Safari/604.1`, target: '_self' },
  { name: 'Chrome on Android', userAgent: `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, target: '_self' },
  { name: 'Telegram on iOS', userAgent: `${IOS} Mobile/15E148`, telegram: true, target: '_blank' },
  {
    name: 'Telegram on Android',
    userAgent: `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Telegram-Android/11.2`,
    telegram: true,
    target: '_blank',
    twice: true,
  },
  {
    name: 'a browser inside a wallet',
    userAgent: `${IOS} Version/18.0 Mobile/15E148 Safari/604.1 WebView MetaMaskMobile`,
    target: '_blank',
  },
]

afterEach(async () => {
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
})

/** A browser in which no app handles links: the link is only recorded, with whether the visitor's tap still counted. */
async function open({ userAgent, telegram = false }) {
  const viewport = { width: 390, height: 844 }
  const visitor = await site.visitor({ userAgent, viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  await visitor.context.addInitScript(inTelegram => {
    if (inTelegram) window.TelegramWebviewProxy = { postEvent: () => undefined }
    window.openings = []
    window.open = (url, target, features) => {
      window.openings.push({ url: String(url), target, features, active: navigator.userActivation.isActive })
      return null
    }
  }, telegram)
  relay.clear()
  const page = await visitor.open()
  await keepQuiet(page)
  await tap(page.locator('wallet-modal-button').getByRole('button'))
  await atView(page, 'Connect')
  return page
}

const openings = page => page.evaluate(() => window.openings)

/** Waits until a row's link is ready: the page has given its proposal to the relay, and had its answer. */
async function linkReady(page) {
  assert.ok(await comesTrue(() => relay.calls().some(({ method }) => /propose/i.test(method))), 'nothing was proposed')
  await atRest(page)
}

/** A wallet of the catalogue, which is not on this page; the link for its row is ready. */
async function wayOut(page) {
  const row = modal(page)
    .locator('w3m-wallet-row')
    .filter({ hasNotText: /Installed|WalletConnect|Get/ })
    .first()
  await row.waitFor()
  await linkReady(page)
  return row.getByRole('button')
}

for (const profile of PROFILES) {
  test(`${profile.name}: one tap opens the wallet, and its yes connects the page`, async () => {
    const page = await open(profile)
    const row = await wayOut(page)
    assert.deepEqual(await openings(page), [], 'nothing opens before a tap')
    const name = (await row.innerText()).split('\n')[0]
    await tap(row)
    await atView(page, 'ConnectingWalletConnect')
    const [opening] = await openings(page)
    assert.ok(opening, 'the tap opened it')
    assert.equal(opening.target, profile.target)
    assert.equal(opening.active, true)
    assert.match(opening.features, /noopener/)
    assert.match(opening.url, /^(?!http:)[a-z][a-z0-9+.-]*:\/\/.*\bwc\?uri=wc%/)
    const [, encoded] = opening.url.split('uri=')
    const once = decodeURIComponent(encoded)
    const uri = profile.twice ? decodeURIComponent(once) : once
    assert.match(uri, /^wc:[0-9a-f]{64}@2\?/)
    wallet.rules.approve()
    await wallet.pair(uri)
    await connected(page)
    const choice = JSON.parse(await page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')))
    assert.equal(choice.name, name)
    assert.ok(opening.url.startsWith(choice.href.replace(/\/$/, '')))
    await page.evaluate(() => window.walletModal.disconnect())
    assert.equal(await page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')), null)
  })
}

/** What was opened, once that is two; a tap is answered when its flow has loaded. */
async function twoOpenings(page) {
  await comesTrue(async () => (await openings(page)).length >= 2)
  const made = await openings(page)
  assert.equal(made.length, 2)
  return made
}

test('a page that can still be seen 2.5 s after the tap offers other ways', async () => {
  const page = await open(PROFILES[0])
  await tap(await wayOut(page))
  await atView(page, 'ConnectingWalletConnect')
  const again = modal(page).getByRole('button', { name: 'Open again' })
  await modal(page).getByRole('button', { name: 'Show QR code' }).waitFor({ timeout: 4000 })
  for (const name of ['Copy link', 'Show QR code'])
    assert.ok(await modal(page).getByRole('button', { name }).isVisible())
  await tap(again)
  const made = await twoOpenings(page)
  assert.equal(made[0].url, made[1].url)
  assert.ok(made.every(({ active }) => active))
  await modal(page).getByRole('button', { name: 'Show QR code' }).waitFor({ timeout: 4000 })
  await tap(modal(page).getByRole('button', { name: 'Show QR code' }))
  await modal(page)
    .getByRole('img', { name: /^QR code/ })
    .waitFor()
})

/** A phone's page that is connected to the wallet that a tap has opened. */
async function openConnected() {
  const page = await open(PROFILES[0])
  await tap(await wayOut(page))
  await atView(page, 'ConnectingWalletConnect')
  const [{ url }] = await openings(page)
  wallet.rules.approve()
  await wallet.pair(decodeURIComponent(url.split('uri=')[1]))
  await connected(page)
  await atView(page)
  return page
}

/** Asks for a signature, at once or when what counts as a tap here is over; `window.isSigned` is set at its end. */
const sign = (page, { isLate = false } = {}) =>
  page.evaluate(isLate => {
    const provider = window.walletModal.getProvider('eip155')
    const ask = async () => {
      while (isLate && navigator.userActivation.isActive) await new Promise(requestAnimationFrame)
      return provider.request({ method: 'personal_sign', params: ['0x68', provider.accounts[0]] })
    }
    window.isSigned = false
    window.signed = ask().finally(() => (window.isSigned = true))
  }, isLate)

test('a later request opens the wallet again, from a tap and not without one', async () => {
  const page = await openConnected()
  await sign(page, { isLate: true })
  await page.waitForFunction(() => window.isSigned) // which is no tap, as each further evaluation is
  await page.evaluate(() => window.signed)
  assert.deepEqual((await openings(page)).slice(1), [], 'nothing opens without a tap')
  await tap(page.getByRole('heading', { level: 1 }))
  await sign(page)
  await page.evaluate(() => window.signed)
  const made = await twoOpenings(page)
  assert.equal(made[1].active, true)
  assert.match(made[1].url, /wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/)
})

test('a request that no tap could open the wallet for is offered in the dialog until it is answered', async () => {
  const page = await openConnected()
  wallet.rules.hang('personal_sign')
  // What a test evaluates in a page counts as a tap there.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } })
  })
  await sign(page)
  await wallet.nextAsk('personal_sign')
  await modal(page).getByText('finish the request that’s waiting there').waitFor()
  await atView(page, 'Account')
  assert.deepEqual((await openings(page)).slice(1), [], 'nothing opens without a tap')
  await page.evaluate(() => delete navigator.userActivation)
  await tap(
    modal(page)
      .locator('w3m-waiting-request')
      .getByRole('button', { name: /^Open / }),
  )
  const made = await twoOpenings(page)
  assert.equal(made[1].active, true)
  assert.match(made[1].url, /wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/)
  await wallet.approve()
  assert.match(await page.evaluate(() => window.signed), /^0x/)
  await atView(page)
})

test('the dialog stays for a request that follows the answer to another', async () => {
  const page = await openConnected()
  wallet.rules.hang('personal_sign')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } })
    window.changes = [window.walletModal.isOpen()]
    window.walletModal.subscribeState(({ open }) => window.changes.at(-1) !== open && window.changes.push(open))
    const provider = window.walletModal.getProvider('eip155')
    const ask = () => provider.request({ method: 'personal_sign', params: ['0x68', provider.accounts[0]] })
    window.signed = ask().then(ask)
  })
  const offer = modal(page).locator('w3m-waiting-request w3m-ui-button:not([loading])')
  const { id: first } = await wallet.nextAsk('personal_sign')
  await offer.waitFor()
  await wallet.approve()
  const { id: second } = await wallet.nextAsk('personal_sign')
  assert.notEqual(second, first)
  await offer.waitFor()
  await wallet.approve()
  assert.match(await page.evaluate(() => window.signed), /^0x/)
  await atView(page)
  assert.deepEqual(await page.evaluate(() => window.changes), [false, true, false], 'opened once')
})

test('a refusal on the phone gives a fresh link for the next tap', async () => {
  const page = await open(PROFILES[1])
  await tap(await wayOut(page))
  const [first] = await openings(page)
  const handOff = modal(page).locator('w3m-open-wallet')
  await handOff.getByRole('button').first().waitFor()
  await atRest(page) // no one can read and refuse before the page is there
  wallet.rules.reject('session_proposal')
  await wallet.pair(decodeURIComponent(first.url.split('uri=')[1]))
  await modal(page).getByText('Request declined').first().waitFor()
  const button = handOff.locator('w3m-ui-button:not([loading])').filter({ hasText: /^\s*Open / })
  await button.waitFor() // the fresh link is there
  wallet.rules.clear()
  wallet.rules.approve()
  await tap(button.getByRole('button'))
  const made = await twoOpenings(page)
  assert.notEqual(made[0].url, made[1].url)
  await wallet.pair(decodeURIComponent(made[1].url.split('uri=')[1]))
  await connected(page)
})
