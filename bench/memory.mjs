import { announceWallet, seeButton } from '../scripts/sizes/visit.mjs'
import { startServices } from './services.mjs'

const CYCLES = 200
/** Cycles before the first measurement, while caches fill and the browser compiles frequently used code. */
const WARM_UP = 150
/** Cycles between measurements: each leaves some kB behind, as the browser compiles what the driver runs. */
const EVERY = 50
/** The wait before each measurement, in ms: work that still follows closing must not count as growth. */
const REST = 1_000

/** Slope of the least-squares line through points. */
export function slope(points) {
  const mean = pick => points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean(point => point[0]), mean(point => point[1])]
  const over = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0)
  return over / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
}

/**
 * Opens the modal, waits until the view shows, closes it and waits until it is gone, some times over. All of this runs
 * in the page, because memory that the driver keeps for each of its calls would count as growth.
 */
const cycles = (page, count) =>
  page.evaluate(async times => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const isOpen = () => document.querySelector('w3m-modal[open]') !== null
    const isPainted = () => {
      const router = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('w3m-router')
      return (router?.shadowRoot?.querySelector('w3m-connect-view')?.getBoundingClientRect().height ?? 0) > 0
    }
    for (let turn = 0; turn < times; turn++) {
      window.walletModal.open().catch(() => {})
      for (let waited = 0; !(isOpen() && isPainted()); waited++) {
        if (waited > 600) throw new Error('the modal does not open')
        await frame()
      }
      await window.walletModal.close()
      while (isOpen()) await frame()
    }
  }, count)

/** Heap in use and DOM nodes after a forced collection. */
export async function sample(client) {
  // The first collection runs finalizers, the second frees what these released.
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = name => metrics.find(metric => metric.name === name).value
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
}

/**
 * How heap and DOM nodes grow over many open and close cycles, and how many nodes an open modal has, on a site whose
 * services answer with wallets and pictures. Measuring only nodes takes fewer cycles, because the heap always varies a
 * little.
 */
export async function measureMemory(browser, url, _site, options) {
  const services = await startServices()
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  try {
    await services.use(page)
    await page.addInitScript(announceWallet)
    await page.goto(url)
    return await measureGrowth(page, options)
  } finally {
    await page.close()
    await services.stop()
  }
}

async function measureGrowth(page, { warmUp = WARM_UP, count = CYCLES, every = EVERY } = {}) {
  await seeButton(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const before = await sample(client)
  const samples = []
  await cycles(page, warmUp)
  for (let turn = 0; turn <= count; turn += every) {
    if (turn) await cycles(page, every)
    await page.evaluate(ms => new Promise(done => setTimeout(() => requestIdleCallback(done), ms)), REST)
    samples.push([turn, await sample(client)])
  }
  await page.evaluate(() => void window.walletModal.open().catch(() => {}))
  await page.locator('w3m-connect-view').waitFor({ state: 'visible' })
  const opened = await sample(client)
  return {
    heapBytesPerCycle: Math.round(slope(samples.map(([turn, { heap }]) => [turn, heap]))),
    nodesPerCycle: Math.round(slope(samples.map(([turn, { nodes }]) => [turn, nodes])) * 100) / 100,
    nodesOpen: opened.nodes - before.nodes,
    heapIdle: before.heap,
    heapOpen: opened.heap,
  }
}
