import assert from 'node:assert/strict'

import { atRest } from '../support/at-rest.mjs'
import { eventually } from './oracles/state.mjs'
import { HOSTED, respond, usualServices } from './services.mjs'
import { measureSlowness } from './timing.mjs'

const WALLET = 'com.example.wallet'
const ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M8AAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

/** Areas in which what moves may be the point; elsewhere the visitor asks for less motion. */
const WITH_MOTION = new Set(['lifecycle', 'open-args'])
const MOTION = { reducedMotion: 'no-preference' }

/** The announcement of a plain wallet with this provider. */
export const announcement = (provider, info = {}) => ({
  info: { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Example Wallet', icon: ICON, rdns: WALLET, ...info },
  provider: { $provider: provider },
})

export const KEYS = {
  connections: '@appkit/connections',
  recent: '@appkit/recent_wallets',
  network: '@appkit/active_caip_network_id',
  namespace: '@appkit/active_namespace',
  namespaces: '@appkit/connected_namespaces',
  status: '@appkit/connection_status',
  connector: '@appkit/eip155:connected_connector_id',
  email: '@appkit-wallet/EMAIL',
  'smart-account networks': '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  'login used flag': '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
}

/** One case on one page with nothing stored: the page, what is recorded of it, and how a visitor or a site acts on it. */
export class Session {
  constructor(visits, testCase) {
    this.visits = visits
    this.site = visits.site
    this.testCase = testCase
    this.services = usualServices()
    this.origin = this.site.origin
    this.requests = []
    this.pageErrors = []
    this.dialogs = []
    this.looks = []
    /** What drivers record for the oracles, by the subject an oracle names. */
    this.counters = {}
    this.values = {}
    this.rejections = []
    this.timings = []
    /** How many times slower than a quiet machine the page was when it had loaded. */
    this.slowness = 1
    /** Oracles that hold for what is expected in the case, such as keys that it puts into `Object.prototype`. */
    this.allowedKeys = []
  }

  /**
   * Begins the visit; `prepare` runs in each document before the product, `stored` is in localStorage before it. With
   * `clock`, time in the page can be moved on.
   */
  async start({ stored, prepare, prepareArgument, headers, clock, context, path = '/', load = true } = {}) {
    const isOwn = Boolean(prepare ?? headers ?? clock ?? context) || WITH_MOTION.has(this.testCase.area)
    const settings = { headers, clock, context: { ...(WITH_MOTION.has(this.testCase.area) && MOTION), ...context } }
    this.visit = await (isOwn ? this.visits.make(this, settings) : this.visits.take(this))
    this.context = this.visit.context
    this.page = this.visit.page
    this.#listen(this.page)
    if (prepare) await this.page.addInitScript(prepare, prepareArgument)
    if (stored) {
      await this.page.goto(`${this.origin}/page.css`)
      await this.page.evaluate(entries => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      }, Object.entries(stored))
    }
    if (load) await this.load(path)
  }

  /** Advances the page's time, a second at a time, until a condition holds; returns the ms passed in the page. */
  async passTime(limit, isDone) {
    for (let passed = 0; ; passed += 1000) {
      if (await isDone()) return passed
      if (passed >= limit) {
        await eventually(async () => assert.ok(await isDone(), `Nothing came of ${passed} ms`)) // answers take their own time
        return passed
      }
      await this.page.clock.runFor(1000)
    }
  }

  /** Waits until the page has done what it has begun, and whatever comes of it. */
  rest(page = this.page) {
    return atRest(page)
  }

  /** Another tab of the same visitor. */
  async newPage() {
    const page = await this.visit.newPage()
    this.#listen(page)
    return page
  }

  #listen(page) {
    page.on('pageerror', error => this.pageErrors.push(String(error.stack ?? error.message ?? error)))
    page.on('dialog', dialog => {
      this.dialogs.push(dialog.message())
      dialog.dismiss().catch(() => undefined)
    })
  }

  async load(path = '/', page = this.page) {
    if (path === '/split.html') await this.site.get('/harness.js') // made now, so that no page waits for it
    await page.goto(this.origin + path, { timeout: 20_000 }) // three pages at a time on a busy machine
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    this.slowness = Math.max(this.slowness, await measureSlowness(page))
  }

  /** A page's request, as sent. */
  recordRequest(request) {
    this.requests.push({
      url: request.url(),
      type: request.resourceType(),
      method: request.method(),
      body: request.postData() ?? '',
      at: Date.now(),
    })
  }

  /** Answers what does not come from the site itself. */
  async serve(route, headers) {
    const url = new URL(route.request().url())
    try {
      if (url.origin !== this.origin) return await respond(this.services, route)
      const file = await this.site.get(url.pathname)
      if (!file) return await route.fulfill({ status: 404, body: '' })
      await route.fulfill({ body: file.body, headers: { 'content-type': file.type, ...headers } })
    } catch {
      // the page went away before its answer came
    }
  }

  /** Runs a function of the harness. */
  run(name, ...args) {
    return this.page.evaluate(given => window.harness.run(...given), [name, args])
  }

  notes(page = this.page) {
    return page.evaluate(() => window.harnessNotes)
  }

  /** Creates the modal with options; returns what `createWalletModal` threw, if anything. */
  async create(options = {}, extra = {}) {
    return this.run('create', JSON.stringify(options), extra)
  }

  async announce(detail, options = {}) {
    await this.run('announce', JSON.stringify(detail), options)
  }

  /** Opens the modal and waits for what its first view has to show. */
  async open(options) {
    const taken = options === undefined ? await this.run('open') : await this.run('open', JSON.stringify(options))
    this.timings.push(taken)
    if (taken === undefined) throw new Error('The modal did not open')
    return taken
  }

  async seeWallets() {
    const page = this.page
    await page.locator('w3m-wallet-row, w3m-connect-view w3m-ui-empty').first().waitFor({ state: 'visible' })
    await this.rest() // later announcements and the catalogue come in
  }

  /** The rows of wallets; the one for codes is there whatever the page and the catalogue say. */
  rows() {
    return this.page.locator('w3m-wallet-row:not([wallet-id="walletConnect"])').getByRole('button')
  }

  async clickWallet(name) {
    await this.page.locator('w3m-wallet-row').getByRole('button', { name }).first().click()
  }

  /** Waits until the attempt to connect is over one way or the other. */
  async seeConnectEnd() {
    await this.page
      .getByRole('button', { name: 'Try again' })
      .or(this.page.locator('w3m-modal:not([open])'))
      .first()
      .waitFor({ state: 'attached' })
  }

  /** Starts with one announced wallet and opens the modal. */
  async withWallet(provider, { options, start, wallet, info } = {}) {
    await this.start(start)
    await this.announce(announcement(provider, info), wallet)
    await this.create(options)
  }

  connect(id = WALLET) {
    return this.run('call', 'connect', id)
  }

  /** A connected account, and its view. */
  async withAccount(provider = {}, settings) {
    await this.withWallet(provider, settings)
    const { error } = await this.connect(settings?.info?.rdns ?? WALLET)
    if (error) throw new Error(`It did not connect: ${error.message}`)
  }

  async openAccount() {
    await this.open({ view: 'Account' })
    await this.page.locator('w3m-account-summary').waitFor({ state: 'visible' })
  }

  status(page = this.page) {
    return page.evaluate(() => window.harness.modal.getAccount('eip155').status)
  }

  /** Calls of the wallets so far, by method or by `provider.request`. */
  async callCount(subject) {
    const calls = await this.page.evaluate(() =>
      window.harness.calls.map(({ provider, method }) => ({ provider, method })),
    )
    const [, provider] = /^(.+)\.request$/.exec(subject) ?? []
    return calls.filter(call => (provider ? call.provider === provider : call.method === subject)).length
  }

  stored(key) {
    return this.page.evaluate(name => localStorage.getItem(name), key)
  }

  /** Keeps what is to be seen now, for the oracles on text and markup. */
  async look() {
    const seen = await this.run('look')
    this.looks.push(seen)
    return seen
  }

  /** The hosts that may be contacted in this case. */
  async expectedHosts() {
    const urls = await this.page
      .evaluate(() =>
        window.harness.modal
          ?.getCaipNetworks()
          .flatMap(({ rpcUrls }) => [...rpcUrls.default.http, ...rpcUrls.chainDefault.http]),
      )
      .catch(() => [])
    const chains = (urls ?? []).flatMap(url => (URL.canParse(url) ? [new URL(url).host] : []))
    return new Set([new URL(this.origin).host, ...HOSTED, ...chains, ...this.services.hosts])
  }

  /** A page is only visited again when its case went well. */
  async end({ failed = false } = {}) {
    if (!this.visit) return
    this.visit.isSpent ||= failed || this.origin !== this.site.origin
    await this.visits.giveBack(this.visit)
    this.visit = undefined
  }
}
