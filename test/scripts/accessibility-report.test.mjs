import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'

import { LOOKS as HEADS, accessibilityPage, viewNames } from '../../scripts/docs/accessibility.mjs'
import { CRITERIA } from '../../scripts/docs/wcag-criteria.mjs'
import { LOOKS } from '../e2e/support/looks.mjs'
import { STATES } from '../e2e/support/states.mjs'
import { rulesOf } from '../e2e/support/wcag-records.mjs'
import { ROOT } from './project.mjs'

const read = path => readFileSync(join(ROOT, path), 'utf8')
const VIEWS = viewNames(read('src/core/views.ts'))

/** The cells of a page's rows with this prefix. */
const rowsOf = (page, ...start) =>
  page
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .split('|')
        .map(cell => cell.trim())
        .slice(1, -1),
    )
    .filter(cells => start.every((text, at) => cells[at] === text))

const contrast = result => [{ id: 'color-contrast', criteria: ['1.4.3'], result }]
const finding = more => ({ view: 'Connect', state: 'Connect', look: 'light', faults: [], rules: [], ...more })

test('the report names every view of the registry, in each theme', () => {
  assert.ok(VIEWS.length > 50 && VIEWS.includes('Connect') && VIEWS.includes('Diagnostics'), String(VIEWS))
  const page = read('docs/accessibility-report.md')
  const missing = VIEWS.filter(name => ['light', 'dark'].some(theme => !rowsOf(page, name, theme).length))
  assert.deepEqual(missing, [])
})

const RENEW = 'renew the report: npm run docs:accessibility'

test('the report has results for each state that the tests look at, and for no other', () => {
  const page = read('docs/accessibility-report.md')
  const [, section = ''] = /^## States\n([^]*?)^## /m.exec(page) ?? []
  const written = section.split('\n').filter(line => line.startsWith('- '))
  const known = VIEWS.map(view => {
    const states = STATES.filter(state => state.view === view && !state.framed).map(({ name }) => name)
    return `- **${view}**: ${states.sort().join('; ') || 'not checked'}`
  })
  // which test/e2e/accessibility/page.test.mjs looks at
  assert.deepEqual(written, [...known, '- **The buttons on the page**: connected; not connected'], RENEW)
})

test('the report has results for each way of looking, with this version of axe', () => {
  const page = read('docs/accessibility-report.md')
  assert.deepEqual(Object.keys(HEADS).sort(), [...Object.keys(LOOKS), 'leaving'].sort())
  const [heads] = rowsOf(page, 'view', 'states').filter(cells => cells.length > 3)
  assert.deepEqual(
    heads.slice(2),
    Object.values(HEADS).map(head => head.toLowerCase()),
    RENEW,
  )
  const rows = rowsOf(page).filter(cells => cells.length === heads.length && cells !== heads)
  const found = column => rows.filter(cells => cells[column] === 'passed').length
  assert.deepEqual(
    heads.filter((_, column) => column > 1 && !found(column)),
    [],
    'ways of looking that no view has passed',
  )
  assert.ok(page.includes(`axe-core) ${JSON.parse(read('node_modules/axe-core/package.json')).version} `), RENEW)
})

test('the report says of each criterion how it is checked, as the list of criteria does', () => {
  const page = read('docs/accessibility-report.md')
  const bare = accessibilityPage([], VIEWS, '')
  for (const { id, looks = [], hand, outside } of CRITERIA) {
    const [[, , , how, result]] = rowsOf(page, id)
    const [[, , , planned, without]] = rowsOf(bare, id)
    assert.equal(how.replace(/^axe(, |$)/, '') || '–', planned, `${id}: ${RENEW}`)
    if (outside) assert.equal(result, without, `${id}: ${RENEW}`)
    if (looks.length) assert.notEqual(result, 'not measured', `${id}: ${RENEW}`)
    if (hand) assert.ok(page.includes(hand), `${id}: ${RENEW}`)
  }
})

test('there is a criterion for each of level A and AA, with a way to check it', () => {
  assert.equal(CRITERIA.length, 55)
  assert.equal(new Set(CRITERIA.map(({ id }) => id)).size, 55)
  const page = accessibilityPage([], VIEWS)
  for (const { id, name, level } of CRITERIA) assert.equal(rowsOf(page, id, name, level).length, 1, id)
})

test('a fault counts against its view, its theme and its criterion, and a passed state elsewhere does not hide it', () => {
  const page = accessibilityPage(
    [
      finding({ rules: contrast('passed') }),
      finding({ state: 'Connect, failed', rules: contrast('failed'), faults: ['too pale'] }),
      finding({ look: 'dark', rules: contrast('passed') }),
    ],
    VIEWS,
  )
  assert.deepEqual(rowsOf(page, 'Connect', 'light'), [['Connect', 'light', '–', '1.4.3', '–']])
  assert.deepEqual(rowsOf(page, 'Connect', 'dark'), [['Connect', 'dark', '1.4.3', '–', '–']])
  assert.deepEqual(rowsOf(page, 'Connect', '2')[0].slice(2, 4), ['**1 fault**', 'passed'])
  assert.equal(rowsOf(page, '1.4.3')[0].at(-1), '**fails in 1 state of 2**')
  assert.ok(page.includes('- Connect, failed, light: too pale'))
})

test('what axe cannot decide is left to a person, and an unchecked view is reported as such', () => {
  const page = accessibilityPage([finding({ rules: contrast('undecided') })], VIEWS)
  assert.match(page, /- \[ \] \*\*1\.4\.3 Contrast \(Minimum\) \(AA\)\*\*: .*axe leaves it undecided in Connect\./)
  assert.equal(rowsOf(page, 'Networks', 'dark')[0][2], 'not checked')
})

test('a rule of axe belongs to the criteria of its tags', () => {
  const rule = (id, ...tags) => ({ id, tags })
  const results = {
    passes: [rule('html-has-lang', 'cat.language', 'wcag2a', 'wcag311')],
    violations: [rule('avoid-inline-spacing', 'wcag21aa', 'wcag1412')],
    incomplete: [rule('region', 'best-practice')],
  }
  assert.deepEqual(rulesOf(results), [
    { id: 'html-has-lang', criteria: ['3.1.1'], result: 'passed' },
    { id: 'avoid-inline-spacing', criteria: ['1.4.12'], result: 'failed' },
    { id: 'region', criteria: [], result: 'undecided' },
  ])
})
