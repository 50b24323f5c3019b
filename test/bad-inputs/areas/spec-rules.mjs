import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { announcement, KEYS } from '../session.mjs'
import { emailField } from './email-otp.mjs'
import { recordReview } from './network-send.mjs'
import { withFamilies } from './families.mjs'
import { withoutNetwork } from './name-service.mjs'
import { answerWith } from './reply.mjs'
import { serveSecureSite } from './secure-site.mjs'
import { closedMidway, offeredInApp } from './popup-social.mjs'

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ALERT = 'w3m-alert-bar .short'
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}

async function openWallets(session) {
  await session.start()
  await session.announce(announcement({}))
  await session.create()
  await session.open()
  await session.seeWallets()
}

/** The page under an address, with a list of allowed ones at the project. */
async function under(session, page, { allowedOrigins }) {
  session.origin = page
  session.services.origins = allowedOrigins
  await openWallets(session)
}

/** An account that holds one token of that worth. */
async function holding(session, value) {
  const quantity = { decimals: '18', numeric: '12.3456' }
  const address = 'eip155:1:0x0000000000000000000000000000000000000001'
  session.services.balances = [
    { name: 'Token', symbol: 'TKN', chainId: 'eip155:1', address, value, price: 100, quantity, iconUrl: null },
  ]
  await session.withAccount({})
  await session.openAccount()
  await session.page.locator('w3m-token-list').getByRole('listitem').first().waitFor({ timeout: 10_000 })
  await session.page.locator('w3m-portfolio-total').getByText(/\d/).waitFor()
}

