// In real time, as the sockets of a minute are what counts; the end after 2 minutes is shown on a fake clock.
import assert from 'node:assert/strict'
import test, { after } from 'node:test'

import { startDemo } from '../../demo/server.mjs'
import { startRelay } from '../../dev/relay/server.mjs'
import { followSockets } from '../support/sockets.mjs'
import { atView, connected, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const MINUTE = 60_000
const site = await startSite()
const { relay, wallet } = site.stack

/** A page of a visitor, when its sockets were opened, and the relay that it speaks to. */
async function visit(own = relay) {
  let { url } = site
  if (own !== relay) {
    const demo = await startDemo({ stack: { ...site.stack, relay: own }, port: 0, built: true })
    after(() => Promise.all([demo.stop(), own.stop()]))
    url = demo.url
  }
  const page = await site.open()
  const opened = []
  await followSockets(page, () => opened.push(Date.now()))
  await page.goto(url)
  await page.locator('wallet-modal-button').getByRole('button').waitFor()
  await page.waitForFunction(() => 'testWallets' in window)
  return { page, opened }
}

const openPairing = page => page.evaluate(() => void window.walletModal.open({ view: 'ConnectingWalletConnect' }))

const densest = opened =>
  Math.max(0, ...opened.map(from => opened.filter(at => at >= from && at < from + MINUTE).length))

/** Presses the view's own retry button as soon as it appears, until the time is up. */
async function insist(page, until) {
  const again = modal(page)
    .getByRole('button', { name: /try again/i })
    .first()
  while (Date.now() < until) {
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined) // it may have gone meanwhile
    await page.waitForTimeout(1_000) // as often as a visitor who insists
  }
}

test(
  'a relay that flaps or refuses gets few sockets, and none once the modal is closed',
  { timeout: 150_000 },
  async () => {
    const [refusing, flapping] = await Promise.all([startRelay(), startRelay()])
    const [refused, flapped, left] = [await visit(refusing), await visit(flapping), await visit()]
    wallet.rules.approve()
    await openPairing(left.page)
    const code = modal(left.page).locator('w3m-ui-qr')
    await code.waitFor()
    await wallet.pair(await code.getAttribute('value'))
    await connected(left.page)
    refusing.refuse('401')
    flapping.flap({ upMs: 300, downMs: 300 })
    relay.flap({ upMs: 300, downMs: 300 })
    left.opened.length = 0
    const until = Date.now() + MINUTE
    for (const { page } of [refused, flapped]) await openPairing(page)
    await Promise.all([insist(refused.page, until), insist(flapped.page, until), left.page.waitForTimeout(MINUTE)]) // sockets are counted in a minute
    for (const [name, { opened }] of Object.entries({ refused, flapped, left })) {
      assert.ok(opened.length > 2, `${name}: it is tried again: ${opened.length}`)
      assert.ok(densest(opened) <= 15, `${name}: ${densest(opened)} sockets in a minute`)
    }
    for (const { page } of [refused, flapped]) {
      await page.evaluate(() => window.walletModal.close())
      await atView(page)
    }
    const counts = () => [refused, flapped].map(({ opened }) => opened.length)
    const before = counts()
    await refused.page.waitForTimeout(20_000) // longer than the longest pause before a socket
    const more = counts().map((count, index) => count - before[index])
    assert.ok(Math.max(...more) <= 1, `only what was being opened at that moment: ${more}`)
    relay.restore()
    const uncaught = site.problems.filter(problem => problem.startsWith('uncaught'))
    assert.deepEqual(uncaught, [], 'what the relay does is no error of the page')
    site.problems.splice(0)
  },
)
