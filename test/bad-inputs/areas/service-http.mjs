import assert from 'node:assert/strict'

import { announcement } from '../session.mjs'
import { eventually } from '../oracles/state.mjs'
import { answerWith, replyOf, requestsTo } from './reply.mjs'

const PATHS = {
  '/projects/v1/origins response': /^\/projects\/v1\/origins$/,
  '/getAnalyticsConfig response': /^\/getAnalyticsConfig$/,
  '/appkit/v1/config response': /^\/appkit\/v1\/config$/,
  'analytics POST /e': /^\/e$/,
  'blockchain service v1/supported-chains response': /^\/v1\/supported-chains$/,
}
/** Everything that the product's services answer; the case's own hosts and the page are none of them. */
const ANY = /^\/(getWallets|getWalletImage|public|appkit|projects|getAnalyticsConfig|e|v1)(\/|$)/
const ALERT = 'w3m-alert-bar .short'

/** The whole visit: the wallets, an account with what services say of it, and the list of all wallets. */
async function visit(session, http) {
  session.services.http = http
  await session.start()
  await session.announce(announcement({}))
  await session.create({ features: { socials: ['google'], email: true, analytics: true } })
  await session.open()
  await session.seeWallets()
  await session.page.locator('w3m-wallet-row[rdns="com.example.wallet"]').waitFor()
  await session.look()
  await session.rest()
}

/** Each service in turn has nothing good to say, and a wallet connects all the same. */
async function everything(session, { input }) {
  const reply = replyOf(input)
  await visit(session, answerWith(ANY, input, reply))
  await session.run('close')
  await session.open({ view: 'AllWallets' })
  await session.page
    .locator('w3m-wallet-grid')
    .getByRole('button', { name: /Example Wallet/ })
    .waitFor()
  await session.look()
  const { error } = await session.connect()
  assert.equal(error, undefined)
  await session.run('close')
  await session.openAccount()
  await session.rest()
  await session.look()
}

const one = (session, { input, entry_point }) => visit(session, answerWith(PATHS[entry_point], input))

const RECEIVED = {
  id: 'one',
  metadata: {
    operationType: 'receive',
    hash: `0x${'1'.repeat(64)}`,
    minedAt: '2026-01-01T00:00:00.000Z',
    sentFrom: '0x000000000000000000000000000000000000dEaD',
    sentTo: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    status: 'confirmed',
    nonce: 1,
    chain: 'eip155:1',
  },
  transfers: [
    {
      fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
      direction: 'in',
      quantity: { numeric: '1' },
      value: 1,
      price: 1,
    },
  ],
}
const HISTORY = /^\/v1\/account\/[^/]+\/history$/

/** An account whose activity the blockchain service was asked for. */
async function seeActivity(session) {
  session.services.features = [...session.services.features, { id: 'activity', isEnabled: true, config: [] }]
  await session.withAccount({})
  await session.openAccount()
  await session.page.getByRole('tab', { name: 'Activity' }).click()
}

async function seeSnack(session) {
  const snack = session.page.locator('w3m-snack-bar .snack')
  await snack.waitFor()
  session.values.snack = (await snack.innerText()).trim()
}

async function failingHistory(session, { input }) {
  session.services.http = answerWith(HISTORY, input)
  await seeActivity(session)
  await seeSnack(session)
  session.values.listed = await session.page.locator('w3m-activity-list').getByRole('listitem').allInnerTexts()
  await session.look()
}

const CASES = {
  async 'HT-012'(session, { input }) {
    session.services.http = answerWith(/^\/v1\/account\/[^/]+\/balance$/, input)
    await session.withAccount({})
    await session.openAccount()
    await seeSnack(session)
  },
  'HT-014': failingHistory,
  'HT-015': failingHistory,
  async 'HT-016'(session, { input }) {
    session.services.history = () => ({ data: [RECEIVED], next: input.$cursor_loop.next })
    await seeActivity(session)
    await session.rest()
    for (let turn = 0; turn < 3; turn++) await session.page.mouse.wheel(0, 2000)
    await session.rest()
    session.values.requests = () => requestsTo(session, HISTORY)
    const items = await session.page.locator('w3m-activity-list').getByRole('listitem').count()
    assert.equal(items, 2, 'A day and its one row')
  },
  async 'HT-006'(session, testCase) {
    session.origin = 'https://page.example' // this machine may always
    await one(session, testCase)
    await session.page.locator(ALERT).waitFor()
    session.values.once = () => session.page.locator(ALERT).count()
    await session.run('close')
    await session.open()
  },
  async 'HT-009'(session, testCase) {
    await one(session, testCase)
    for (let turn = 0; turn < 10; turn++) {
      await session.run('close')
      await session.open()
    }
    assert.ok(requestsTo(session, PATHS['analytics POST /e']).length >= 10, 'Fewer than 10 events were sent')
    session.values.once = () => session.page.locator(ALERT).count()
  },
  async 'HT-021'(session, testCase) {
    await everything(session, testCase)
    for (let turn = 0; turn < 4; turn++) {
      await session.run('close')
      await session.open({ view: 'AllWallets' })
      await session.rest()
    }
    const calls = {}
    for (const { url, method } of session.requests.filter(({ url }) => ANY.test(new URL(url).pathname)))
      (calls[`${method} ${new URL(url).pathname}`] ??= []).push(url)
    const [most] = Object.values(calls).sort((a, b) => b.length - a.length)
    session.values.requests = () => most
  },
  async 'HT-024'(session, testCase) {
    session.services.http = answerWith(PATHS[testCase.entry_point], testCase.input)
    await session.withAccount({})
    await session.openAccount()
    await session.page.locator('w3m-account-summary .figure').waitFor()
    await eventually(async () =>
      assert.match(await session.page.locator('w3m-account-summary .figure').innerText(), /\d/),
    )
    await session.look()
  },
}

/** How a case of the services' answers is driven. */
export function serviceHttp({ id, entry_point }) {
  if (CASES[id]) return CASES[id]
  if (entry_point === 'any service response') return everything
  return entry_point in PATHS ? one : undefined
}
