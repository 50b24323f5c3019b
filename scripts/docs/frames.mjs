// `npm run frames`: photographs each frame of openings, changes of view and closings, for inspection. Needs a build and a browser.
//   node scripts/docs/frames.mjs [part of a name] …    only the movements whose names have one of them
// Writes to test-results/frames: a folder a movement with its frames, named by their ms, and one sheet of all of them beside it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from 'playwright-core'

import { startDemo } from '../../demo/server.mjs'
import { startDevStack } from '../../dev/index.mjs'
import { atView, connect, modal, pressButton } from '../../test/e2e/support/page.mjs'
import { chromePath } from '../browser.mjs'
import { photographSheet } from './frame-sheet.mjs'

const FOLDER = fileURLToPath(new URL('../../test-results/frames', import.meta.url))
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb', '--font-render-hinting=none']
const THEMES = ['light', 'dark']
const DEVICES = {
  desktop: { viewport: { width: 760, height: 760 } },
  phone: { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true },
}
/** How long a movement is followed, in ms: the longest one of the dialog takes 150. */
const FOLLOWED = 700
/** How long a slow catalogue takes, in ms. */
const SLOW = 1_500

const only = process.argv.slice(2).map(part => part.toLowerCase())

const press = (page, name) => modal(page).getByRole('button', { name }).first().click()

async function toConnect(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await page.waitForTimeout(1_000) // what comes when the page is quiet
}

async function toAccount(page) {
  await connect(page)
  await pressButton(page)
  await atView(page, 'Account')
  await page.waitForTimeout(1_000)
}

/** The movements: how a visitor comes to where each begins, what begins it, and for how long it is followed. */
const MOVEMENTS = [
  { name: 'opening', go: pressButton },
  { name: 'opening again', before: async page => (await toConnect(page), await close(page)), go: pressButton },
  { name: 'opening on a slow catalogue', slow: true, go: pressButton, followed: SLOW + FOLLOWED },
  { name: 'opening the account', before: connect, go: pressButton },
  { name: 'forward', before: toConnect, go: page => press(page, 'What is a wallet?') },
  {
    name: 'back',
    before: async page => {
      await toConnect(page)
      await press(page, 'What is a wallet?')
      await page.locator('w3m-what-is-a-wallet-view').waitFor()
      await page.waitForTimeout(FOLLOWED)
    },
    go: page => press(page, 'Back'),
  },
  { name: 'forward to all wallets', before: toConnect, go: page => press(page, /^All wallets/) },
  {
    name: 'forward to all wallets on a slow catalogue',
    slow: true,
    before: async page => {
      await pressButton(page)
      await modal(page)
        .getByRole('button', { name: /^All wallets/ })
        .waitFor()
      await page.waitForTimeout(FOLLOWED)
    },
    go: page => press(page, /^All wallets/),
    followed: SLOW + FOLLOWED,
  },
  { name: 'forward to the networks', before: toAccount, go: page => press(page, /Change network$/) },
  { name: 'closing', before: toConnect, go: page => press(page, 'Close') },
]

async function close(page) {
  await press(page, 'Close')
  await atView(page)
}

/** Every frame that the browser paints while something goes on, as a picture with the ms since its beginning. */
async function framesOf(page, begin, followed) {
  const session = await page.context().newCDPSession(page)
  const frames = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, time: (metadata.timestamp ?? 0) * 1_000 })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined) // the page may be closed by now
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 })
  await begin()
  await page.waitForTimeout(followed)
  await session.send('Page.stopScreencast')
  await session.detach()
  const [first] = frames
  return frames.map(({ data, time }) => ({ data, ms: Math.round(time - first.time) }))
}

/** A page of the demo as someone sees it who has not asked for less motion. */
async function visit({ url, browser }, device, theme) {
  const context = await browser.newContext({ reducedMotion: 'no-preference', colorScheme: theme, ...DEVICES[device] })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('wallet-modal-button').getByRole('button').waitFor()
  await page.waitForFunction(() => 'testWallets' in window)
  await page.evaluate(mode => window.walletModal.setThemeMode(mode), theme)
  return page
}

async function photograph(site, { name, slow, before, go, followed = FOLLOWED }, device, theme) {
  const { faults } = site.stack.api
  if (slow) faults.set({ route: 'GET /getWallets', mode: 'slow', delayMs: SLOW })
  const page = await visit(site, device, theme)
  await before?.(page)
  const frames = await framesOf(page, () => go(page), followed)
  await page.context().close()
  faults.clear()

  const place = join(FOLDER, `${device}-${theme}`)
  const slug = name.replaceAll(' ', '-')
  mkdirSync(join(place, slug), { recursive: true })
  for (const { data, ms } of frames)
    writeFileSync(join(place, slug, `${String(ms).padStart(5, '0')}.jpg`), Buffer.from(data, 'base64'))
  await photographSheet(site.browser, frames, join(place, `${slug}.png`))
  console.log(`[frames] ${device}, ${theme}: ${name}, ${frames.length} frames`)
}

const isWanted = ({ name }) => !only.length || only.some(part => name.includes(part))
if (!only.length) rmSync(FOLDER, { recursive: true, force: true })
const stack = await startDevStack({ ports: { api: 0, evm: 0, evm2: 0 } })
const demo = await startDemo({ stack, port: 0, built: true })
const browser = await chromium.launch({ executablePath: chromePath(), args: ARGS })
try {
  for (const device of Object.keys(DEVICES))
    for (const theme of THEMES)
      for (const movement of MOVEMENTS.filter(isWanted))
        await photograph({ stack, browser, url: demo.url }, movement, device, theme)
} finally {
  await browser.close()
  await demo.stop()
  await stack.stop()
}
