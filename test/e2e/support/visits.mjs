import assert from 'node:assert/strict'

/** Who uses one of these leaves something behind that a load of the page does not take away. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newPage',
  'on',
  'once',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
]
const DESKTOP = { width: 1280, height: 720 }

/** Runs in a page: clears all script storage, and returns how much is left. */
async function forget() {
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
  const remove = name =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = resolve
      request.onerror = request.onblocked = reject
    })
  for (const { name } of await indexedDB.databases()) await remove(name)
  for (const name of await caches.keys()) await caches.delete(name)
  const left = [await indexedDB.databases(), await caches.keys()].flat().length
  return left + localStorage.length + sessionStorage.length
}

/** From here on, what lasts spends the visit. */
function guard(visit, owner, names) {
  for (const name of names) {
    if (typeof owner[name] !== 'function') continue
    const real = owner[name].bind(owner)
    owner[name] = (...args) => {
      visit.isSpent = true
      return real(...args)
    }
  }
}

/**
 * Contexts that several tests visit, each with one page. A context and its process take as long as a load of the page: one
 * that a test leaves as it was is emptied, which is checked, and visited again.
 *
 * @param blank - A document of the site that runs no script.
 * @param make - Makes a context of these options: `{ context, newPage(), isLeft }`; between two visits it is left.
 */
export function startVisits(blank, make) {
  const free = []

  /** Whether the site itself, and no other, has stored what is in a state. */
  const isOwn = ({ origins, cookies }) =>
    !cookies.length && origins.every(({ origin }) => origin === new URL(blank).origin)

  async function store({ page }, { origins }) {
    await page.goto(blank)
    await page.evaluate(
      entries => entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
      origins.flatMap(({ localStorage: entries }) => entries),
    )
  }

  async function open(key, options) {
    const visit = Object.assign(await make(options), { key, options, isSpent: false })
    visit.page = await visit.newPage()
    visit.page.on('frameattached', () => (visit.isSpent = true)) // its site stores things of its own
    guard(visit, visit.context, LASTING)
    guard(visit, visit.page, LASTING)
    guard(visit, visit.context.clock, ['install', 'setFixedTime', 'setSystemTime'])
    return visit
  }

  /** Empties a visit for the next one. */
  async function empty({ context, page, options }) {
    assert.equal(context.pages().length, 1, 'other pages are open')
    await page.goto(blank)
    await context.clearCookies()
    assert.equal(await page.evaluate(forget), 0, 'something is stored')
    assert.deepEqual(await context.cookies(), [])
    await page.setViewportSize(options.viewport ?? DESKTOP)
    const { colorScheme = 'light', contrast = 'no-preference', forcedColors = 'none', reducedMotion } = options
    await page.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion })
    await page.mouse.move(0, 0)
    const client = await context.newCDPSession(page)
    await client.send('Page.resetNavigationHistory')
    await client.detach()
  }

  return {
    /** A visit with nothing stored but what is in `storageState`. */
    async take({ storageState, ...options }) {
      if (storageState && !isOwn(storageState))
        return Object.assign(await make({ ...options, storageState }), { isSpent: true })
      const key = JSON.stringify(options)
      const at = free.findIndex(visit => visit.key === key)
      const visit = at < 0 ? await open(key, options) : free.splice(at, 1)[0]
      if (storageState) await store(visit, storageState)
      visit.isLeft = false
      return visit
    },

    /** Takes a visit back: its page is gone when this has ended. */
    async giveBack(visit) {
      try {
        assert.ok(!visit.isSpent && !visit.page.isClosed())
        visit.isLeft = true
        await empty(visit)
        free.push(visit)
      } catch {
        await visit.context.close() // what cannot be emptied is not visited again
      }
    },
  }
}
