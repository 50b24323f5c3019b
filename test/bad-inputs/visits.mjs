import { followWork } from '../support/at-rest.mjs'
import { watch } from './page/watch.mjs'

/** Whoever uses one of these leaves something behind that a load of the page does not take away. */
const LASTING = {
  page: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeWebSocket',
    'emulateMedia',
    'setViewportSize',
  ],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'newPage', 'setOffline', 'grantPermissions'],
}
/** What a case may listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'response']

/** What scripts of the page can store is gone, in a document of the site that runs no script. */
async function forget(page) {
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const [databases, caches_] = await Promise.all([indexedDB.databases(), caches.keys()])
    await Promise.all([
      ...caches_.map(name => caches.delete(name)),
      ...databases.map(
        ({ name }) =>
          new Promise((resolve, reject) => {
            const request = indexedDB.deleteDatabase(name)
            request.onsuccess = resolve
            request.onerror = request.onblocked = reject
          }),
      ),
    ])
  })
}

/** A page in its own browser context, with the data that a case needs. */
class Visit {
  /** The session that is told; no one between two cases. */
  session = undefined
  isSpent = false

  static async open(browser, site, { headers, clock, context: options } = {}) {
    const visit = new Visit()
    const settings = { viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce', ...options }
    visit.context = await browser.newContext(settings)
    visit.context.setDefaultTimeout(30_000) // a generous timeout; timed operations have their own limits
    if (clock) await visit.context.clock.install()
    visit.context.on('request', request => visit.session?.recordRequest(request))
    await visit.context.route(
      url => url.origin !== site.origin || headers !== undefined,
      route => visit.session?.serve(route, headers) ?? route.abort().catch(() => undefined),
    )
    return visit
  }

  async newPage() {
    const page = await this.context.newPage()
    await followWork(page)
    await page.addInitScript(watch)
    return page
  }

  /** From here on, what lasts is noticed. */
  guard() {
    for (const [owner, names] of Object.entries(LASTING))
      for (const name of names) {
        const real = this[owner][name].bind(this[owner])
        this[owner][name] = (...args) => {
          this.isSpent = true
          return real(...args)
        }
      }
  }

  close() {
    return this.context.close()
  }
}

/**
 * Pages that cases visit. Creating a context and its process takes as long as a case, so an unmodified page is cleared
 * and reused; each visit is a fresh load with empty storage.
 */
export class Visits {
  #free = []

  constructor(browser, site) {
    this.browser = browser
    this.site = site
  }

  /** A page with nothing in it. */
  async take(session) {
    const visit = this.#free.pop() ?? (await this.#open())
    visit.session = session
    return visit
  }

  /** A page created for this case only. */
  async make(session, settings) {
    const visit = await Visit.open(this.browser, this.site, settings)
    visit.isSpent = true
    visit.session = session
    visit.page = await visit.newPage()
    return visit
  }

  async giveBack(visit) {
    visit.session = undefined
    if (visit.isSpent) return visit.close()
    for (const event of EVENTS) visit.page.removeAllListeners(event)
    await visit.page.goto(`${this.site.origin}/page.css`)
    await visit.page.mouse.move(0, 0)
    await visit.context.clearCookies()
    await forget(visit.page)
    this.#free.push(visit)
  }

  async #open() {
    const visit = await Visit.open(this.browser, this.site)
    visit.page = await visit.newPage()
    visit.guard()
    return visit
  }
}
