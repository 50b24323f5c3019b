import { serve } from '../scripts/sizes/serve.mjs'
import { announceWallet } from '../scripts/sizes/visit.mjs'
import { buildBarePage } from './bare-page.mjs'
import { prepareBench } from './in-page.mjs'
import { startServices } from './services.mjs'

const RUNS = 5

/** How fast network and processor are; undefined is this machine. The numbers of a slow 4G connection are Lighthouse's. */
const CONDITIONS = {
  plain: undefined,
  throttled: { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, slowdown: 4 },
}

/** What a row waits for on each page: the thing to click, and what is shown then. */
const PAGES = {
  product: { button: 'wallet-modal-button', shown: 'w3m-wallet-row' },
  bare: { button: 'bare-button', shown: 'bare-dialog' },
}

const median = numbers => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** Opens a page with an empty cache, under some conditions. */
async function visit(browser, url, conditions, services) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  watchTraffic(page)
  await services.use(page)
  await page.addInitScript(announceWallet)
  await page.addInitScript(prepareBench)
  await page.addInitScript(prepareSpeed)
  if (conditions) {
    const { latency, download, upload, slowdown } = conditions
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const network = { offline: false, latency, downloadThroughput: download, uploadThroughput: upload }
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(url, { waitUntil: 'commit' })
  return { page, close: () => context.close() }
}

/** What each row needs in the page; every time ends with the frame in which the thing shows. */
function prepareSpeed() {
  const { find, frame, until } = window.bench
  const shown = async (tag, isReady = () => true) => {
    const isShown = () => {
      const element = find(tag)
      return Boolean(element && element.getBoundingClientRect().height > 0 && isReady(element))
    }
    await until(isShown, 60_000)
    return frame()
  }
  const pressable = tag => {
    const element = find(tag)
    const row = element?.querySelector('w3m-ui-list-row') ?? element
    return row?.shadowRoot?.querySelector('button') ?? row
  }
  window.speed = {
    /** From a click to what it shows, in milliseconds; `inside`: what must be in that. */
    async click(from, to, inside) {
      const start = performance.now()
      pressable(from).click()
      const isReady = element => !inside || element.shadowRoot?.querySelector(inside)
      return (await shown(to, isReady)) - start
    },
    /** From navigation to what is clicked, at once, and from there to what that shows. */
    async navigate(from, to) {
      const painted = await shown(from, element => element.shadowRoot?.childElementCount > 0)
      pressable(from).click()
      return { painted, open: await shown(to) }
    },
    /** From navigation to what is painted. */
    painted: tag => shown(tag, element => element.shadowRoot?.childElementCount > 0),
    /** From navigation to the account in the button. */
    connected: tag => shown(tag, element => element.shadowRoot?.textContent.includes('0xd8dA')),
  }
}

/** How long a page must ask for nothing to be at rest, in milliseconds. */
const QUIET = 600

/** Waits until the page has come to rest: nothing asked for, and nothing to do, for a while. */
async function settle(page) {
  const { open } = traffic.get(page)
  while (open.size || Date.now() - traffic.get(page).last < QUIET) await page.waitForTimeout(50)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

/** The requests of each page that are under way, and when the last one began or ended. */
const traffic = new WeakMap()

function watchTraffic(page) {
  const state = { open: new Set(), last: Date.now() }
  traffic.set(page, state)
  const record = change => request => {
    change(request)
    state.last = Date.now()
  }
  page.on(
    'request',
    record(request => state.open.add(request)),
  )
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(
      end,
      record(request => state.open.delete(request)),
    )
}

/** A visitor who comes, looks, and opens; then all wallets; then connects and comes back. */
async function timeProduct(browser, url, conditions, services) {
  const { button, shown } = PAGES.product
  const { page, close } = await visit(browser, url, conditions, services)
  await page.waitForFunction(() => window.speed)
  await page.evaluate(tag => window.speed.painted(tag), button)
  await settle(page)
  const clickToConnectView = await page.evaluate(([from, to]) => window.speed.click(from, to), [button, shown])
  await settle(page)
  const allWallets = await page.evaluate(() => window.speed.click('w3m-all-wallets-row', 'w3m-wallet-grid', 'button'))
  await page.evaluate(() => window.walletModal.close())
  await page.evaluate(([from, to]) => window.speed.click(from, to), [button, shown])
  await page.locator('w3m-wallet-row[rdns="com.example.measure"]').first().click()
  await page.evaluate(tag => window.speed.connected(tag), button)
  await settle(page)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => window.speed)
  const reloadToConnected = await page.evaluate(tag => window.speed.connected(tag), button)
  await close()
  return { clickToConnectView, allWallets, reloadToConnected }
}

/** The same of the bare page: its click, and its button after a reload. */
async function timeBare(browser, url, conditions, services) {
  const { button, shown } = PAGES.bare
  const { page, close } = await visit(browser, url, conditions, services)
  await page.waitForFunction(() => window.speed)
  await page.evaluate(tag => window.speed.painted(tag), button)
  await settle(page)
  const click = await page.evaluate(([from, to]) => window.speed.click(from, to), [button, shown])
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => window.speed)
  const reload = await page.evaluate(tag => window.speed.painted(tag), button)
  await close()
  return { clickToConnectView: click, allWallets: click, reloadToConnected: reload }
}

/** From navigation to the open view, for a visitor who clicks as soon as there is a button. */
async function timeNavigation(browser, url, conditions, services, { button, shown }) {
  const { page, close } = await visit(browser, url, conditions, services)
  await page.waitForFunction(() => window.speed)
  const { open } = await page.evaluate(([from, to]) => window.speed.navigate(from, to), [button, shown])
  await close()
  return { navigationToOpenView: open }
}

/** The medians of several visits to both pages, and the ratio of one to the other. */
async function compareUnder(conditions, { browser, product, bare, services }) {
  const runs = { product: [], bare: [] }
  for (let run = 0; run < RUNS; run++) {
    const common = [conditions, services]
    const ours = await timeProduct(browser, product, ...common)
    const theirs = await timeBare(browser, bare, ...common)
    runs.product.push({ ...ours, ...(await timeNavigation(browser, product, ...common, PAGES.product)) })
    runs.bare.push({ ...theirs, ...(await timeNavigation(browser, bare, ...common, PAGES.bare)) })
  }
  const rows = Object.keys(runs.product[0])
  return Object.fromEntries(
    rows.map(row => {
      const of = name => Math.round(median(runs[name].map(times => times[row])))
      const [ms, bareMs] = [of('product'), of('bare')]
      return [row, { ms, bareMs, ratio: Math.round((10 * ms) / Math.max(1, bareMs)) / 10 }]
    }),
  )
}

/**
 * How fast the product is on the site that Vite 8 builds, on this machine and on a slow phone, and how many times what a
 * bare Lit page takes for the like in the same run. Never a ceiling: times say as much about the machine as about the code.
 */
export async function measureSpeed(browser, _url, site) {
  const bare = await buildBarePage()
  const servers = [await serve(site.folder, { isCompressed: true }), await serve(bare.folder, { isCompressed: true })]
  const services = await startServices()
  try {
    const where = { browser, product: servers[0].url, bare: servers[1].url, services }
    return {
      plain: await compareUnder(CONDITIONS.plain, where),
      throttled: await compareUnder(CONDITIONS.throttled, where),
    }
  } finally {
    await services.stop()
    for (const server of servers) server.close()
    bare.remove()
  }
}
