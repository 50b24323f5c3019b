import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import test, { after } from 'node:test'

import { VIEWS } from '../../../.tmp/js/core/views.js'
import { isReplaced } from '../../support/engine.mjs'
import { axeFindings } from '../support/audit.mjs'
import { LOOKS } from '../support/looks.mjs'
import { atView, connect, pressButton } from '../support/page.mjs'
import { PLANTED } from '../support/planted-faults.mjs'
import { STATES } from '../support/states.mjs'
import { keepRecords } from '../support/wcag-records.mjs'
import { FILES, startQuietSite } from './look-at-states.mjs'

const site = await startQuietSite()
const records = keepRecords('page')
after(() => records.write())

test('every state is checked by one file', () => {
  const groups = Object.values(FILES).flat()
  assert.deepEqual(groups.sort(), [...new Set(STATES.map(({ group }) => group))].sort())
  const files = readdirSync(new URL('.', import.meta.url))
  assert.deepEqual(
    Object.keys(FILES).filter(name => !files.includes(`${name}.test.mjs`)),
    [],
  )
})

test('every view is checked, with a picture of it in both themes', () => {
  const docs = new URL('../../../docs/', import.meta.url)
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
    const isFine = async state => {
      const rules = []
      const faults = await axeFindings(page, 'body', applied => rules.push(...applied))
      records.add({ view: 'The buttons on the page', state, look: colorScheme, rules, faults })
      assert.deepEqual(faults, [])
    }
    await isFine('not connected')
    await connect(page)
    await isFine('connected')
  })

/** The colours of muted text, edges and text in the dialog, and the width of the ring around its focused control. */
async function contrastOf(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const deepest = root =>
      root.activeElement?.shadowRoot?.activeElement ? deepest(root.activeElement.shadowRoot) : root
    const focused = deepest(document).activeElement
    const style = getComputedStyle(focused)
    const [text, ...rest] = ['text', 'secondary', 'edge', 'border'].map(name =>
      style.getPropertyValue(`--w3m-color-${name}`),
    )
    return {
      isAsText: rest.map(color => color === text),
      isShown: focused.matches(':focus-visible'),
      ring: style.outlineWidth,
    }
  })
}

for (const colorScheme of ['light', 'dark'])
  test(`muted text, edges and the focus ring are stronger for visitors who ask for more contrast, ${colorScheme}`, async () => {
    const usual = await contrastOf(await (await site.visitor({ colorScheme })).open())
    assert.deepEqual(usual, { isAsText: [false, false, false], isShown: true, ring: '2px' })
    const more = await contrastOf(await (await site.visitor({ colorScheme, contrast: 'more' })).open())
    assert.deepEqual(more, { isAsText: [true, true, true], isShown: true, ring: '4px' })
  })

test('each way of looking finds the fault that is planted for it', async () => {
  const page = await (await site.visitor()).open()
  await pressButton(page)
  await atView(page, 'Connect')
  for (const { look, finds, plant } of PLANTED) {
    const place = await page.evaluateHandle(() => {
      const panel = document.querySelector('w3m-modal').shadowRoot.querySelector('.panel')
      panel.prepend(document.createElement('div'))
      return panel.firstElementChild
    })
    await place.evaluate(plant)
    const found = (await LOOKS[look](page, () => undefined)) ?? []
    await place.evaluate(place => place.remove())
    if (look === 'more contrast' && isReplaced('settings')) continue
    assert.match(found.join('\n'), finds, look)
  }
})
