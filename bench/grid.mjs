import { findWallets } from '../dev/api/catalogue/find.mjs'
import { createWallets } from '../dev/api/catalogue/wallets.mjs'
import { openPage, seeButton } from '../scripts/sizes/visit.mjs'
import { prepareBench } from './in-page.mjs'

/** Sizes of the catalogue that are compared. */
const SIZES = [600, 6000]
/** How far a frame scrolls, in px: a quick flick. */
const STEP = 120
/** Longest time that is scrolled, in ms. */
const LIMIT = 20_000

const ALLOWED = { 'access-control-allow-origin': '*' }

/** Answers the wallet list as the hosted service would, from invented wallets that fit the site's networks. */
async function serveCatalogue(page, count) {
  const plain = { chains: ['eip155:1'], image_id: undefined, badge_type: 'none' } // cells of as many nodes each
  const wallets = createWallets(count).map(wallet => ({ ...wallet, ...plain }))
  await page.route(
    url => url.pathname === '/getWallets',
    route =>
      route.fulfill({ json: findWallets(wallets, new URL(route.request().url()).searchParams), headers: ALLOWED }),
  )
}

/** Opens the list of all wallets, scrolls through it in the page, and counts; runs in the page. */
async function scrollThrough({ step, limit }) {
  const { find, nodesIn, frame } = window.bench
  const start = performance.now()
  window.walletModal.open({ view: 'AllWallets' }).catch(() => {})
  let grid
  while (!(grid = find('w3m-wallet-grid'))?.shadowRoot?.querySelector('button')) await frame()
  const opened = performance.now() - start
  for (let waited = 0; waited < 60; waited++) await frame()
  const scroller = grid.shadowRoot.querySelector('.scroller')
  let [worst, nodes, last] = [0, 0, await frame()]
  const end = performance.now() + limit
  for (let turn = 0; performance.now() < end && !grid.complete; turn++) {
    scroller.scrollTop += step
    const now = await frame()
    worst = Math.max(worst, now - last)
    if (turn % 50 === 0) nodes = Math.max(nodes, nodesIn(grid.shadowRoot))
    last = turn % 50 === 0 ? await frame() : now // counting is not scrolling
  }
  return { nodes, worstFrame: Math.round(worst), opened: Math.round(opened), wallets: grid.rows.length }
}

/** DOM nodes of the list of all wallets and the worst frame while scrolling through it, by the size of the catalogue. */
export async function measureGrid(browser, url) {
  const results = {}
  for (const size of SIZES) {
    const { page } = await openPage(browser, url, { services: 'answer' })
    await serveCatalogue(page, size)
    await page.addInitScript(prepareBench)
    await page.goto(url)
    await seeButton(page)
    results[size] = await page.evaluate(scrollThrough, { step: STEP, limit: LIMIT })
    await page.close()
  }
  return results
}

/** Which of the ceilings are broken: nodes, and that there are as many whatever the size. Times never fail. */
export function gridProblems(results, { nodes }) {
  const counts = Object.entries(results)
  const over = counts.filter(([, result]) => !(result.nodes <= nodes))
  const different = new Set(counts.map(([, result]) => result.nodes)).size > 1
  return [
    ...over.map(([size, result]) => `grid of ${size}: ${result.nodes} nodes, at most ${nodes}`),
    ...(different ? [`grid: the number of nodes grows with the catalogue`] : []),
  ]
}
