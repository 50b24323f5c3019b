// What each frame of the dialog shows while a visitor goes from view to view: never nothing, and never the title of another view.
import assert from 'node:assert/strict'
import test from 'node:test'

import { atView, connect, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

/** Records from now on what each frame shows of the dialog. */
const watchFrames = page =>
  page.evaluate(() => {
    const frames = []
    /** Whether a view has anything that is drawn, through shadow roots. */
    const isFilled = root =>
      [...root.children].some(child => {
        if (child.localName === 'style' || !child.checkVisibility({ visibilityProperty: true })) return false
        const hasText = [...child.childNodes].some(node => node instanceof Text && node.data.trim())
        return hasText || child.matches('svg, img, .shape') || isFilled(child.shadowRoot ?? child)
      })
    const look = () => {
      const root = document.querySelector('w3m-modal')?.shadowRoot
      const router = root?.querySelector('dialog[open] w3m-router')?.shadowRoot
      if (router) {
        const views = [...router.children].filter(child => child instanceof HTMLElement && !child.inert)
        const shown = views.find(view => view.offsetHeight >= 40 && isFilled(view.shadowRoot ?? view))
        const title = root.querySelector('w3m-header')?.shadowRoot?.querySelector('h2')?.textContent.trim()
        frames.push({ view: shown?.localName, title })
      }
      if (!window.framesSeen) requestAnimationFrame(look)
    }
    window.seeFrames = () => ((window.framesSeen = true), frames)
    requestAnimationFrame(look)
  })

/** The frames since they are watched, and no more of them. */
const seenFrames = page => page.evaluate(() => window.seeFrames())

const isView = name => name?.endsWith('-view')

/** No frame is blank, and each view has one title in all of its frames. */
function check(frames, titles) {
  assert.ok(frames.length >= 10, `only ${frames.length} frames were seen`)
  const blank = frames.findIndex(({ view }) => !view)
  assert.equal(blank, -1, `frame ${blank} of ${frames.length} is blank, behind ${JSON.stringify(frames[blank - 1])}`)
  const seen = new Set(frames.filter(({ view }) => isView(view)).map(({ view, title }) => `${view}: ${title}`))
  assert.deepEqual(
    [...seen],
    Object.entries(titles).map(([view, title]) => `${view}: ${title}`),
  )
}

/** A visitor without reduced motion. */
const visit = async () => (await site.visitor({ reducedMotion: 'no-preference' })).open()
const press = (page, name) => modal(page).getByRole('button', { name }).first().click()

/** Waits until a view is the only one: its change is over. */
const alone = (page, tag) =>
  page.waitForFunction(tag => {
    const router = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('w3m-router')?.shadowRoot
    return router?.childElementCount === 1 && router.firstElementChild.localName === tag
  }, tag)

test('no frame is blank from opening over a view and back to closing, and titles come with their views', async () => {
  const page = await visit()
  await watchFrames(page)
  await pressButton(page)
  await alone(page, 'w3m-connect-view')
  await press(page, 'What is a wallet?')
  await alone(page, 'w3m-what-is-a-wallet-view')
  await press(page, 'Back')
  await alone(page, 'w3m-connect-view')
  await press(page, 'Close')
  await atView(page)
  check(await seenFrames(page), {
    'w3m-connect-view': 'Connect wallet',
    'w3m-what-is-a-wallet-view': 'What is a wallet?',
  })
})

test('the same holds for the account, whose code comes with the first opening', async () => {
  const page = await visit()
  await connect(page)
  await page.locator('w3m-modal dialog[open]').waitFor({ state: 'detached' }) // what was connected there has faded out
  await watchFrames(page)
  await pressButton(page)
  await alone(page, 'w3m-account-view')
  await press(page, /Change network$/)
  await alone(page, 'w3m-networks-view')
  await press(page, 'Back')
  await alone(page, 'w3m-account-view')
  await press(page, 'Close')
  await atView(page)
  check(await seenFrames(page), { 'w3m-account-view': 'Account', 'w3m-networks-view': 'Select network' })
})
