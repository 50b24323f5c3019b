import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, describe, it } from 'node:test'
import { toHex } from 'viem'
import { comesTrue } from '../../support/comes-true.mjs'
import { startDevStack } from '../../../dev/index.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { anyPorts, createPage } from './page-side.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe('the page of the wallet', () => {
  /** @type {import('../../../dev/index.d.mts').DevStack} */
  let stack
  /** @type {import('playwright-core').Browser} */
  let browser
  /** @type {import('playwright-core').Page} */
  let screen
  /** @type {Awaited<ReturnType<typeof createPage>>} */
  let page
  /** @type {string[]} */
  const complaints = []
  before(async () => {
    stack = await startDevStack({ wallets: 1, ports: anyPorts })
    page = await createPage(stack.relay.url)
    browser = await launchBrowser()
    screen = await browser.newPage()
    screen.on('pageerror', error => complaints.push(error.message))
    screen.on('console', message => {
      if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text())
    })
    await screen.goto(stack.wallet.url)
  })
  after(async () => {
    await browser?.close()
    await page?.stop()
    await stack?.stop()
  })

  const press = (/** @type {string | RegExp} */ name) =>
    screen.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
  const asked = (/** @type {string} */ name) => screen.getByRole('heading', { name, exact: true }).waitFor()

  it('says in plain words what is wrong with a link', async () => {
    await screen.getByLabel('WalletConnect link').fill('nonsense')
    await press('Connect')
    await screen.getByRole('alert').filter({ hasText: 'This is no WalletConnect link.' }).waitFor()
  })

  it('shows who requests what, and connects with the ticked items', async () => {
    const { uri, session } = await page.connect()
    await screen.getByLabel('WalletConnect link').fill(uri)
    await screen.getByLabel('WalletConnect link').press('Tab')
    await screen.keyboard.press('Enter')
    await asked('Connect to this wallet')
    await screen.getByRole('status').filter({ hasText: 'Test page waits for your answer.' }).waitFor()
    await screen.getByRole('checkbox', { name: /Account 3/ }).uncheck()
    await press('Approve')
    assert.equal((await session)?.namespaces.eip155?.accounts.length, 2)
    await screen.getByRole('heading', { name: 'Test page' }).waitFor()
  })

  it('approves one request and rejects another', async () => {
    const from = stack.accounts[0]?.address
    const signing = page.request('personal_sign', [toHex('Good morning'), from])
    await asked('Sign a message')
    await screen.getByText('Good morning', { exact: true }).waitFor()
    await press('Approve')
    assert.match(await signing, /^0x/)
    const sending = page.request('eth_sendTransaction', [{ from, to: from, value: '0x16345785d8a0000' }])
    const outcome = assert.rejects(sending, { code: 5000 })
    await asked('Send a transaction')
    await screen.getByText('0.1 ETH').waitFor()
    await press('Reject')
    await outcome
  })

  it('changes account and network, and disconnects', async () => {
    await screen.getByLabel('Account', { exact: true }).selectOption('1')
    await screen.getByLabel('Network', { exact: true }).selectOption('eip155:31338')
    for (const name of ['accountsChanged', 'chainChanged']) {
      await comesTrue(() => page.heard(name))
      assert.ok(page.heard(name), name)
    }
    await press('Disconnect Test page')
    await screen.getByText('No page is connected.').waitFor()
  })

  it('accepts a link in its URL, as other wallets do', async () => {
    const { uri } = await page.connect()
    await screen.goto(`${stack.wallet.url}wc?uri=${encodeURIComponent(uri)}`)
    await asked('Connect to this wallet')
    assert.equal(new URL(screen.url()).search, '')
    await screen.getByRole('button', { name: 'Reject', exact: true }).focus()
    await screen.keyboard.press('Enter')
    await screen.getByRole('heading', { name: 'Waiting for you' }).waitFor({ state: 'hidden' })
  })

  it('breaks no rule of accessibility or of its own policy', async () => {
    const context = await browser.newContext({ bypassCSP: true })
    const other = await context.newPage()
    await other.goto(stack.wallet.url)
    await other.locator('#account option').first().waitFor({ state: 'attached' })
    await other.evaluate(axe)
    // @ts-expect-error axe is in the page
    const { violations } = await other.evaluate(() => window.axe.run())
    assert.deepEqual(violations, [])
    assert.deepEqual(complaints, [])
  })
})
