import assert from 'node:assert/strict'
import test from 'node:test'

import { atRest, drawn } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { needs } from '../support/engine.mjs'
import {
  atView,
  callsOf,
  chooseWallet,
  connect,
  connected,
  count,
  disconnected,
  fact,
  holdBack,
  inWallet,
  modal,
  pressButton,
  readFact,
} from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const [alice, bob, carol] = site.stack.accounts.map(({ address }) => address)

test('a visitor connects an announced wallet and sees the account and its balance', async () => {
  const page = await site.open()
  await fact(page, 'status', 'disconnected')
  await connect(page)
  await fact(page, 'status', 'connected')
  await fact(page, 'address', alice)
  await fact(page, 'wallet', 'Aspen')
  await fact(page, 'network', /^Local One \(31337\)/)
  await fact(page, 'balance', /^\d[\d.]* ETH$/)
  assert.equal(count(await callsOf(page), 'eth_requestAccounts'), 1)

  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByText(/ETH/).first().waitFor()
})

test('a rejection is shown, and the next attempt connects', async () => {
  const page = await site.open()
  await inWallet(page, 0, 'reject')
  await pressButton(page)
  await chooseWallet(page, 'Aspen')
  await modal(page)
    .getByRole('heading', { name: 'Request declined' })
    .or(modal(page).getByText('Request declined'))
    .first()
    .waitFor()
  await fact(page, 'status', 'disconnected')
  await inWallet(page, 0, 'approve')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await connected(page)
  await fact(page, 'address', alice)
})

test('closing while the wallet is prompting leaves no trace, whatever it answers later', async () => {
  const page = await site.open()
  await inWallet(page, 0, 'hang', 'eth_requestAccounts')
  await pressButton(page)
  await chooseWallet(page, 'Aspen')
  await fact(page, 'status', 'connecting')
  await page.keyboard.press('Escape')
  await atView(page)
  await fact(page, 'status', 'disconnected')
  await inWallet(page, 0, 'approve')
  await atRest(page)
  assert.equal(await readFact(page, 'status'), 'disconnected')
})

test(
  'a double click on a wallet asks it once, and its second half presses nothing of the next view',
  needs('doubleClicks'),
  async () => {
    for (const name of ['Aspen', 'Birch']) {
      const page = await site.open()
      await inWallet(page, 0, 'hang', 'eth_requestAccounts')
      await inWallet(page, 1, 'hang', 'eth_requestAccounts')
      await pressButton(page)
      await modal(page).getByRole('button', { name }).first().dblclick({ delay: 60 })
      await fact(page, 'status', 'connecting')
      await atRest(page)
      await atView(page, 'ConnectingExternal')
      await inWallet(page, 0, 'approve')
      await inWallet(page, 1, 'approve')
      await connected(page)
      await fact(page, 'wallet', name)
    }
  },
)

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])
  test(`a wallet is asked although the catalogue's came while it was pressed, on ${device}`, async () => {
    site.stack.api.faults.set({ route: 'GET /getWallets', mode: 'slow', delayMs: 3000 })
    const { open } = await site.visitor({ viewport })
    const page = await open()
    await inWallet(page, 0, 'hang', 'eth_requestAccounts')
    const listed = page.waitForResponse(/getWallets/)
    await pressButton(page)
    const all = modal(page).getByRole('button', { name: /^All wallets/ })
    await modal(page).locator('w3m-wallet-row').filter({ hasText: 'Aspen' }).hover()
    await page.mouse.down()
    await (await listed).finished()
    await drawn(page) // not longer: a press holds things up for a second at most
    assert.equal(await all.count(), 0, 'nothing changes under a finger')
    await page.mouse.up()
    await fact(page, 'status', 'connecting')
    await page.keyboard.press('Escape')
    await pressButton(page)
    await all.waitFor() // it came after
  })

test('open() resolves to how it ended', async () => {
  const page = await site.open()
  const press = () => page.getByRole('main').getByRole('button', { name: 'Connect', exact: true }).first().click()
  await press()
  await atView(page, 'Connect')
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Closed without a connection').waitFor()
  await press()
  await chooseWallet(page, 'Birch')
  await page.getByText(`Connected eip155:31337:${carol}`).waitFor()
})

test('a reload keeps the connection without asking the wallet, and without asking any service', async () => {
  const page = await site.open()
  await connect(page)
  await page.reload()
  site.stack.api.clear()
  await connected(page)
  await fact(page, 'address', alice)
  assert.equal(count(await callsOf(page), 'eth_requestAccounts'), 0)
  await atRest(page)
  assert.deepEqual(site.stack.api.requests(), [])
})

