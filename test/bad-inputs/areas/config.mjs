import assert from 'node:assert/strict'

import { announcement } from '../session.mjs'
import { makePeer, withRelay } from './pairing.mjs'
import { serveSecureSite } from './secure-site.mjs'

const PLAIN = {
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}
const PATHS = [
  /^\/(getWallets|appkit\/v1\/config|projects\/v1\/origins|getAnalyticsConfig|e|v1\/)$/,
  /^\/(getWalletImage|public\/getAssetImage)\/[\w-]+$/,
]

async function create(session, { input }, extra) {
  await session.start()
  await session.announce(announcement({}))
  const thrown = await session.create(input, extra)
  assert.equal(thrown, null)
}

/** The modal with its first view, then with an account: every kind of request is made. */
async function wholeVisit(session, testCase) {
  await create(session, testCase)
  await session.open()
  await session.seeWallets()
  await session.look()
  await session.clickWallet('Example Wallet')
  await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
  await session.run('close')
  await session.openAccount()
  await session.rest()
  await session.look()
}

const alertShown = async (session, testCase) => {
  await create(session, testCase)
  await session.open()
  await session.seeWallets()
}

/** Completes a case's network, so that only its own fields matter. */
const completed = input => ({ ...input, networks: input.networks.map(network => ({ ...PLAIN, ...network })) })

async function badNetwork(session, testCase) {
  const [{ id }] = testCase.input.networks
  session.values.id = ['rpc.example', `eip155:${id}&`, `eip155:${id}"`, `:${id},`]
  await wholeVisit(session, testCase)
  const ids = await session.page.evaluate(() =>
    window.harness.modal.getCaipNetworks().map(network => network.caipNetworkId),
  )
  assert.deepEqual(ids, ['eip155:1'])
}

async function origins(session, { input }) {
  session.origin = input.page
  session.services.origins = input.allowedOrigins
  await session.start()
  await session.announce(announcement({}))
  await session.create()
  await session.open()
  await session.seeWallets()
}

const CASES = {
  async 'CF-003'(session, testCase) {
    session.values.paths = PATHS
    session.services.wallets = [
      { id: 'a'.repeat(64), name: 'Listed', image_id: '7a33d7f1-3d12-4b5c-f3ee-5cd83cb1b500' },
    ]
    await wholeVisit(session, testCase)
  },
  async 'CF-005'(session, testCase) {
    await create(session, { input: completed(testCase.input) })
    session.services.hosts.push('rpc.example')
    await session.open({ view: 'Networks' })
    const rows = session.page.locator('w3m-networks-view w3m-network-row')
    await rows.first().waitFor()
    session.counters.network = () => rows.count()
  },
  async 'CF-012'(session, testCase) {
    await wholeVisit(session, { ...testCase, input: completed(testCase.input) })
    const schemes = new Set(session.requests.map(({ url }) => new URL(url).protocol))
    assert.deepEqual(
      [...schemes].filter(scheme => !/^(https?|data|blob):$/.test(scheme)),
      [],
    )
  },
  /** The modal shows nothing about the site; wallets do, with the data of a proposal. */
  async 'CF-013'(session, { input }) {
    const { name, description } = input.metadata
    session.values.literal = name
    session.values.literalMayBeAbsent = true
    const relay = await withRelay(session)
    await wholeVisit(session, { input: { ...input, services: { relay: relay.url } } })
    await session.run('close')
    await session.run('call', 'disconnect')
    await session.open({ view: 'ConnectingWalletConnect' })
    const code = session.page.locator('w3m-pairing-code w3m-ui-qr')
    await code.waitFor({ timeout: 10_000 })
    await session.look()
    const wallet = makePeer(session, relay)
    await wallet.pair(await code.getAttribute('value'))
    const { peer } = await wallet.nextAsk('session_proposal')
    assert.deepEqual({ ...peer, icon: undefined }, { name, description, url: session.origin, icon: undefined })
    assert.ok(!peer.icon.includes('javascript'), peer.icon)
    for (const { url, body } of session.requests) assert.ok(!`${url}${body}`.includes('javascript:1'))
  },
  async 'CF-014'(session, testCase) {
    await wholeVisit(session, testCase)
    for (const view of ['WhatIsAWallet', 'Networks', 'Connect']) {
      await session.run('close')
      await session.open({ view })
      await session.look()
    }
    const hrefs = session.looks.flatMap(({ links }) => links).filter(({ name, tag }) => name === 'href' && tag === 'a')
    assert.deepEqual(
      hrefs.filter(({ value }) => !value.startsWith('http')),
      [],
    )
  },
  async 'CF-015'(session, testCase) {
    await create(session, testCase)
    await session.open()
    await session.seeWallets()
    await session.look()
    const row = session.page.locator('w3m-wallet-row[wallet-id="c"]').getByRole('button')
    await row.click()
    await session.rest()
    await session.look()
    for (const button of await session.page.locator('w3m-downloads-view').getByRole('button').all())
      await button.click()
  },
  async 'CF-016'(session, testCase) {
    await create(session, { input: { ...testCase.input, remoteConfig: false } })
    await session.open()
    await session.seeWallets()
    const { value } = await session.run('rule', 'features')
    session.values.listed = value.socials
    assert.equal(value.email, true, 'what is no boolean counts as the default')
  },
  async 'CF-017'(session) {
    const warnings = []
    serveSecureSite(session)
    await session.start()
    session.page.on('console', message => warnings.push([message.type(), message.text()]))
    await session.create()
    const same = await session.page.evaluate(() => {
      const first = window.harness.modal
      window.harness.create('{"themeMode":"light"}')
      return first === window.harness.modal
    })
    assert.ok(same, 'The first instance is returned')
    assert.ok(warnings.some(([type, text]) => type === 'warning' && text.includes('createWalletModal')))
    await session.open()
    session.counters['modal element'] = () => session.page.locator('w3m-modal').count()
    const asked = await Promise.all([1, 2].map(() => session.run('rule', 'askSite', 'IS_CONNECTED')))
    for (const { value } of asked) assert.deepEqual(value, { isConnected: false })
    session.counters.frame = () => session.page.locator('iframe').count()
  },
  async 'CF-018'(session, testCase) {
    await create(session, testCase)
    assert.equal(await session.page.evaluate(() => window.harness.modal.getChainId()), 1)
    await session.open()
    await session.run('call', 'switchNetwork', testCase.input.defaultNetwork.id)
  },
  async 'CF-019'(session, testCase) {
    await wholeVisit(session, { input: { features: testCase.input, remoteConfig: false } })
    const { value } = await session.run('rule', 'features')
    assert.deepEqual(value.connectorTypeOrder, ['injected'])
    assert.equal(value.walletFeaturesOrder, undefined)
  },
  async 'CF-022'(session, testCase) {
    await origins(session, testCase)
    await session.page.locator('w3m-alert-bar .short').waitFor()
  },
}

/** How a case of options is driven. */
export function config(testCase) {
  const { id, input, entry_point, oracles } = testCase
  if (CASES[id]) return CASES[id]
  if (entry_point.startsWith('/projects/v1/origins')) return origins
  if (oracles.includes('NO_REQ_VALUE=id')) return badNetwork
  if (oracles.some(oracle => oracle.startsWith('ALERT='))) return alertShown
  return 'networks' in input ? wholeVisit : undefined
}
