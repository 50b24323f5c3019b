import assert from 'node:assert/strict'
import test from 'node:test'

import { atView, connected, disconnected } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

/** What a reader would say of the element that has the focus. */
const focusedName = page =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return (at?.getAttribute('aria-label') || at?.textContent || '').replace(/\s+/g, ' ').trim()
  })

/** Goes on with Tab until the focus is where it should be. */
async function tabTo(page, name, key = 'Tab') {
  const seen = []
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key)
    const at = await focusedName(page)
    if (name.test(at)) return
    seen.push(at)
  }
  assert.fail(`${name} is not reached; there are: ${seen.join(' | ')}`)
}

test('everything from connecting to disconnecting works by keyboard alone', async () => {
  const page = await site.open()
  await tabTo(page, /^Connect wallet/)
  await page.keyboard.press('Enter')
  await atView(page, 'Connect')
  await tabTo(page, /^Aspen/)
  await page.keyboard.press('Enter')
  await connected(page)
  await atView(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')

  await page.keyboard.press('Enter')
  await atView(page, 'Account')
  await tabTo(page, /^Disconnect/)
  await page.keyboard.press('Enter')
  await disconnected(page)
  await atView(page)
})

test('the focus stays in the dialog, Escape closes it and gives the focus back', async () => {
  const page = await site.open()
  await tabTo(page, /^Connect wallet/)
  await page.keyboard.press('Space')
  await atView(page, 'Connect')
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => document.activeElement?.localName)
    assert.ok(['w3m-modal', 'body'].includes(place), `the focus went to ${place}`)
  }
  await page.keyboard.press('Escape')
  await atView(page)
  await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
})

test('networks are switched by keyboard, and back goes back', async () => {
  const page = await site.open()
  await tabTo(page, /Change network/)
  await page.keyboard.press('Enter')
  await atView(page, 'Networks')
  await tabTo(page, /^Local Two/)
  await page.keyboard.press('Enter')
  await page.getByTestId('network').filter({ hasText: 'Local Two' }).waitFor()
})
