import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'

import { VIEWS } from '../../.tmp/js/core/views.js'
import { LOOKS, axeFindings, noteMotions } from './support/audit.mjs'
import { connect } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { STATES, enter, leave } from './support/states.mjs'

const found = await startSite()
/** The same, for visitors whose pages note what moves. */
const site = {
  ...found,
  async visitor(options) {
    const visitor = await found.visitor(options)
    await visitor.context.addInitScript(noteMotions)
    return visitor
  },
  open: async path => (await site.visitor()).open(path),
}

test('every view is looked at, and there is a picture of it in both themes', () => {
  const docs = new URL('../../docs/', import.meta.url)
  const page = readFileSync(new URL('views.md', docs), 'utf8')
  const looked = name => STATES.filter(({ view }) => view === name)
  assert.deepEqual(
    Object.keys(VIEWS).filter(name => !looked(name).length),
    [],
    'views that no state shows',
  )
  for (const name of Object.keys(VIEWS)) {
    const [pictured] = looked(name).filter(({ unpictured }) => !unpictured)
    assert.ok(pictured, `${name} has no picture`)
    for (const theme of ['light', 'dark']) {
      const path = `pictures/${pictured.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${theme}.png`
      assert.ok(page.includes(`(${path})`) && existsSync(new URL(path, docs)), path)
    }
  }
})

for (const colorScheme of ['light', 'dark'])
  test(`axe finds nothing on the page with the buttons, ${colorScheme}`, async () => {
    const page = await (await site.visitor({ colorScheme })).open()
    assert.deepEqual(await axeFindings(page, 'body'), [])
    await connect(page)
    assert.deepEqual(await axeFindings(page, 'body'), [])
  })

for (const state of STATES)
  test(`${state.name}: axe in both themes, read out, keyboard, no motion, 320 px, 400 % zoom, right to left, forced colours`, async () => {
    let page
    try {
      page = await enter(site, state)
      const found = []
      for (const [name, look] of Object.entries(LOOKS))
        found.push(...(await look(page)).map(text => `${name}: ${text}`))
      assert.deepEqual(found, [])

      if (state.stays) return // until the network is one of the site's
      await page.keyboard.press('Escape')
      await page.locator('w3m-modal[open]').waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
    } finally {
      await page?.context().close() // or it asks once more what is broken on purpose
      await leave(site)
    }
  })