const CASES = {
  'SR-001': closedMidway,
  'SR-011': offeredInApp,
  'SR-012': offeredInApp,
  'SR-013': offeredInApp,
  async 'SR-002'(session, { input }) {
    const failure = input['provider.disconnect'].$throw
    await withFamilies(session, { solana: { failure } }, { disconnect: { $throw: failure } })
    assert.equal((await session.connect()).error, undefined)
    assert.equal((await session.run('call', 'connect', 'Solana Wallet', 'solana')).error, undefined)
    const { error } = await session.run('call', 'disconnect')
    session.rejections.push(error.message)
    for (const namespace of input.namespaces) {
      assert.ok(error.message.includes(namespace), error.message)
      const { status } = (await session.run('call', 'getAccount', namespace)).value
      assert.equal(status, 'disconnected')
    }
  },
  'SR-003': withoutNetwork,
  async 'SR-004'(session, { input }) {
    session.services.http = answerWith(/^\/v1\/profile\/account\//, input)
    await session.withAccount({})
    await session.open({ view: 'WalletSend' })
    const dialog = session.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.1')
    await dialog.getByRole('textbox', { name: 'Recipient' }).fill(input.value)
    await dialog.getByText('Error resolving name').waitFor()
    await recordReview(session)
  },
  async 'SR-005'(session, { input }) {
    session.services.http = answerWith(/^\/v1\/profile\/reverse\//, input)
    await session.withAccount({})
    await session.openAccount()
    const { thrown } = await session.run('rule', 'namesOf', A)
    session.rejections.push(thrown)
    const { text } = await session.look()
    assert.ok(text.includes('0xd8dA…6045'), text)
  },
  async 'SR-006'(session, { input }) {
    await withFamilies(session, { bip122: { chains: input.connector_chains } })
    const { error } = await session.run('call', 'connect', 'Bitcoin Wallet', 'bip122')
    session.rejections.push(error?.message ?? 'It connected')
  },
  async 'SR-007'(session, { input }) {
    await session.withWallet({})
    const before = await session.page.evaluate(() => JSON.stringify(localStorage))
    const { error } = await session.run('call', 'connect', 'com.example.wallet', input.namespace)
    assert.ok(error.message.includes(input.namespace), error.message)
    session.rejections.push(error.message)
    assert.equal(await session.page.evaluate(() => JSON.stringify(localStorage)), before)
    assert.equal(await session.stored(KEYS.connections), null)
  },
  async 'SR-008'(session, { input }) {
    serveSecureSite(session, { SYNC_DAPP_DATA: { error: input.frame_error } })
    await session.start()
    await session.create()
    await session.open({ view: 'EmailLogin' })
    const said = []
    session.page.on('console', message => said.push(message.text()))
    const { thrown } = await session.run('rule', 'askSite', 'IS_CONNECTED')
    assert.equal(thrown, input.frame_error)
    await eventually(() =>
      assert.ok(
        said.some(text => /is not verified for this project id/.test(text)),
        said.join(),
      ),
    )
  },
  async 'SR-009'(session) {
    serveSecureSite(session)
    const others = session.services.http
    session.services.http = (request, url) => (url.pathname === '/sdk' ? { body: '' } : others(request, url))
    await session.start()
    await session.create()
    await session.open({ view: 'EmailLogin' })
    const asked = session.run('rule', 'askSite', 'IS_CONNECTED')
    await session.page.locator('#w3m-iframe').waitFor({ state: 'attached' })
    await session.page.evaluate(() => document.querySelector('#w3m-iframe').dispatchEvent(new Event('error')))
    session.rejections.push((await asked).thrown)
  },
  async 'SR-022'(session, { input }) {
    serveSecureSite(session)
    await session.start()
    await session.create()
    await session.open({ view: 'EmailLogin' })
    const said = []
    session.page.on('console', async message => {
      for (const part of message.args()) said.push(await part.evaluate(value => Object(value).details))
    })
    await session.run('rule', 'reportSite', 'GET_SOCIAL_REDIRECT_URI', input.provider_query)
    await eventually(() =>
      assert.ok(
        said.some(details => /^provider Invalid/.test(details)),
        said.join(),
      ),
    )
  },
  async 'SR-010'(session, { input }) {
    session.services.wallets = input.data
    await session.start({ context: PHONE })
    await session.create()
    await session.open({ view: 'AllWallets' })
    const cells = session.page.locator('w3m-wallet-grid').getByRole('button')
    await cells.filter({ hasText: 'HasLink' }).waitFor()
    await session.rest()
    session.values.listed = await cells.allInnerTexts()
  },
  async 'SR-014'(session) {
    await session.start({ prepare: () => (window.ethereum = { request: () => new Promise(() => undefined), on() {} }) })
    await session.announce(announcement({}))
    await session.create()
    await session.open()
    await session.seeWallets()
    await session.page.locator('w3m-wallet-row[rdns="com.example.wallet"]').waitFor()
  },
  async 'SR-015'(session, { input }) {
    assert.equal(new URL(session.origin).hostname, new URL(input.page).hostname)
    await under(session, session.origin, input)
    await eventually(() => assert.ok(session.requests.some(({ url }) => url.includes('/projects/v1/origins'))))
    await session.rest()
  },
  async 'SR-016'(session, { input }) {
    await under(session, 'https://vercel.app.evil.org', input)
    await session.page.locator(ALERT).waitFor()
    await session.end()
    session.requests.length = 0
    await under(session, input.page, input)
    await session.page.locator(ALERT).waitFor()
  },
  async 'SR-017'(session, { input }) {
    await holding(session, input.value)
    const row = await session.page.locator('w3m-token-list').getByRole('listitem').nth(1).innerText()
    const total = await session.page.locator('w3m-portfolio-total bdi').innerText()
    const [figure] = /1,?234\.5[67]/.exec(row) ?? []
    assert.ok(figure && total.includes(figure), `${row} in a total of ${total}`)
    assert.match(row, /12\.345 TKN/)
  },
  async 'SR-018'(session) {
    const testnet = { id: 1, name: 'Test', testnet: true, rpcUrls: { default: { http: ['https://rpc.example'] } } }
    session.services.hosts.push('rpc.example')
    await session.withAccount(
      {},
      { options: { networks: [{ ...testnet, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }] } },
    )
    await session.openAccount()
    await session.page.locator('w3m-account-summary .figure').waitFor()
    assert.match(await session.page.locator('w3m-account-summary .figure').innerText(), /0\.00/)
    assert.equal(await session.page.locator('w3m-token-list').getByRole('listitem').count(), 1, 'only the coin')
  },
  async 'SR-019'(session) {
    await openWallets(session)
    await session.run('call', 'switchNetwork', 424_242)
  },
  async 'SR-020'(session, { input }) {
    session.values.told = []
    serveSecureSite(session)
    await session.start()
    session.page.on('console', message => session.values.told.push({ type: message.type(), text: message.text() }))
    const begin = async () => {
      await session.announce(announcement({}))
      await session.create({ features: input.local })
      await session.open()
      await session.seeWallets()
    }
    // a project that has logins by email on shows the field, so that it is the project that takes it away
    await begin()
    await emailField(session).waitFor()
    session.values.told.length = 0
    session.services.features = input.features.map(feature => ({ config: null, ...feature }))
    await session.load()
    await begin()
    await eventually(() => assert.ok(session.values.told.some(({ text }) => /ignored.*email/.test(text))))
    assert.equal((await session.run('rule', 'features')).value.email, false)
    session.values.listed = (await emailField(session).count()) ? ['email input'] : []
  },
  async 'SR-021'(session, { input }) {
    await openWallets(session)
    await session.run('rule', 'snacks', input.$sequence, input.gap_ms)
    await session.page.locator('w3m-snack-bar .snack').waitFor()
    const times = await session.page.locator('w3m-snack-bar .snack').count()
    assert.equal(times, 1)
  },
}

/** How a case of the rules of the specification is driven. */
export const specRules = ({ id }) => CASES[id]