/** Keeps wallets from announcing themselves in the first 3 s of a page, and records what the button says in each frame. */
function comeLate() {
  window.said = new Set()
  const held = new Set()
  const announce = event => {
    if (performance.now() > 3000) return
    event.stopImmediatePropagation()
    held.add(event.detail)
  }
  addEventListener('eip6963:announceProvider', announce)
  const look = () => {
    const button = document.querySelector('wallet-modal-button')?.shadowRoot?.querySelector('button')
    if (button) window.said.add(button.ariaLabel ?? button.textContent)
    if (performance.now() > 3000) {
      for (const detail of held) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      held.clear()
    }
    requestAnimationFrame(look)
  }
  look()
}

test(
  'a wallet that announces itself late on a slow machine is restored, and no frame offers to connect',
  needs('devtools'),
  async () => {
    const visitor = await site.visitor()
    const page = await visitor.open()
    await connect(page)
    await visitor.context.addInitScript(comeLate)
    const devtools = await visitor.context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.reload()
    await connected(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await fact(page, 'address', alice)
    const said = await page.evaluate(() => ({ names: [...window.said], at: performance.now() }))
    assert.ok(said.at > 3000, 'it came late')
    assert.ok(said.names.includes('Restoring your wallet'))
    assert.ok(
      said.names.every(name => /^(?:Restoring your wallet|Open wallet)/.test(name)),
      said.names.join(),
    )
    assert.equal(count(await callsOf(page), 'eth_requestAccounts'), 0)
  },
)

test('opening the modal while a wallet is being restored leads to its account, and never to the wallets', async () => {
  const page = await site.open()
  await connect(page)
  const late = await holdBack(page, '**/assets/*connect*')
  await page.reload()
  await page.locator('wallet-modal-button').getByRole('button', { name: 'Restoring your wallet' }).click()
  await atView(page, 'Account')
  assert.ok(late.isAsked(), 'the wallet comes late')
  late.letThrough()
  await connected(page)
  await modal(page).getByText('Disconnect').waitFor()
  await atView(page, 'Account')
})

test('nothing is requested before the visitor shows intent', async () => {
  site.stack.api.clear()
  const page = await site.open()
  await atRest(page)
  assert.deepEqual(site.stack.api.requests(), [])
  await page.locator('wallet-modal-button').hover()
  await comesTrue(() => site.stack.api.requests('GET /getWallets').length)
  assert.ok(site.stack.api.requests('GET /getWallets').length > 0)
})

test('no request of a visit is reported as aborted', async () => {
  const visitor = await site.visitor()
  const aborted = []
  visitor.context.on('requestfailed', request => aborted.push(`${request.method()} ${request.url()}`))
  const page = await visitor.open()
  await connect(page)
  await fact(page, 'balance', /^\d[\d.]* ETH$/)
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByText(/TUSD$/).first().waitFor()
  await modal(page).getByRole('tab', { name: 'Activity' }).click()
  await modal(page).locator('w3m-activity-list').getByRole('list').first().waitFor()
  await page.keyboard.press('Escape')
  await atView(page)
  assert.deepEqual(aborted, [])
})

test('the page follows an account switch in the wallet', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'switchAccount', 1)
  await fact(page, 'address', bob)
  await inWallet(page, 0, 'switchAccount', 0)
  await fact(page, 'address', alice)
})

test('a visitor disconnects, and stays so after a reload', async () => {
  const page = await site.open()
  await connect(page)
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(page)
  await atView(page)
  await fact(page, 'status', 'disconnected')
  await fact(page, 'balance', '–')
  await page.reload()
  await disconnected(page)
  await atRest(page)
  await fact(page, 'status', 'disconnected')
})

test('a wallet that revokes its permission disconnects the page', async () => {
  const page = await site.open()
  await connect(page, 'Birch')
  await fact(page, 'address', carol)
  await inWallet(page, 1, 'revoke')
  await fact(page, 'status', 'disconnected')
})

test('the modal opens and connects although the catalogue is slow', async () => {
  site.stack.api.faults.set({ route: 'GET /getWallets', mode: 'slow', delayMs: 20_000 })
  const page = await site.open()
  await connect(page)
  const asked = site.stack.api.requests('GET /getWallets').at(-1)
  assert.equal(asked?.status, null, 'it was asked for, and has not come')
})

test('the modal connects although every service fails', async () => {
  site.stack.api.faults.set({ mode: 'fail', status: 503 })
  const page = await site.open()
  await connect(page)
  await fact(page, 'address', alice)
  await page.context().close() // what it asks for while idle must not fail after the look
  // the browser's own messages about failed requests do not count as errors
  const own = site.problems
    .splice(0)
    .filter(text => !/Failed to load resource/.test(text) && !/wallet-modal\]/.test(text))
  assert.deepEqual(own, [])
})
