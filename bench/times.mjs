import { openPage, seeButton } from '../scripts/sizes/visit.mjs'

const RUNS = 5
const UPDATES = 1000

const median = numbers => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
const round = milliseconds => Math.round(milliseconds * 10) / 10

/** Records, in the page, the first frame in which the button and then the Connect view show. */
function watchFrames() {
  const shows = element => element !== null && element.getBoundingClientRect().height > 0
  /** The first match in the document or in any open shadow tree below it. */
  const find = (selector, root = document) => {
    const own = root.querySelector(selector)
    if (own) return own
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot && find(selector, element.shadowRoot)
      if (inner) return inner
    }
    return null
  }
  const marks = (window.benchMarks = {})
  addEventListener('click', () => (marks.click ??= performance.now()), { capture: true })
  const look = () => {
    const button = document.querySelector('wallet-modal-button')
    if (!marks.button && button?.shadowRoot?.childElementCount && shows(button)) marks.button = performance.now()
    if (marks.click && !marks.view && shows(find('w3m-wallet-row'))) marks.view = performance.now()
    if (!marks.view) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** One visit with an empty cache: from navigation to the button, and from the click to the painted Connect view. */
async function timeVisit(browser, url) {
  const context = await browser.newContext()
  const { page } = await openPage(context, url)
  await page.addInitScript(watchFrames)
  await page.goto(url)
  await page.waitForFunction(() => window.benchMarks.button)
  await page.locator('wallet-modal-button').first().click()
  await page.waitForFunction(() => window.benchMarks.view)
  const { button, click, view } = await page.evaluate(() => window.benchMarks)
  await context.close()
  return { button, open: view - click }
}

/** The median over several visits, in milliseconds. */
export async function measureTimes(browser, url) {
  const visits = []
  for (let run = 0; run < RUNS; run++) visits.push(await timeVisit(browser, url))
  const toButton = round(median(visits.map(({ button }) => button)))
  const clickToConnectView = round(median(visits.map(({ open }) => open)))
  return { navigationToButton: toButton, clickToConnectView }
}

/** A thousand writes to a signal that the open modal shows, and the frame after them, in milliseconds. */
export async function measureUpdates(browser, url) {
  const { page } = await openPage(browser, url)
  await page.goto(url)
  await seeButton(page)
  const elapsed = await page.evaluate(async count => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    window.walletModal.open().catch(() => {})
    for (let waited = 0; waited < 30; waited++) await frame()
    const start = performance.now()
    for (let turn = 0; turn < count; turn++) window.walletModal.setThemeMode(turn % 2 ? 'dark' : 'light')
    await frame()
    return performance.now() - start
  }, UPDATES)
  await page.close()
  return { thousandUpdates: round(elapsed) }
}
