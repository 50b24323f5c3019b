import { createServer } from 'node:http'

import { findWallets } from '../dev/api/catalogue/find.mjs'
import { createWallets } from '../dev/api/catalogue/wallets.mjs'
import { seeButton } from '../scripts/sizes/visit.mjs'
import { framesOf, markedFrames } from './frames.mjs'
import { prepareBench } from './in-page.mjs'

/** The catalogue sizes to compare. */
const SIZES = [600, 6000]
/** The scroll distance per frame, in px, as for a quick flick. */
const STEP = 120
/** Maximum scrolling time, in ms. */
const LIMIT = 30_000
/** The number of frames between two counts of the DOM nodes. */
const COUNT = 50

/**
 * Answers the wallet list as the hosted service would, over HTTP: intercepting requests in the browser would slow it
 * down.
 */
async function serveCatalogue(count) {
  // so that all cells have the same number of nodes
  const plain = { chains: ['eip155:1'], image_id: undefined, badge_type: 'none' }
  const wallets = createWallets(count).map(wallet => ({ ...wallet, ...plain }))
  const server = createServer(({ url }, response) => {
    const found = findWallets(wallets, new URL(url, 'http://localhost').searchParams)
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(found))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${server.address().port}/getWallets`, close }
}

/**
 * Redirects requests for wallets to that server and answers all others with nothing; runs in the page before any other
 * script.
 */
function askHere(catalogue) {
  const { fetch } = window
  const nothing = { features: [], allowedOrigins: [], isAnalyticsEnabled: false }
  window.fetch = (input, init) => {
    const { origin, pathname, search } = new URL(input, location.href)
    if (origin === location.origin) return fetch(input, init)
    return pathname === '/getWallets' ? fetch(catalogue + search, init) : Promise.resolve(Response.json(nothing))
  }
}

/**
 * Opens the list of all wallets, waits until the page is idle, and returns the time to the first cell; runs in the
 * page.
 */
async function openList() {
  const { find, frame } = window.bench
  const start = performance.now()
  window.walletModal.open({ view: 'AllWallets' }).catch(() => {})
  while (!find('w3m-wallet-grid')?.shadowRoot?.querySelector('button')) await frame()
  const opened = performance.now() - start
  for (let waited = 0; waited < 60; waited++) await frame()
  window.gc() // garbage from opening must not count as scrolling
  for (let waited = 0; waited < 10; waited++) await frame()
  return Math.round(opened)
}

/**
 * Scrolls through the list, or waits without scrolling (`step` 0), and sets a mark at the beginning of each frame.
 * Counts the nodes of the list and the long frames that the browser reports. Runs in the page.
 */
async function passFrames({ name, step, frames, limit, count }) {
  const { find, nodesIn, frame } = window.bench
  const grid = find('w3m-wallet-grid')
  const scroller = grid.shadowRoot.querySelector('.scroller')
  let [nodes, longFrames] = [0, 0]
  const watcher = new PerformanceObserver(list => (longFrames += list.getEntries().length))
  watcher.observe({ type: 'long-animation-frame' })
  const end = performance.now() + limit
  await frame()
  for (let turn = 0; turn < frames && performance.now() < end && !(step && grid.complete); turn++) {
    performance.mark(name)
    scroller.scrollTop += step
    await frame()
    if (turn % count) continue
    performance.mark('count') // so that the time for counting is not part of a frame
    nodes = Math.max(nodes, nodesIn(grid.shadowRoot))
    await frame()
  }
  performance.mark('end')
  await frame()
  longFrames += watcher.takeRecords().length
  watcher.disconnect()
  return { nodes, longFrames, wallets: grid.rows.length }
}

/** Measures scrolling through a catalogue and, for comparison, the same page while nothing happens. */
async function measureSize(browser, url, size) {
  const catalogue = await serveCatalogue(size)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(askHere, catalogue.url)
  await page.addInitScript(prepareBench)
  await page.goto(url)
  await seeButton(page)
  const opened = await page.evaluate(openList)
  const pass = (name, asked) =>
    markedFrames(browser, page, () =>
      page.evaluate(passFrames, { name, step: 0, frames: Infinity, limit: LIMIT, count: COUNT, ...asked }),
    )
  const { result, marks } = await pass('scroll', { step: STEP })
  const scrolled = framesOf(marks, 'scroll')
  const rest = await pass('rest', { frames: scrolled.frames })
  await page.close()
  catalogue.close()
  const { worstFrame, over50 } = framesOf(rest.marks, 'rest')
  return { opened, ...result, ...scrolled, atRest: { worstFrame, over50 } }
}

/**
 * The list of all wallets by the size of the catalogue: its DOM nodes and the frames of scrolling through it. `atRest`
 * shows the noise of the machine: the same number of frames of the same page without scrolling.
 */
export async function measureGrid(browser, url) {
  const results = {}
  for (const size of SIZES) results[size] = await measureSize(browser, url, size)
  return results
}

/** The violated limits: the number of nodes is too high, or differs between catalogue sizes. Times have no limits. */
export function gridProblems(results, { nodes }) {
  const counts = Object.entries(results)
  const over = counts.filter(([, result]) => !(result.nodes <= nodes))
  const different = new Set(counts.map(([, result]) => result.nodes)).size > 1
  return [
    ...over.map(([size, result]) => `grid of ${size}: ${result.nodes} nodes, at most ${nodes}`),
    ...(different ? [`grid: the number of nodes grows with the catalogue`] : []),
  ]
}
