import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

import { atRest } from '../support/at-rest.mjs'
import { needs } from '../support/engine.mjs'
import {
  atView,
  callsOf,
  chainOf,
  connect,
  connected,
  count,
  disconnected,
  holdBack,
  inWallet,
  modal,
  pressButton,
  readyButton,
} from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const CDN = fileURLToPath(new URL('../../dist/cdn', import.meta.url))
const VIEWS = ['Connect', 'Networks', 'WhatIsAWallet', 'WhatIsANetwork', 'Account', 'ProfileWallets']

const guide = page =>
  modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /have a wallet/ })
/** The page has complained of what it had to, and of nothing else. */
function complained(of) {
  assert.ok(site.problems.length > 0)
  assert.deepEqual(
    site.problems.splice(0).filter(problem => !of.test(problem)),
    [],
  )
}

const openView = (page, view) =>
  page.evaluate(async view => {
    const { getWalletModal } = await import('./cdn/wallet-modal.js')
    void getWalletModal().open({ view })
  }, view)

test('a page of plain HTML under the strictest policy connects, reloads and disconnects', async () => {
  const page = await site.open('plain.html')
  const policy = (await page.request.get(page.url())).headers()['content-security-policy']
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ])
    assert.ok(policy.includes(part), part)
  await connect(page)
  await page.reload()
  await connected(page)
  assert.equal(count(await callsOf(page), 'eth_requestAccounts'), 0)
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(page)
})

test('the page’s own footer shows under that policy', async () => {
  const page = await site.open('plain.html')
  await page.evaluate(async () => {
    const { getWalletModal } = await import('./cdn/wallet-modal.js')
    const footer = document.createElement('a')
    footer.href = '#help'
    footer.textContent = 'Need help?'
    getWalletModal().updateOptions({ slots: { footer } })
  })
  await pressButton(page)
  await page.getByRole('link', { name: 'Need help?' }).waitFor()
})

test('the row of all wallets has its name before anything but the first view has loaded', async () => {
  const page = await site.open('plain.html')
  await pressButton(page)
  const row = modal(page).locator('w3m-all-wallets-row')
  await row.getByRole('button').waitFor()
  assert.match(await row.getByRole('button').innerText(), /^All wallets/)
  await row.getByRole('button').click()
  await atView(page, 'AllWallets')
})

test('every view shows under that policy', async () => {
  const page = await site.open('plain.html')
  for (const phase of ['disconnected', 'connected']) {
    if (phase === 'connected') await connect(page)
    await readyButton(page).waitFor()
    for (const view of VIEWS) {
      await openView(page, view)
      await atView(page, view)
      await atRest(page)
    }
    await modal(page).getByRole('button', { name: 'Close' }).click()
    await atView(page)
  }
})

test('the script exports by name what its elements are made of', async () => {
  const page = await site.open('plain.html')
  const names = await page.evaluate(async () => {
    const cdn = await import(new URL('cdn/wallet-modal.js', document.baseURI).href)
    return [...Object.keys(cdn).filter(name => /Adapter$|WalletModal$/.test(name)), cdn.networks.mainnet.name]
  })
  assert.deepEqual(names.sort(), [
    'Ethereum',
    'bitcoinAdapter',
    'createWalletModal',
    'evmAdapter',
    'getWalletModal',
    'polkadotAdapter',
    'solanaAdapter',
    'universalAdapter',
  ])
})

test('a page names the module in an import map, by which the browser verifies every file', async () => {
  const hashes = Object.entries(JSON.parse(readFileSync(join(CDN, 'integrity.json'), 'utf8')))
  const map = JSON.stringify({
    imports: { 'wallet-modal': './cdn/wallet-modal.js' },
    integrity: Object.fromEntries(hashes.map(([name, hash]) => [`./cdn/${name}`, hash])),
  })
  const ownHash = `'sha256-${createHash('sha256').update(map).digest('base64')}'`
  const visitor = await site.visitor()
  await visitor.context.grantPermissions(['local-network-access']) // pages that a test answers for have no address
  await visitor.context.route('**/plain.html', async route => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'].replace("script-src 'self'", `script-src 'self' ${ownHash}`)
    const body = (await response.text()).replace('<script', `<script type="importmap">${map}</script><script`)
    await route.fulfill({ body, headers: { ...headers, 'content-security-policy': policy } })
  })
  const page = await visitor.open('plain.html')
  assert.equal(await page.evaluate(async () => (await import('wallet-modal')).networks.mainnet.name), 'Ethereum')
  await connect(page)
  await openView(page, 'Account')
  await atView(page, 'Account')
})

test('the script loaded again from another place leaves one modal that works', async () => {
  const page = await site.open('plain.html')
  await page.route('**/second/**', route => {
    const name = new URL(route.request().url()).pathname.split('/second/')[1]
    return route.fulfill({ path: join(CDN, name), contentType: 'text/javascript' })
  })
  const answers = await page.evaluate(async () => {
    const load = folder => import(new URL(`${folder}/wallet-modal.js`, document.baseURI).href)
    const [first, second] = [await load('cdn'), await load('second')]
    const modal = first.getWalletModal()
    return [first === second, second.getWalletModal() === modal, second.createWalletModal({ networks: [] }) === modal]
  })
  assert.deepEqual(answers, [false, true, true])
  await connect(page)
  assert.equal(await page.locator('w3m-modal').count(), 1)
})

