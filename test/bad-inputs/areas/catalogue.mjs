import assert from 'node:assert/strict'

import { announcement } from '../session.mjs'
import { eventually } from '../oracles/state.mjs'
import { answerWith, requestsTo } from './reply.mjs'

const WALLETS = /^\/getWallets$/
const IMAGES = /^\/getWalletImage\//
const PICTURED = {
  id: 'a'.repeat(64),
  name: 'Alpha',
  image_id: '11111111-1111-1111-1111-111111111111',
  homepage: 'https://alpha.example',
}

const grid = session => session.page.locator('w3m-wallet-grid')
const cells = session => grid(session).getByRole('button')

async function start(session) {
  await session.start()
  await session.announce(announcement({}))
  await session.create()
}

/** The list of all wallets, with the announced one in it whatever the catalogue says. */
async function openAll(session) {
  await session.run('close')
  await session.open({ view: 'AllWallets' })
  await cells(session).filter({ hasText: 'Example Wallet' }).waitFor({ timeout: 15_000 }) // some answers are very large
  await session.rest()
  await session.look()
}

/** The Connect view and the list of all wallets, while the catalogue answers what the case says. */
async function answered(session, { input }) {
  session.services.http = answerWith(WALLETS, input)
  await start(session)
  await session.open()
  await session.seeWallets()
  await session.page.locator('w3m-wallet-row[rdns="com.example.wallet"]').waitFor()
  await session.look()
  await openAll(session)
}

/** As above, with the name visible from the start. */
async function named(session, { input }) {
  session.services.http = answerWith(WALLETS, input)
  await start(session)
  await session.open()
  await session.page.locator('w3m-wallet-row[wallet-id="w1"]').waitFor()
  await session.look()
  await openAll(session)
  await cells(session).nth(1).click()
  await session.rest()
}

async function scrollToEnd(session, times) {
  for (let turn = 0; turn < times; turn++) {
    await grid(session)
      .locator('.scroller')
      .evaluate(scroller => (scroller.scrollTop = scroller.scrollHeight))
    await session.rest()
  }
}

const searches = session => requestsTo(session, WALLETS).filter(({ url }) => new URL(url).searchParams.has('search'))

async function searching(session, type) {
  await start(session)
  await session.open({ view: 'AllWallets' })
  await type(session.page.getByRole('searchbox'))
  await eventually(() => assert.ok(searches(session).length > 0, 'Nothing was searched for'))
  await session.rest()
}

async function pictured(session, { input }) {
  session.services.wallets = [PICTURED]
  session.services.http = answerWith(IMAGES, input)
  await start(session)
  await session.open()
  const row = session.page.locator(`w3m-wallet-row[wallet-id="${PICTURED.id}"]`)
  const asked = Date.now()
  await row.waitFor()
  // The monogram, or what turned out to be a picture after all.
  await row.locator('w3m-ui-picture').locator('svg, img:not([hidden])').first().waitFor()
  if (!input.$http.hang) session.timings.push(Date.now() - asked)
  await eventually(() => assert.ok(requestsTo(session, IMAGES).length > 0, 'No picture was asked for'))
  await session.rest()
  await session.look()
}

/** Runs in the page, so that a busy machine does not make the typing slow. */
function typeFast(input, text) {
  for (let end = 1; end <= text.length; end++) {
    input.value = text.slice(0, end)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
}

const CASES = {
  async 'CA-006'(session, testCase) {
    session.values.literal = testCase.input.data[0].name
    await named(session, testCase)
  },
  'CA-010': async (session, testCase) => {
    await answered(session, testCase)
    session.counters.Alpha = () => cells(session).filter({ hasText: 'Alpha' }).count()
  },
  async 'CA-011'(session, { input }) {
    const { $pages } = input
    session.services.http = (request, url) => {
      if (!WALLETS.test(url.pathname)) return undefined
      const page = url.searchParams.get('page')
      return { body: JSON.stringify($pages[page] ?? $pages['*']) }
    }
    await start(session)
    await openAll(session)
    await scrollToEnd(session, 10)
    session.values.requests = () =>
      requestsTo(session, WALLETS).filter(({ url }) => new URL(url).searchParams.get('entries') === '40')
  },
  async 'CA-012'(session, { input }) {
    const { $pad_to, data, ...rest } = input
    const all = Array.from({ length: $pad_to }, (_, index) => ({
      ...data[index % data.length],
      id: `w${index}`,
      name: `W${index}`,
    }))
    await answered(session, { input: { ...rest, data: all } })
    await scrollToEnd(session, 3)
    assert.ok((await cells(session).count()) <= 60, 'More cells are drawn than can be seen')
  },
  async 'CA-013'(session, testCase) {
    await answered(session, testCase)
    await cells(session).filter({ hasText: 'Alpha' }).click()
    await session.rest()
    await session.look()
  },
  async 'CA-014'(session, testCase) {
    await answered(session, testCase)
    await cells(session).filter({ hasText: 'Proto' }).click()
    await eventually(async () => assert.notEqual(await session.run('view'), 'AllWallets'))
  },
  async 'CA-018'(session, { input }) {
    await searching(session, field => field.fill(input))
    session.values.searched = searches(session).map(({ url }) => new URL(url))
  },
  async 'CA-024'(session, { input }) {
    const [{ type_fast }] = input.$steps
    await searching(session, field => field.evaluate(typeFast, type_fast.at(-1)))
    session.counters['/getWallets?search'] = () => searches(session).length
  },
}

/** How a case of the catalogue is driven. */
export function catalogue({ id, entry_point, oracles }) {
  if (CASES[id]) return CASES[id]
  if (entry_point === 'catalogue image endpoint response') return pictured
  if (oracles.some(oracle => oracle.startsWith('NOCHARS'))) return named
  return entry_point === 'catalogue /getWallets response' ? answered : undefined
}
