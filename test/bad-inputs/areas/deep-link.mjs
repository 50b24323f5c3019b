import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { announcement } from '../session.mjs'
import { PHONE, WALLET_ID, createPairing, openings } from './pairing.mjs'

/** Presses everything that could open the wallet in the view that is shown. */
async function pressAll(session) {
  const { page } = session
  await session.rest()
  const tabs = await page.getByRole('tab').count()
  for (let tab = 0; tab < Math.max(1, tabs); tab++) {
    if (tabs) await page.getByRole('tab').nth(tab).click()
    const button = page.getByRole('button', { name: /^Open (Elsewhere|Own wallet|again)/ }).first()
    const ready = page.locator('w3m-open-wallet w3m-ui-button:not([loading])').first()
    if (await button.count()) await ready.waitFor()
    if (await button.count()) await button.click()
    await session.look()
  }
}

/** A row of the list, unless the list leaves the wallet out. */
async function rowOf({ page }, id) {
  const row = page.locator(`w3m-wallet-row[wallet-id="${id}"]`).getByRole('button')
  await row.waitFor({ timeout: 1500 }).catch(() => undefined)
  return (await row.count()) ? row : undefined
}

/** Chooses the wallet of the catalogue, then the site's own with the same links, by taps, and opens their view by name. */
async function chooseBoth(session) {
  const { page } = session
  for (const walletId of [WALLET_ID, 'own']) {
    await session.run('close')
    await session.open()
    const row = await rowOf(session, walletId)
    await session.look()
    if (row) {
      await row.click()
      await page.waitForFunction(() => document.querySelector('w3m-modal').getAttribute('view') !== 'Connect')
      await pressAll(session)
    }
    await session.run('close')
    await session.open({ view: 'ConnectingWalletConnect', arguments: { walletId } })
    await pressAll(session)
  }
  session.values.openings = await openings(session)
}

async function phone(session, { input }) {
  await createPairing(session, { links: expand(input), start: { context: PHONE } })
  await chooseBoth(session)
}

/** A link that may be opened leads to the wallet from the tap, with a pairing link of the right form. */
async function opensPhone(session, testCase) {
  await phone(session, testCase)
  assert.ok(session.values.openings.length >= 2, 'the wallets were opened')
  session.values.uris = session.values.openings.map(({ url }) =>
    new URL(url.replace(/^[a-z]+:/, 'https:')).searchParams.get('uri'),
  )
  for (const uri of session.values.uris) assert.match(uri, /^wc:[0-9a-f]{64}@2\?/)
}

const explorers = url => [
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
    blockExplorers: { default: { name: 'Scan', url } },
  },
]

const explorerLinks = session =>
  session.page
    .locator('w3m-account-view a, w3m-account-summary a')
    .evaluateAll(links => links.map(({ href, rel }) => ({ href, rel })))

const CASES = {
  'DL-015': opensPhone,
  'DL-016': opensPhone,
  'DL-017': opensPhone,
  async 'DL-019'(session, { input }) {
    await createPairing(session, { links: { ...input, supports_wc: true } })
    await chooseBoth(session)
    assert.equal(await session.page.getByRole('tab').count(), 0)
    assert.equal(await session.page.getByRole('button', { name: /Get it$/ }).count(), 0)
    assert.deepEqual(session.values.openings, [])
  },
  async 'DL-021'(session) {
    await createPairing(session, { links: { mobile_link: 'alpha://' }, start: { context: PHONE, clock: true } })
    await session.open()
    await session.page.locator(`w3m-wallet-row[wallet-id="${WALLET_ID}"]`).waitFor()
    await session.run('close')
    await session.open({ view: 'ConnectingWalletConnect', arguments: { walletId: WALLET_ID } })
    await session.page.locator('w3m-open-wallet w3m-ui-button:not([loading])').first().waitFor()
    await session.announce(announcement({}))
    await session.page.evaluate(() => {
      for (const data of ['wc', { type: 'open', url: 'alpha://' }, { method: 'wc_sessionPropose' }])
        window.postMessage(data, '*')
      document.querySelector('w3m-modal').shadowRoot.querySelector('w3m-router').shadowRoot.firstElementChild.click()
    })
    // a scripted click is not a user gesture
    await session.page.evaluate(() =>
      window.harness
        .controls()
        .find(control => /Open Elsewhere/.test(control.textContent))
        ?.click(),
    )
    await session.page.clock.runFor(10_000)
    session.values.openings = await openings(session)
    session.counters['window.open'] = () => session.values.openings.length
  },
  async 'DL-022'(session, { input }) {
    await createPairing(session, { start: { context: PHONE } })
    const { page } = session
    const relay = session.services.hosts.at(-1)
    await page.evaluate(policy => {
      const meta = document.createElement('meta')
      meta.httpEquiv = 'Content-Security-Policy'
      meta.content = policy
      document.head.append(meta)
      const frame = document.createElement('iframe')
      frame.src = '/'
      frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0'
      document.body.append(frame)
    }, input.parent_csp)
    const frame = await eventually(() => page.frames().find(own => own !== page.mainFrame()) ?? assert.fail())
    await frame.waitForFunction(() => document.documentElement?.dataset.ready !== undefined)
    await frame.evaluate(
      ([host, link]) => {
        const customWallets = [{ id: 'own', name: 'Own wallet', mobile_link: link }]
        window.harness.create(JSON.stringify({ services: { relay: `ws://${host}` }, customWallets }))
        void window.harness.open()
      },
      [relay, input.mobile_link],
    )
    await frame.locator('w3m-wallet-row[wallet-id="own"]').getByRole('button').click()
    await frame.locator('w3m-open-wallet w3m-ui-button:not([loading])').first().waitFor()
    await frame.getByRole('button', { name: /^Open/ }).first().click()
    const made = await openings(session, frame)
    assert.ok(made.length > 0)
    for (const { target } of made) assert.equal(target, '_blank')
    assert.equal(new URL(frame.url()).pathname, '/')
    await frame.evaluate(() => window.harness.close())
    await page.evaluate(() => document.querySelector('iframe').remove())
  },
  async 'DL-023'(session, { input }) {
    session.services.hosts.push('rpc.example')
    await session.withAccount({}, { options: { networks: explorers(input.addressExplorerUrl) } })
    await session.openAccount()
    assert.deepEqual(await explorerLinks(session), [])
    await session.look()
    await session.load()
    await session.announce(announcement({}))
    await session.create({ networks: explorers('https://scan.example') })
    await session.connect()
    await session.openAccount()
    session.values.links = await eventually(async () => {
      const links = await explorerLinks(session)
      assert.ok(links.length > 0, 'the explorer is linked')
      return links
    })
  },
}

/** How a case of links into wallets is driven: on a phone, by taps. */
export const deepLink = ({ id }) => CASES[id] ?? phone
