import assert from 'node:assert/strict'

import { eventually } from './state.mjs'

const viewTag = name => `w3m-${name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()}-view`

async function listed(session) {
  if (session.values.listed) return session.values.listed
  return session.rows().allInnerTexts()
}

async function isListed(session, value) {
  const rows = await listed(session)
  if (value === 'none') return rows.length === 0
  if (value === 'catalogue') return session.services.wallets.every(({ name }) => rows.some(row => row.includes(name)))
  return rows.some(row => row.split('\n')[0].trim() === value)
}

const everySeen = session => session.looks.map(({ text, names }) => `${text}\n${names}`)

/** Code points of ranges such as `U+202A-202E`. */
function rangesOf(value) {
  return value.split(',').map(range => {
    const [from, to] = range.replace('U+', '').split('-')
    return [parseInt(from, 16), parseInt(to ?? from, 16)]
  })
}

/** Line feeds separate the texts of different elements here. */
const isForbidden = (ranges, character) =>
  character !== '\n' && ranges.some(([from, to]) => character.codePointAt(0) >= from && character.codePointAt(0) <= to)

/** What some cases say of a text in place of it. */
const SPOKEN = {
  'truncated address': /0x[\da-f]{4}…[\da-f]{4}/i,
  'truncated address on preview': /0x[\da-f]{4}…[\da-f]{4}/i,
}

const TEXTS = {
  async TEXT(session, { operator, value }) {
    const text = session.values.rendered ?? (await session.look()).text
    if (value in SPOKEN) return assert.match(text, SPOKEN[value])
    if (operator === '~=') return assert.match(text, new RegExp(value))
    const plain = text.replace(/(?<=\d),(?=\d{3})/g, '') // figures may group their digits
    assert.ok(text.includes(value) || plain.includes(value), `"${value}" is not shown`)
  },
  async NOTEXT(session, { value }) {
    await session.look()
    for (const seen of everySeen(session)) assert.ok(!seen.includes(value), `"${value}" is shown`)
  },
  /** Something is there to be read. */
  NOTEXT_EMPTY(session, { value }) {
    assert.match(session.values[value], /\S/)
  },
  /** The input's text appears unchanged, in the places that the driver checked, and did not become an element. */
  LITERAL_TEXT(session) {
    const { literal, literalMayBeAbsent = false } = session.values
    assert.ok(literal, 'No text was singled out')
    for (const { handlers, tags, text } of session.looks) {
      assert.deepEqual(handlers, [])
      assert.ok(!tags.includes('b') && !tags.includes('script-from-input'))
      if (!literalMayBeAbsent) assert.ok(text.includes(literal), `The text does not show: ${text}`)
    }
  },
  async NOCHARS(session, { value }) {
    await session.look()
    const ranges = rangesOf(value)
    for (const seen of everySeen(session))
      assert.deepEqual(
        [...seen].filter(char => isForbidden(ranges, char)),
        [],
      )
  },
}

const COPIES = {
  /** Nothing seen leads to a host. */
  NO_LINK(session, { value }) {
    const links = session.looks.flatMap(({ links }) => links).filter(link => link.value.includes(value))
    assert.deepEqual(links, [], `Something leads to ${value}`)
  },
  /** The list of entries offers nothing for copying. */
  async NO_COPY(session) {
    assert.equal(await session.page.locator('w3m-activity-list').getByRole('button', { name: /copy/i }).count(), 0)
  },
}

const LISTS = {
  async LISTED(session, { value }) {
    await eventually(async () => assert.ok(await isListed(session, value), `LISTED=${value}: ${await listed(session)}`))
  },
  async NOT_LISTED(session, { value }) {
    assert.ok(!(await isListed(session, value)), `${value} is listed`)
  },
  async LISTED_COUNT(session, { value }) {
    const [, subject, operator, wanted] = /^(\w+)(:|<=)(\d+)$/.exec(value)
    const count = await session.counters[subject]()
    assert.ok(operator === ':' ? count === Number(wanted) : count <= Number(wanted), `${count} of ${subject}`)
  },
  /** One of several listings, separated by a bar. */
  async ONE_OF(session, { value }) {
    const choices = value.split('|').map(choice => choice.trim().replace(/^LISTED[ =]/, ''))
    const [, disabled] = choices.map(choice => /^DISABLED (.+)$/.exec(choice)).find(Boolean) ?? []
    if (disabled && session.values[disabled] === 'disabled') return
    const results = await Promise.all(choices.map(choice => isListed(session, choice)))
    assert.ok(results.includes(true), `None of ${value}: ${await listed(session)}`)
  },
  async NO_ELEMENT(session, { value }) {
    assert.equal(await session.page.locator(value).count(), 0)
  },
}

