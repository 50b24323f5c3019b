import assert from 'node:assert/strict'
import test, { after } from 'node:test'

import { recordMotions } from '../support/audit.mjs'
import { LOOKS } from '../support/looks.mjs'
import { startSite } from '../support/site.mjs'
import { STATES, enter, leave } from '../support/states.mjs'
import { keepRecords } from '../support/wcag-records.mjs'

/** The groups of states by the file that checks them, so that no file takes much longer than the others. */
export const FILES = {
  email: ['by email', 'of the embedded wallet'],
  social: ['by social account'],
  families: ['on phones', 'three in one', 'of three families'],
  members: ['members'],
  'sign-in': ['sign-in', 'sign-in that is optional'],
  strangers: ['strangers'],
}

/** A site for visitors whose pages record what moves. */
export const startQuietSite = () =>
  startSite({}, { prepare: context => context.addInitScript(recordMotions), revisits: true })

const titleOf = ({ name }) => `${name}: ${Object.keys(LOOKS).join(', ')}`

/** Looks in every way at the states that a file of this folder has. */
export async function lookAtStates(file) {
  const groups = FILES[file]
  const site = await startQuietSite()
  const records = keepRecords(file)
  after(() => records.write())

  for (const state of STATES.filter(({ framed, group }) => groups.includes(group) && !framed))
    test(titleOf(state), async () => {
      let page
      try {
        page = await enter(site, state)
        const record = more => records.add({ view: state.view, state: state.name, rules: [], faults: [], ...more })
        const found = []
        for (const [name, look] of Object.entries(LOOKS)) {
          const rules = []
          const faults = await look(page, applied => rules.push(...applied))
          if (!faults) continue // nothing in this state to look at in that way
          record({ look: name, rules, faults })
          found.push(...faults.map(text => `${name}: ${text}`))
        }
        assert.deepEqual(found, [])

        if (state.stays) return // until the network is one of the site's, or the visitor has signed in
        await page.keyboard.press('Escape')
        await page.locator('w3m-modal[open]').waitFor({ state: 'detached' })
        await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
        record({ look: 'leaving' })
      } finally {
        if (page) await site.release(page) // or it asks once more what is broken on purpose
        await leave(site)
      }
    })
}
