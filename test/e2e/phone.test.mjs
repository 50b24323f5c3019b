import assert from 'node:assert/strict'
import test from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { needs } from '../support/engine.mjs'
import { atView, chooseWallet, connected, modal, tap } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const openSheet = async page => {
  await tap(page.locator('wallet-modal-button').getByRole('button'))
  await atView(page, 'Connect')
  await modal(page).locator('w3m-wallet-row').first().waitFor()
  await atRest(page)
}

test('on a phone the modal is a sheet at the bottom, as wide as the screen', async () => {
  const page = await (await site.visitor(PHONE)).open()
  await openSheet(page)
  const box = await page.locator('w3m-modal .panel').boundingBox()
  assert.equal(Math.round(box.x), 0)
  assert.equal(Math.round(box.width), 390)
  assert.equal(Math.round(box.y + box.height), 844)
  assert.ok(box.y > 60, 'the page can be seen above it')
  for (const row of await modal(page).locator('w3m-wallet-row').all()) {
    const { height } = await row.boundingBox()
    assert.ok(height >= 44, `a row is ${height} px high`)
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  assert.equal(sideways, false)
})

test('it connects by touch', needs('phone'), async () => {
  const page = await (await site.visitor(PHONE)).open()
  await openSheet(page)
  await chooseWallet(page, 'Aspen')
  await connected(page)
  await atView(page)
})

test('it is dragged away by its handle', async () => {
  const page = await (await site.visitor(PHONE)).open()
  await openSheet(page)
  const { x, y, width, height } = await page.locator('w3m-modal .panel').boundingBox()
  const middle = x + width / 2
  await page.mouse.move(middle, y + 8)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) await page.mouse.move(middle, y + 8 + (step * height) / 12)
  await page.mouse.up()
  await atView(page)
})
