import { serve } from '../scripts/sizes/serve.mjs'
import { announceWallet } from '../scripts/sizes/visit.mjs'
import { buildBarePage } from './bare-page.mjs'
import { prepareBench } from './in-page.mjs'
import { startServices } from './services.mjs'

const RUNS = 5

/** Limits on network and processor; `undefined` sets none. Those of a slow 4G connection are Lighthouse's. */
const CONDITIONS = {
  plain: undefined,
  throttled: { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, slowdown: 4 },
}

/** The elements to wait for on each page: the one to click, and the one that it shows. */
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

/** Defines the measurements as `window.speed`; each time ends with the frame in which the element is visible. */
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
    /**
     * The time from a click to the element that it shows, in ms; `inside` selects something that this element must
     * contain.
     */
    async click(from, to, inside) {
      const start = performance.now()
      pressable(from).click()
      const isReady = element => !inside || element.shadowRoot?.querySelector(inside)
      return (await shown(to, isReady)) - start
    },
    /**
     * The times from navigation to the painted button, which is clicked immediately, and to the element that it shows.
     */
    async navigate(from, to) {
      const painted = await shown(from, element => element.shadowRoot?.childElementCount > 0)
      pressable(from).click()
      return { painted, open: await shown(to) }
    },
    /** The time from navigation to a painted element. */
    painted: tag => shown(tag, element => element.shadowRoot?.childElementCount > 0),
    /** The time from navigation to the account in the button. */
    connected: tag => shown(tag, element => element.shadowRoot?.textContent.includes('0xd8dA')),
  }
}

/** How long a page must send no request to count as idle, in ms. */
const QUIET = 600

/** Waits until the page is idle: no request for a while, and no pending work. */
async function settle(page) {
  const { open } = traffic.get(page)
  while (open.size || Date.now() - traffic.get(page).last < QUIET) await page.waitForTimeout(50)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

/** The pending requests of each page, and when the last request began or ended. */
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

/** A visitor who opens the modal, opens the list of all wallets, connects, and reloads the page. */
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

/** The same for the bare page: a click, and the button after a reload. */
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
 * Measures the speed of the product on a site built with Vite 8, on this machine and on a slow phone, and compares it
 * with a bare Lit page in the same run. Times have no limits, because they depend on the machine as much as on the
 * code.
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
