import { after, afterEach, beforeEach } from 'node:test'
import assert from 'node:assert/strict'

import { startDemo } from '../../../demo/server.mjs'
import { startDevStack } from '../../../dev/index.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'

/** How long anything on a page may take, in milliseconds. */
const PATIENCE = 8000

/** Longest time that a test may take, in milliseconds; the longest takes a third of it. */
const TEST_LIMIT = 5 * 60_000

/** Notes every complaint of a page: errors, console errors, and violations of its policy. */
async function watch(page, problems) {
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`))
  page.on('console', message => message.type() === 'error' && problems.push(`console: ${message.text()}`))
  page.on('crash', () => problems.push('the page crashed'))
  await page.exposeBinding('__noteViolation', (_source, text) => problems.push(`policy: ${text}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      window.__noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
}

/**
 * Starts the development stack, the built demo and a browser for one test file, and stops them after it. A page that
 * complained of anything fails its test.
 *
 * @param launching - Options of Playwright's for the browser.
 * @param host - A name for this machine that is not known to be it, as in a local network: its pages are insecure contexts.
 */
export async function startSite(launching = {}, { host } = {}) {
  const rules = host ? [`--host-resolver-rules=MAP ${host} 127.0.0.1`] : []
  const stack = await startDevStack({ ports: { api: 0, evm: 0, evm2: 0 } })
  const demo = await startDemo({ stack, port: 0, built: true })
  const url = host ? demo.url.replace('127.0.0.1', host) : demo.url
  const browser = await launchBrowser({ ...launching, args: [...rules, ...(launching.args ?? [])] })
  const contexts = []
  const problems = []

  /** What a page is asked may never be answered: a test that takes too long loses its pages, and fails by that. */
  let limit
  beforeEach(() => {
    limit = setTimeout(() => {
      problems.push(`the test took longer than ${TEST_LIMIT / 60_000} minutes`)
      for (const context of browser.contexts()) context.close().catch(() => undefined)
    }, TEST_LIMIT)
  })
  afterEach(async () => {
    clearTimeout(limit)
    await Promise.all(contexts.splice(0).map(context => context.close()))
    stack.api.faults.clear()
    assert.deepEqual(problems.splice(0), [], 'the page had nothing to complain about')
  })
  after(async () => {
    await browser.close()
    await demo.stop()
    await stack.stop()
  })

  /** A visitor with storage of their own; they may open several pages. One who `stays` does so after the test. */
  async function visitor(options = {}, { stays = false } = {}) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(PATIENCE)
    if (!stays) contexts.push(context)
    return {
      context,
      async open(path = '') {
        const page = await context.newPage()
        await watch(page, problems)
        await page.goto(`${url}${path}`)
        await page.locator('wallet-modal-button').getByRole('button').waitFor()
        await page.waitForFunction(() => 'testWallets' in window)
        return page
      },
    }
  }
  return { stack, url, browser, problems, visitor, open: async path => (await visitor()).open(path) }
}
