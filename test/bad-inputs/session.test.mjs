import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'

import { launchBrowser } from '../support/launch-browser.mjs'
import { Session } from './session.mjs'
import { startSite } from './site.mjs'
import { Visits } from './visits.mjs'

/** How often a function is called; about every fifth answer would get lost. */
const CALLS = 30

/** Runs in the page: adds a function whose promise settles amid microtasks that make the browser free memory. */
function addBusyFunction() {
  const work = left => {
    window.harness.waste = Array.from({ length: 100_000 }, () => ({ of: {} }))
    if (left) Promise.resolve(left - 1).then(work)
  }
  window.harness.busy = () =>
    new Promise(resolve =>
      setTimeout(() => {
        resolve('done')
        work(10)
      }),
    )
}

describe('a session of bad inputs', () => {
  let browser
  let site
  before(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  })
  after(async () => {
    await browser?.close()
    site?.close()
  })

  test('gets the answer of a function of the page, also if memory is freed as it settles', async () => {
    const session = new Session(new Visits(browser, site), { area: 'siwx' })
    await session.start()
    await session.page.evaluate(addBusyFunction)
    for (let call = 0; call < CALLS; call++) assert.equal(await session.run('busy'), 'done')
    await session.end()
  })
})