/** What the catalogue calls some views. */
const VIEW_NAMES = { 'send preview': 'WalletSendPreview' }

const VIEWS = {
  /** What was written before is still there, as the driver looks at it. */
  async FORM(session) {
    assert.ok(session.values.form, 'The form was not checked')
    await session.values.form()
  },
  async VIEW(session, { value }) {
    await eventually(async () => {
      const view = value === 'unchanged' ? session.values.viewBefore : (VIEW_NAMES[value] ?? value)
      assert.equal(await session.run('view'), view)
      assert.ok(await session.page.locator(viewTag(view)).isVisible(), `${viewTag(view)} does not show`)
    })
  },
  async DIALOG(session, { value }) {
    await eventually(async () => assert.equal(await session.run('isOpen'), value === 'open'))
  },
  async ALERT(session, { value }) {
    const bar = session.page.locator('w3m-alert-bar')
    if (value === 'info') return bar.locator('.alert.info').waitFor()
    await bar.getByText(value, { exact: false }).first().waitFor()
  },
  /** A snack that showed while the driver looked, as snacks leave by themselves. */
  SNACK: (session, { value }) => assert.equal(session.values.snack, value),
  async NO_ALERT(session) {
    assert.equal(await session.page.locator('w3m-alert-bar .short').count(), 0, 'An alert shows')
  },
  /** What the driver counts shows once. */
  async ONCE(session) {
    assert.equal(await session.values.once(), 1)
  },
  ENABLED: (session, { value }) => assert.equal(session.values[value], 'enabled'),
  DISABLED: (session, { value }) => assert.equal(session.values[value], 'disabled'),
  async COUNT(session, { value }) {
    const [, subject, wanted] = /^(.+?)(?::(\d+)| constant|<=(\d+))$/.exec(value) ?? []
    const count = session.counters[subject]
    assert.ok(count, `Nothing was counted for ${value}`)
    if (value.endsWith(' constant')) {
      const [before, after] = await count()
      return assert.ok(after <= before, `${subject}: ${before} before, ${after} after`)
    }
    if (value.includes('<=')) return assert.ok((await count()) <= Number(value.split('<=')[1]))
    assert.equal(await count(), Number(wanted))
  },
}

const LAYOUT = {
  async LAYOUT(session) {
    const { width, scroll, wide } = await session.run('panel')
    assert.equal(Math.round(width), 360)
    assert.ok(scroll <= 0, `It scrolls sideways by ${scroll} px`)
    assert.deepEqual(wide, [])
  },
  async HIT_TEST(session, { value }) {
    if (value === 'modal on top') return assert.equal(await session.run('onTop'), 'w3m-modal')
    assert.deepEqual(await session.run('closeButton'), { found: true, inView: true, onTop: true })
  },
  async CSS(session, { value }) {
    const [, selector, property, unwanted] = /^(\w+):([\w-]+)!=(.+)$/.exec(value)
    const actual = await session.page.evaluate(
      ([name, key]) => getComputedStyle(document.querySelector(name)).getPropertyValue(key),
      [selector, property],
    )
    assert.notEqual(actual, unwanted)
  },
  async CONTRAST(session, { value }) {
    const { ratio, text } = await session.run('lowestContrast')
    assert.ok(ratio >= Number(value), `The contrast of "${text}" is ${ratio.toFixed(2)}`)
  },
}

const ACCESS = {
  /** The frame of the secure site may use nothing of the device, and is out of reach while it shows nothing. */
  ATTR({ values: { frame } }) {
    assert.deepEqual([frame.allow, frame.tabIndex, frame.hidden], ['', -1, true])
  },
  async A11Y(session, { value }) {
    const { page } = session
    if (value === 'iframe title') return assert.match(session.values.frame.title, /\w/)
    if (value === 'row has name') return assert.ok((await session.rows().first().innerText()).trim().length > 0)
    const dialog = page.getByRole('dialog')
    await dialog.first().waitFor()
    assert.ok((await dialog.getByRole('heading').first().innerText()).trim().length > 0)
    if (value === 'dialog exposed') assert.ok(await session.run('inDialog'), 'The focus is not in the dialog')
  },
  async FOCUS(session) {
    assert.ok(await session.run('inDialog'), 'The focus is not in the dialog')
  },
  AFTER(session, { value }) {
    assert.equal(session.values[value], true, value)
  },
}

export const seen = { ...TEXTS, ...COPIES, ...LISTS, ...VIEWS, ...LAYOUT, ...ACCESS }
