import assert from 'node:assert/strict'
import test from 'node:test'

import { needs } from '../support/engine.mjs'
import { PAGE_STYLES, dress, lengthen, placeOf } from './support/page-styles.mjs'
import { atView, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const VISITORS = {
  'with scroll bars': { viewport: { width: 900, height: 700 } },
  'on a screen of other pixels': { viewport: { width: 900, height: 700 }, deviceScaleFactor: 1.5 },
  'on a phone': PHONE,
}
const KEYS = ['Space', 'Shift+Space', 'PageDown', 'PageUp', 'End', 'Home', 'ArrowDown', 'ArrowUp', 'ArrowRight']

// Without them, the browser of tests has scroll bars that take no room.
const site = await startSite({ ignoreDefaultArgs: ['--hide-scrollbars'] })

/** Leaves the page nowhere to go back to: a finger that pulls it sideways would do so. */
async function forgetHistory(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.resetNavigationHistory')
  await client.detach()
}

async function openPage(options, settings) {
  const page = await (await site.visitor(options, settings)).open('plain.html')
  await forgetHistory(page)
  await lengthen(page)
  return page
}

/** The page of each kind of visitor. To load one takes long, so what differs between two tests is its style alone. */
const pages = new Map()

/**
 * Runs `work` on the page of a visitor in a style; the page is dressed again by the next test unless this one fails.
 */
async function inStyle(visitor, style, work) {
  const page = pages.get(visitor) ?? (await openPage(VISITORS[visitor], { stays: true }))
  pages.delete(visitor)
  await dress(page, style)
  try {
    await work(page)
    pages.set(visitor, page)
  } finally {
    if (!pages.has(visitor)) await page.context().close()
  }
}

/** Lets whatever was begun be seen. */
const frames = page =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame)
  })

/** How many moves a swipe is made of. */
const MOVES = 8

/** Swipes as a finger does; browsers scroll against its way. */
async function swipe(client, page, { x, y, xDistance, yDistance }) {
  const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  for (let move = 1; move <= MOVES; move += 1) {
    await touch('touchMove', [{ x: x - (xDistance * move) / MOVES, y: y - (yDistance * move) / MOVES }])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', [])
}

/** Scrolls from a point, by wheel or finger, until the browser says that it is done. */
async function scrollFrom(page, x, y, { by = 'mouse', xDistance = 0, yDistance = 0 }) {
  const client = await page.context().newCDPSession(page)
  if (by === 'touch') await swipe(client, page, { x, y, xDistance, yDistance })
  else
    await client.send('Input.synthesizeScrollGesture', {
      x,
      y,
      xDistance: -xDistance,
      yDistance: -yDistance,
      gestureSourceType: by,
      speed: 3000,
    })
  await client.detach()
}

async function tryToScroll(page, points, by) {
  for (const [x, y] of points)
    for (const far of [300, -600]) {
      await scrollFrom(page, x, y, { by, yDistance: far })
      await scrollFrom(page, x, y, { by, xDistance: far })
    }
}

const middleOf = async locator => {
  const { x, y, width, height } = await locator.boundingBox()
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

const pressKeys = async page => {
  for (const key of KEYS) await page.keyboard.press(key)
}

/** How far the innermost box that scrolls around the middle of `list` has been scrolled. */
const scrollTopOf = list =>
  list.evaluate(host => {
    const boxes = [host, ...host.shadowRoot.querySelectorAll('*')]
    return Math.round(Math.max(...boxes.map(box => box.scrollTop)))
  })

async function openWallets(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await frames(page)
}

/** Opens the dialog, tries everything that scrolls a page, and closes it: the page never moves. */
async function staysInPlace(page, title, by) {
  const before = await placeOf(page)
  await openWallets(page)
  assert.deepEqual(await placeOf(page), before, 'on opening')

  const inside = // a finger that pulls the header closes the sheet
    by === 'touch'
      ? modal(page).getByRole('button', { name: /^All wallets/ })
      : modal(page).getByRole('heading', { name: 'Connect' })
  const points = [[40, 40]]
  if (by === 'mouse' || !title.includes('zoomed')) points.push(await middleOf(inside))
  await tryToScroll(page, points, by)
  await frames(page)
  assert.deepEqual(await placeOf(page), before, `by ${by}`)
  await pressKeys(page)
  await frames(page)
  assert.deepEqual(await placeOf(page), before, 'by keys')
  await page.evaluate(() => document.activeElement.blur())
  await pressKeys(page)
  await frames(page)
  assert.deepEqual(await placeOf(page), before, 'by keys where nothing has the focus')

  await page.keyboard.press('Escape')
  await atView(page)
  await page.locator('w3m-modal dialog[open]').waitFor({ state: 'detached' })
  await frames(page)
  assert.deepEqual(await placeOf(page), before, 'on closing')
}

for (const [visitor, options] of Object.entries(VISITORS))
  for (const [title, style] of Object.entries(PAGE_STYLES))
    test(`${visitor}, nothing moves in a page that ${title}`, needs('devtools'), () =>
      inStyle(visitor, style, page => staysInPlace(page, title, options.hasTouch ? 'touch' : 'mouse')),
    )

/** Waits until a list has been scrolled by more than some px. */
const scrolledBy = async (list, far) =>
  list
    .page()
    .waitForFunction(
      ([host, far]) => [host, ...host.shadowRoot.querySelectorAll('*')].some(box => box.scrollTop > far),
      [await list.elementHandle(), far],
    )

test('the sheet keeps to the screen of a phone where the page is wider', needs('devtools', 'phone'), async () => {
  const page = await openPage(PHONE)
  await dress(page, PAGE_STYLES['is wider than the window'])
  await openWallets(page)
  const { width, left } = await page.evaluate(() => {
    const { offsetLeft } = visualViewport
    const panel = document.querySelector('w3m-modal').shadowRoot.querySelector('.panel').getBoundingClientRect()
    return { width: panel.width, left: panel.left - offsetLeft }
  })
  assert.deepEqual([Math.round(left), Math.round(width)], [0, PHONE.viewport.width])
})

for (const [by, visitor] of [
  ['mouse', 'with scroll bars'],
  ['touch', 'on a phone'],
])
  test(
    `the lists of the dialog scroll by ${by} and keys, and pass nothing on to the page`,
    needs('devtools'),
    async () => {
      const page = await openPage({ ...VISITORS[visitor], viewport: { width: 390, height: 440 } })
      await dress(page, '')
      const before = await placeOf(page)
      await openWallets(page)
      await modal(page)
        .getByRole('button', { name: /^All wallets/ })
        .click()
      await atView(page, 'AllWallets')
      const list = modal(page).locator('w3m-wallet-grid')
      await list.getByRole('button').nth(12).waitFor()
      const [x, y] = await middleOf(list)
      await scrollFrom(page, x, y, { by, yDistance: 200 })
      await scrolledBy(list, 100)
      await scrollFrom(page, x, y, { by, yDistance: -900 })
      assert.equal(await scrollTopOf(list), 0)
      await list.getByRole('button').first().focus()
      await page.keyboard.press('PageDown')
      await scrolledBy(list, 0)
      assert.deepEqual(await placeOf(page), before)
    },
  )
