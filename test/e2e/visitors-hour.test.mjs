// An hour of a visitor, on a clock that the test sets forward: what the page shows is right at every step, and what it asks for
// is counted.
import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, formatEther, http, parseEther } from 'viem'

import { atRest } from '../support/at-rest.mjs'
import { needs } from '../support/engine.mjs'
import { atView, connect, connected, fact, inWallet, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const MINUTE = 60_000
const site = await startSite({}, { prepare: context => context.clock.install() })
const clients = site.stack.evm.map(({ rpcUrl }) => createPublicClient({ transport: http(rpcUrl) }))
const [alice, , , , other] = site.stack.accounts.map(({ address }) => address)

/** The balance that the page has to show, rounded down as it rounds. */
async function due(chain) {
  const [whole, cents = ''] = formatEther(await clients[chain].getBalance({ address: alice })).split('.')
  return `${Number(whole).toLocaleString('en')}.${cents.slice(0, 3).padEnd(3, '0')} ETH`
}

/** How far the clock goes at once, in milliseconds: nothing that a page asks for may be late before it can be answered. */
const STEP = 2_000

/** Lets minutes pass; the page's answers come in whenever it has asked for something. */
async function pass(page, minutes) {
  let asked = true
  const note = () => (asked = true)
  page.on('request', note)
  for (let time = 0; time < minutes * MINUTE; time += STEP) {
    if (asked) await atRest(page)
    asked = false
    await page.clock.runFor(STEP)
  }
  page.off('request', note)
  await atRest(page)
}

/** The button shows the figure that is due, at the latest half a minute from now. */
async function showsDue(page, chain) {
  await pass(page, 0.5)
  await page
    .locator('wallet-modal-button')
    .getByRole('button', { name: new RegExp(`^Open wallet: ${await due(chain)}`) })
    .waitFor()
}

/** Hides or shows the page, with the browser's events. */
const setHidden = (page, hidden) =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** Sends from the page's own code, over the provider that the site was given. */
const pay = (page, ether) =>
  page.evaluate(
    ({ to, value }) =>
      window.walletModal.getProvider('eip155').request({
        method: 'eth_sendTransaction',
        params: [{ from: window.walletModal.getAddress('eip155'), to, value }],
      }),
    { to: other, value: `0x${parseEther(ether).toString(16)}` },
  )

/** Sets the balance from outside the page. */
const fill = ether =>
  clients[0].request({ method: 'anvil_setBalance', params: [alice, `0x${parseEther(ether).toString(16)}`] })

/** What is held in the page, after a collection of garbage. */
async function held(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = name => metrics.find(metric => metric.name === name)?.value ?? 0
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** What a page asks for from here on. */
function requestsOf(page) {
  const requests = []
  page.on('request', request => request.method() === 'POST' && requests.push(request.url()))
  return requests
}

/** Ten minutes in which nothing happens: the figures stay fresh, by few requests. */
async function asksLittle(page, requests) {
  requests.length = 0
  await pass(page, 10)
  await showsDue(page, 0)
  assert.ok(requests.length >= 10, `the figures stay fresh: ${requests.length}`)
  assert.ok(requests.length <= 30, `at most one batch in half a minute, and one to spare in each: ${requests.length}`)
}

async function openAndClose(page) {
  await pressButton(page)
  await atView(page, 'Account')
  await page.clock.runFor(1_000)
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1_000)
  await atView(page)
}

test('an hour-long visit: amounts are right, and few requests are made', { timeout: 240_000 }, async () => {
  const page = await site.open()
  const requests = requestsOf(page)
  await connect(page)
  await showsDue(page, 0)

  await pay(page, '1.5') // minutes 0 to 10: the site pays directly
  await showsDue(page, 0)
  await openAndClose(page)
  await pass(page, 9)
  await showsDue(page, 0)

  await page.evaluate(() => window.walletModal.switchNetwork('eip155:31338')) // 10 to 20: on another network
  await fact(page, 'network', /Local Two/)
  await showsDue(page, 1)
  await pass(page, 9)

  await page.reload() // 20 to 30: it is as it was
  await connected(page)
  await fact(page, 'network', /Local Two/)
  await showsDue(page, 1)
  await page.evaluate(() => window.walletModal.switchNetwork('eip155:31337'))
  await pass(page, 9)
  await showsDue(page, 0)

  await setHidden(page, true) // 30 to 45: the tab is behind others, and the wallet pays meanwhile
  requests.length = 0
  await inWallet(page, 0, 'switchAccount', 0)
  await pass(page, 15)
  assert.deepEqual(requests, [], 'a hidden page asks for nothing')
  await fill('1234.5678')
  await setHidden(page, false)
  await showsDue(page, 0)

  await pass(page, 5)
  await asksLittle(page, requests) // 50 to 60: nothing happens
})

test('an open and closed dialog leaves nothing behind, also after minutes', needs('devtools'), async () => {
  const { context, open } = await site.visitor()
  const page = await open()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await connect(page)
  await showsDue(page, 0)
  await openAndClose(page)
  const before = await held(session)
  await pass(page, 9)
  for (let time = 0; time < 10; time++) await openAndClose(page)
  const after = await held(session)
  assert.ok(after.nodes <= before.nodes + 300, `nodes: ${before.nodes}, then ${after.nodes}`)
  assert.ok(after.listeners <= before.listeners + 60, `listeners: ${before.listeners}, then ${after.listeners}`)
})

test('after minutes without a network the figures are right again, by no more requests', needs('offline'), async () => {
  const { context, open } = await site.visitor()
  const page = await open()
  const requests = requestsOf(page)
  await connect(page)
  await showsDue(page, 0)
  await context.setOffline(true)
  await fill('777.25')
  await pass(page, 5)
  await context.setOffline(false)
  await showsDue(page, 0)
  site.problems.splice(0) // the browser's own words about requests without a network
  await asksLittle(page, requests)
})
