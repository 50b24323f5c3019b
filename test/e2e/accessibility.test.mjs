import assert from 'node:assert/strict'
import test from 'node:test'

import { LOOKS, axeFindings } from './support/audit.mjs'
import { connect } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { STATES, enter, leave } from './support/states.mjs'

const site = await startSite()

for (const colorScheme of ['light', 'dark'])
  test(`axe finds nothing on the page with the buttons, ${colorScheme}`, async () => {
    const page = await (await site.visitor({ colorScheme })).open()
    assert.deepEqual(await axeFindings(page, 'body'), [])
    await connect(page)
    assert.deepEqual(await axeFindings(page, 'body'), [])
  })

for (const state of STATES)
  test(`${state.name}: axe in both themes, keyboard, 320 px, 400 % zoom, right to left, forced colours`, async () => {
    try {
      const page = await enter(site, state)
      const found = []
      for (const [name, look] of Object.entries(LOOKS))
        found.push(...(await look(page)).map(text => `${name}: ${text}`))
      assert.deepEqual(found, [])

      if (state.stays) return // until the network is one of the site's
      await page.keyboard.press('Escape')
      await page.locator('w3m-modal[open]').waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
    } finally {
      await leave(site)
    }
  })
