// Small sites as people write them, over the package as npm would publish it, on the development stack.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { startDevStack } from '../../dev/index.mjs'
import { launchBrowser } from '../support/launch-browser.mjs'
import { buildSites, walletScript } from './support/build-sites.mjs'
import { buildFrameworks, serveFramework } from './support/framework-site.mjs'
import { installPacked, PROJECT } from './support/packed-package.mjs'
import { SITE_POLICY } from './support/policy.mjs'
import { serveFolder } from './support/serve-folder.mjs'

const PLACE = join(PROJECT, '.tmp/sites')
/** How long anything on a page may take, in milliseconds. */
const PATIENCE = 40_000

/**
 * The sites, by how they are served.
 * @type {Readonly<Record<string, (signal: AbortSignal) => Promise<{ url: string, stop: () => Promise<void> }>>>}
 */
const SITES = {
  'React with Vite 8': () => serveFolder(join(PLACE, 'react/dist')),
  'Next.js with the app router': signal => serveFramework(PLACE, 'next', facts(), signal),
  'React Router with a server': signal => serveFramework(PLACE, 'react-router', facts(), signal),
  Nuxt: signal => serveFramework(PLACE, 'nuxt', facts(), signal),
  SvelteKit: signal => serveFramework(PLACE, 'sveltekit', facts(), signal),
  Astro: signal => serveFramework(PLACE, 'astro', facts(), signal),
  Vue: () => serveFolder(join(PLACE, 'vue/dist')),
  Svelte: () => serveFolder(join(PLACE, 'svelte/dist')),
  Solid: () => serveFolder(join(PLACE, 'solid/dist')),
  Preact: () => serveFolder(join(PLACE, 'preact/dist')),
  Angular: () => serveFolder(join(PLACE, 'angular/dist')),
  'plain HTML under a strict policy': () =>
    serveFolder(join(PLACE, 'plain'), { headers: { 'content-security-policy': SITE_POLICY }, edit: withNetworks }),
  'wagmi 2': () => serveFolder(join(PLACE, 'wagmi-2/dist')),
  'wagmi 3 with React': () => serveFolder(join(PLACE, 'wagmi-3/dist')),
}

/** The sites whose pages come rendered: the button is in the page before any script runs, and nothing moves as it starts. */
const RENDERED = ['Next.js with the app router', 'React Router with a server', 'Nuxt', 'SvelteKit', 'Astro']

/** The sites that count how often their button said that it opens the modal. */
const COUNTING = ['Solid', 'Preact', 'Angular']

/** @type {Awaited<ReturnType<typeof startDevStack>>} */
let stack
/** @type {import('playwright-core').Browser} */
let browser
/** @type {string} */
let wallet

/** What the sites need to know of the stack when they are built. */
const facts = () =>
  JSON.stringify({ networks: stack.networks, catalogue: stack.api.url, receiver: stack.accounts[1]?.address })

/** @param {string} page */
const withNetworks = page =>
  page
    .replace('%networks%', JSON.stringify(stack.networks).replaceAll('"', '&quot;'))
    .replace('%catalogue%', stack.api.url)
    .replace('%receiver%', stack.accounts[1]?.address ?? '')

before(async () => {
  installPacked(PLACE)
  ;[stack, browser] = await Promise.all([
    startDevStack({
      wallets: 20,
      ports: { api: 0, evm: 0, evm2: 0, bitcoin: 0, solana: 0, relay: 0, frame: 0, social: 0 },
    }),
    launchBrowser(),
  ])
  const [account] = stack.accounts
  const chains = Object.fromEntries(stack.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  const aspen = { name: 'Aspen', privateKeys: account ? [account.privateKey] : [], chains, storage: 'local' }
  const building = [buildFrameworks(PLACE, facts()), buildSites(PLACE, facts())]
  wallet = await walletScript(PLACE, aspen)
  await Promise.all(building)
})
after(async () => {
  await browser?.close()
  await stack?.stop()
})

/** A visitor with a wallet, with the page's errors recorded. @param {string} url @param {string[]} problems */
async function visit(url, problems) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(wallet)
  await context.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(entry => entry.value))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    route => {
      problems.push(`asked for ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`))
  page.on('console', message => message.type() === 'error' && problems.push(`console: ${message.text()}`))
  await page.goto(url)
  return page
}

/** Waits until an output of the page has a text. @param {import('playwright-core').Page} page @param {string} name @param {RegExp} text */
async function output(page, name, text) {
  const found = page.getByRole('status', { name, exact: true }).filter({ hasText: text })
  await found.waitFor({ state: 'attached' })
  return (await found.innerText()).trim()
}

/** @param {string} hash */
async function receiptOf(hash) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(stack.evm[0]?.rpcUrl ?? '', { method: 'POST', body, headers })).json()).result
}

describe('a site made with', () => {
  for (const [name, serve] of Object.entries(SITES))
    it(`${name} connects, pays, reloads and disconnects`, { timeout: 120_000 }, async ({ signal }) => {
      const { url, stop } = await serve(signal)
      /** @type {string[]} */
      const problems = []
      const page = await visit(url, problems)
      try {
        const address = new RegExp(stack.accounts[0]?.address ?? 'none', 'i')
        if (RENDERED.includes(name)) {
          assert.match(await (await fetch(url)).text(), /<wallet-modal-button/)
          await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
          await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
          assert.deepEqual(await page.evaluate(() => window.shifts), [], 'something moved as the page started')
        }
        await page.getByRole('button', { name: 'Connect wallet' }).first().click()
        await page
          .locator('w3m-connect-view')
          .getByRole('button', { name: /^Aspen/ })
          .first()
          .click()
        await output(page, 'Account', address)
        if (COUNTING.includes(name)) assert.equal(await output(page, 'Opened', /\d/), '1')
        await page.getByRole('button', { name: 'Pay' }).click()
        const hash = await output(page, 'Paid', /^\s*0x[\da-f]{64}\s*$/)
        assert.equal((await receiptOf(hash)).status, '0x1')

        await page.reload()
        await output(page, 'Account', address)
        const asked = await page.evaluate(() => window.testWallets[0].calls.map(({ method }) => method))
        assert.ok(!asked.includes('eth_requestAccounts'), asked.join())

        await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
        await output(page, 'Account', /^\s*none\s*$/)
        await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
        assert.deepEqual(problems, [])
      } catch (error) {
        if (problems.length) console.error(problems)
        throw error
      } finally {
        await page.context().close()
        await stop()
      }
    })
})
