import { after, afterEach, beforeEach } from 'node:test'
import assert from 'node:assert/strict'

import { startDemo } from '../../../demo/server.mjs'
import { startDevStack } from '../../../dev/index.mjs'
import { followWork } from '../../support/at-rest.mjs'
import { isReplaced, lacks } from '../../support/engine.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { startVisits } from './visits.mjs'

/** How long anything on a page may take, in milliseconds. */
const PATIENCE = 30_000

/** Time limit of a test, in milliseconds; the longest takes a third of it. */
const TEST_LIMIT = 5 * 60_000

/** How Firefox reports requests and sockets that fail: as errors of the page. What Chromium's console calls them instead. */
const REFUSALS = {
  'Failed to load resource': /^The Same Origin Policy disallows reading the remote resource/,
  'WebSocket connection to a server failed':
    /^(Firefox can’t establish a connection to the server at|The connection to) wss?:/,
}

/** What is recorded of an error of the page. */
function namedError({ message }) {
  const known = isReplaced('refusals') && Object.entries(REFUSALS).find(([, pattern]) => pattern.test(message))
  return known ? `console: ${known[0]}: ${message}` : `uncaught: ${message}`
}

/** Runs in a page of Firefox, whose driver passes on no more of an error in the console than its class. */
function writeErrors() {
  const { error } = console
  const write = part => (part instanceof Error ? `${part.name}: ${part.message}` : part)
  console.error = (...parts) => error.apply(console, parts.map(write))
}

/** Records every complaint of a page: errors, console errors, and violations of its policy. */
async function watch(page, record) {
  page.on('pageerror', error => record(namedError(error)))
  if (isReplaced('refusals')) await page.addInitScript(writeErrors)
  page.on('console', message => message.type() === 'error' && record(`console: ${message.text()}`))
  page.on('crash', () => record('the page crashed'))
  await followWork(page)
  await page.exposeBinding('__recordViolation', (_source, text) => record(`policy: ${text}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      window.__recordViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    )
  })
}

/**
 * Starts the development stack, the built demo and a browser for one test file, and stops them after it. A page that
 * complained of anything fails its test.
 *
 * @param launching - Options of Playwright's for the browser.
 * @param host - A name for this machine that is not known to be it, as in a local network: its pages are insecure contexts.
 * @param prepare - Is given each context before there is a page in it.
 * @param revisits - Whether visitors may come to a page that an earlier test has left, which is emptied in between where
 *   the engine can empty it.
 */
export async function startSite(launching = {}, { host, prepare, revisits = true } = {}) {
  const stack = await startDevStack({ ports: { api: 0, evm: 0, evm2: 0 } })
  const demo = await startDemo({ stack, port: 0, built: true })
  const url = host ? demo.url.replace('127.0.0.1', host) : demo.url
  const browser = await launchBrowser({ ...launching, host })
  const inUse = []
  const problems = []

  /** A context, whose pages may complain until it is left. */
  async function make(options) {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(PATIENCE)
    await prepare?.(context)
    const visit = { context, page: undefined, isLeft: false }
    visit.newPage = async () => {
      const page = await context.newPage()
      await watch(page, text => visit.isLeft || problems.push(text))
      return page
    }
    return visit
  }
  const once = { take: make, giveBack: ({ context }) => context.close() }
  const visits = revisits && !lacks('devtools') ? startVisits(`${url}plain.css`, make) : once

  /** A page may never answer: a test that takes too long loses its pages and therefore fails. */
  let limit
  beforeEach(() => {
    limit = setTimeout(() => {
      problems.push(`the test took longer than ${TEST_LIMIT / 60_000} minutes`)
      for (const context of browser.contexts()) context.close().catch(() => undefined)
    }, TEST_LIMIT)
  })
  afterEach(async () => {
    clearTimeout(limit)
    await Promise.all(inUse.splice(0).map(visit => visits.giveBack(visit)))
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
    const visit = await visits.take({ reducedMotion: 'reduce', ...options })
    if (!stays) inUse.push(visit)
    const pages = visit.page ? [visit.page] : []
    return {
      context: visit.context,
      async open(path = '') {
        const page = pages.pop() ?? (await visit.newPage())
        await page.goto(`${url}${path}`)
        await page.locator('wallet-modal-button').getByRole('button').waitFor()
        await page.waitForFunction(() => 'testWallets' in window)
        return page
      },
    }
  }

  /** Ends a visit before its test has ended. */
  async function release(page) {
    const at = inUse.findIndex(({ context }) => context === page.context())
    if (at >= 0) await visits.giveBack(inUse.splice(at, 1)[0])
  }
  return { stack, url, browser, problems, visitor, release, open: async path => (await visitor()).open(path) }
}
