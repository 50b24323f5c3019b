// `npm run pictures`: photographs every state of every view in both themes for docs/views.md. Needs a build and a browser.
//   node scripts/docs/pictures.mjs [part of a name] …    only the states whose names have one of them
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from 'playwright-core'
import { format } from 'prettier'

import { startDemo } from '../../demo/server.mjs'
import { startDevStack } from '../../dev/index.mjs'
import { STATES, enter, leave } from '../../test/e2e/support/states.mjs'
import { followWork } from '../../test/support/at-rest.mjs'
import { chromePath } from '../browser.mjs'
import { photographOverview } from './overview.mjs'

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url))
const FOLDER = join(DOCS, 'pictures')
const THEMES = ['light', 'dark']
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb', '--font-render-hinting=none']
/** Around the panel in a picture, in px. */
const MARGIN = 12

const only = process.argv.slice(2).map(part => part.toLowerCase())
/** Some states look too much like others to be worth their bytes. */
const PICTURED = STATES.filter(({ unpictured }) => !unpictured)

const slugOf = ({ name }) => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()

/** One plain surface behind the modal and no shadow: pictures are about the modal, and small. It reaches frames as well. */
const styleOf = theme => `
  html:has(w3m-modal) > body > :not(w3m-modal) { visibility: hidden }
  html:has(w3m-modal) { background: ${theme === 'dark' ? '#33363a' : '#dfe2e6'} !important }
  html:has(w3m-modal) > body { background: none !important }
  w3m-modal::part(overlay) { background: none }
  w3m-modal::part(panel) { box-shadow: none }
`

/** The panel's box, once it keeps still. */
async function stillBox(page) {
  for (let last = ''; ; await page.waitForTimeout(150)) {
    const box = await page.locator('w3m-modal [part=panel]').boundingBox()
    if (JSON.stringify(box) === last) return box
    last = JSON.stringify(box)
  }
}

async function photograph(page, state, theme) {
  await page.evaluate(mode => window.walletModal.setThemeMode(mode), theme)
  await page.mouse.move(1, 1)
  await page.waitForTimeout(200)
  const { x, y, width, height } = await stillBox(page)
  const { width: most, height: highest } = page.viewportSize()
  const clip = {
    x: Math.max(0, x - MARGIN),
    y: Math.max(0, y - MARGIN),
    width: Math.min(most, width + 2 * MARGIN),
    height: Math.min(highest - Math.max(0, y - MARGIN), height + 2 * MARGIN),
  }
  const path = join(FOLDER, `${slugOf(state)}-${theme}.png`)
  return page.screenshot({ path, clip, style: styleOf(theme) })
}

/** The page that shows them all. */
function viewsPage() {
  const parts = PICTURED.map(state => {
    const images = THEMES.map(theme => `![${state.name}, ${theme}](pictures/${slugOf(state)}-${theme}.png)`)
    return `## ${state.name}\n\n${state.line}\n\n${images.join(' ')}`
  })
  return `<!-- Written by \`npm run pictures\` from test/e2e/support/states.mjs. -->

# The views

Every view as visitors see it, in the light and the dark theme, captured from the demo with the local
development stack. Names, prices and wallets are invented. The same states are checked with axe, by keyboard alone, at
320 px, at 400 % zoom, right to left and in forced colours by the tests in \`test/e2e/accessibility/\`.

${parts.join('\n\n')}
`
}

mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(DOCS, 'views.md'), await format(viewsPage(), { parser: 'markdown', printWidth: 120 }))
const stack = await startDevStack({ ports: { api: 0, evm: 0, evm2: 0 } })
const demo = await startDemo({ stack, port: 0, built: true })
const browser = await chromium.launch({ executablePath: chromePath(), args: ARGS })
const problems = []

/** A visitor with storage of their own, as the tests know them. */
async function visitor(options) {
  const context = await browser.newContext({
    bypassCSP: true, // for the style of the pictures
    reducedMotion: 'reduce',
    viewport: { width: 900, height: 760 },
    ...options,
  })
  const open = async (path = '') => {
    const page = await context.newPage()
    await followWork(page)
    await page.goto(`${demo.url}${path}`)
    await page.locator('wallet-modal-button').getByRole('button').waitFor()
    await page.waitForFunction(() => 'testWallets' in window)
    return page
  }
  return { context, open }
}
const site = { stack, browser, problems, visitor, open: async path => (await visitor()).open(path) }

const isWanted = ({ name }) => !only.length || only.some(part => name.toLowerCase().includes(part))
if (!only.length) {
  const stale = readdirSync(FOLDER).filter(name => /-(light|dark)\.png$/.test(name))
  stale.forEach(name => rmSync(join(FOLDER, name)))
}
try {
  for (const state of PICTURED.filter(isWanted)) {
    const page = await enter(site, state)
    for (const theme of THEMES) await photograph(page, state, theme)
    await page.context().close()
    await leave(site)
    console.log(`[pictures] ${state.name}`)
  }
  await photographOverview(browser, FOLDER)
} finally {
  await browser.close()
  await demo.stop()
  await stack.stop()
}