test('networks come from the attribute, and the wallet is switched', async () => {
  const page = await site.open('plain.html')
  await connect(page)
  await page.locator('wallet-modal-network-button').getByRole('button').click()
  await modal(page)
    .getByRole('button', { name: /Local Two/ })
    .click()
  await page
    .locator('wallet-modal-network-button')
    .getByRole('button', { name: /Local Two/ })
    .waitFor()
  assert.equal(await chainOf(page), 31338)
  await inWallet(page, 0, 'switchChain', 0x539)
  await atView(page, 'UnsupportedChain')
})

test('no request is sent to any service before intent', async () => {
  site.stack.api.clear()
  const page = await site.open('plain.html')
  await atRest(page)
  assert.deepEqual(site.stack.api.requests(), [])
})

test('removing the element ends the modal, and adding it again starts it', async () => {
  const page = await site.open('plain.html')
  await connect(page)
  await page.evaluate(() => {
    window.kept = document.querySelector('wallet-modal')
    window.kept.remove()
  })
  await atRest(page)
  assert.equal(await page.locator('w3m-modal').count(), 0)
  await page.evaluate(() => document.querySelector('main').prepend(window.kept))
  await connected(page)
})

test('a view shows grey rows while its code loads', async () => {
  const page = await site.open('plain.html')
  await pressButton(page)
  await atView(page, 'Connect')
  await atRest(page)
  const code = await holdBack(page, /\.js$/)
  await guide(page).click()
  await modal(page).getByRole('status', { name: 'Loading' }).waitFor()
  const { height } = await modal(page).locator('.panel').boundingBox()
  assert.ok(height > 200, `the dialog is only ${height} px high`)
  code.letThrough()
  await page.locator('w3m-what-is-a-wallet-view').waitFor()
  await modal(page).getByRole('heading', { name: 'What is a wallet?' }).waitFor()
})

test('a view requested offline appears once online', needs('offline'), async () => {
  const page = await site.open('plain.html')
  await pressButton(page)
  await atView(page, 'Connect')
  await atRest(page)
  await page.context().setOffline(true)
  await guide(page).click()
  const again = modal(page).getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.click()
  await again.waitFor()
  await page.context().setOffline(false)
  await page.locator('w3m-what-is-a-wallet-view').waitFor()
  complained(/OfflineError|net::ERR_INTERNET_DISCONNECTED/)
})

test('a view whose code fails to load says so, and offers a way on when it fails again', async () => {
  const page = await site.open('plain.html')
  await pressButton(page)
  await atView(page, 'Connect')
  await atRest(page)
  await page.route(/\.js$/, route => route.abort())
  await guide(page).click()
  const alert = modal(page).getByRole('alert')
  await modal(page).getByRole('heading', { name: 'Could not load this page' }).waitFor()
  await page.unroute(/\.js$/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  const view = page.locator('w3m-what-is-a-wallet-view')
  const reload = alert.getByRole('button', { name: 'Reload the page' })
  await reload.or(view).first().waitFor()
  complained(/net::ERR_FAILED|(?:Failed to fetch|error loading) dynamically imported module/)
  if (await view.isVisible()) return // a browser that asks for the code again
  await reload.click()
  await atView(page)
  await pressButton(page)
  await guide(page).click()
  await view.waitFor()
})

/** Leaves out the project id of the plain page, although the hosted blockchain service needs one. */
const withoutId = page =>
  page.replace(/project-id="\w+"|blockchain="off"/g, '').replace(/(catalogue|analytics)="[^"]+"/g, '$1="off"')

/** The plain page without a project id, at another address that this machine answers. */
async function unfinished(origin) {
  const visitor = await site.visitor()
  await visitor.context.grantPermissions(['local-network-access']) // pages that a test answers for have no address
  await visitor.context.route(`${origin}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: new URL(pathname, site.url).href })
    const body = pathname === '/plain.html' ? { body: withoutId(await response.text()) } : {}
    await route.fulfill({ response, ...body })
  })
  const page = await visitor.open('plain.html')
  const said = []
  page.on('console', message => {
    const [, alert] = /^\[wallet-modal\] ([^:]+): /.exec(message.text()) ?? []
    if (alert) said.push(`${message.type()}: ${alert}`)
  })
  await page.goto(`${origin}/plain.html`)
  await page.waitForFunction(() => 'testWallets' in window)
  return { page, said }
}

/** What the dialog says to the people who build the site. */
const alerts = page => modal(page).locator('w3m-alert-bar .short')

/** Asks twice for a network that the site does not list. */
const askForUnknown = page =>
  page.evaluate(async () => {
    const { getWalletModal } = await import('./cdn/wallet-modal.js')
    for (let time = 0; time < 2; time++) await getWalletModal().switchNetwork('eip155:5')
  })

test('on a public host, alerts for developers are warnings on the console, each once, and never in the dialog', async () => {
  const { page, said } = await unfinished('https://shop.example')
  await pressButton(page)
  await atView(page, 'Connect')
  await atRest(page)
  assert.deepEqual(await alerts(page).allInnerTexts(), [])
  await askForUnknown(page)
  await atRest(page)
  assert.deepEqual(await alerts(page).allInnerTexts(), [])
  assert.deepEqual(said, ['warning: Project ID Not Configured', 'warning: Network Not Found'])
})

test('on a development host, alerts are errors on the console, and in the dialog', async () => {
  const { page, said } = await unfinished('https://shop.test')
  await pressButton(page)
  await atView(page, 'Connect')
  await alerts(page).filter({ hasText: 'Project ID Not Configured' }).waitFor()
  await askForUnknown(page)
  await alerts(page).filter({ hasText: 'Network Not Found' }).waitFor()
  assert.deepEqual([...new Set(said)], ['error: Project ID Not Configured', 'error: Network Not Found'])
  complained(/Project ID Not Configured|Network Not Found/)
})
