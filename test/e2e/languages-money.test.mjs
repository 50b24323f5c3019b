import assert from 'node:assert/strict'
import test from 'node:test'

import { startSite } from './support/site.mjs'
import { STATES, enter, leave } from './support/states.mjs'
import { latinIn, saidIn, speak } from './support/words.mjs'

const site = await startSite()

/** Languages that are written in other letters: every word in Latin ones is a name, or was forgotten. */
const TAGS = ['ar', 'ja']

/** Where money comes in, goes out and is exchanged. */
const SHOWN = [
  'WalletReceive',
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  'SendCalls',
  'Pay',
  'PayQuote',
  'PayQuote, over the payment service',
  'PayWithExchange',
  'OnRampProviders',
  'OnRampFiatSelect',
  'BuyInProgress',
]

for (const name of SHOWN)
  test(`${name}: no Latin words except names in ${TAGS.join(', ')}`, async () => {
    const state = STATES.find(state => state.name === name && state.group === 'members')
    assert.ok(state, 'no such state')
    let page
    try {
      page = await enter(site, state)
      const found = []
      for (const tag of TAGS) {
        await speak(page, tag)
        const said = await saidIn(page)
        assert.ok(said.length > 3, `${tag}: the dialog says next to nothing`)
        found.push(...latinIn(said, tag).map(text => `${tag}: ${text}`))
      }
      assert.deepEqual(found, [])
    } finally {
      await page?.context().close()
      await leave(site)
    }
  })
