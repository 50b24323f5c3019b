import { CRITERIA } from './wcag-criteria.mjs'

/**
 * @typedef {object} Rule A rule of axe that was applied.
 * @property {string} id
 * @property {readonly string[]} criteria
 * @property {'passed' | 'failed' | 'undecided'} result
 *
 * @typedef {object} Finding What a test found out about one state of a view in one way.
 * @property {string} view
 * @property {string} state
 * @property {string} look
 * @property {readonly string[]} faults
 * @property {readonly Rule[]} rules
 */

/** The ways in which views are checked, and their headings. */
export const LOOKS = {
  light: 'Light',
  dark: 'Dark',
  'more contrast': 'More contrast',
  'read out': 'Read out',
  errors: 'Errors',
  keyboard: 'Keyboard',
  leaving: 'Leaving',
  pointer: 'Pointer',
  'forced colours, keyboard': 'Forced colours',
  '320 px': '320 px',
  'text spacing': 'Text spacing',
  '400 % zoom': '400 % zoom',
  'right to left': 'Right to left',
  'long texts': 'Long texts',
}
const THEMES = ['light', 'dark']
const NOT_LOOKED_AT = 'not checked'

/** @param {readonly string[]} cells */
const row = cells => `| ${cells.join(' | ')} |`
/** @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')
/** @param {number} count @param {string} one */
const counted = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The findings about a view, in one way. @param {readonly Finding[]} findings @param {string} view @param {string} look */
const about = (findings, view, look) => findings.filter(each => each.view === view && each.look === look)

/** The result of checking a view in one way, over all its states. @param {readonly Finding[]} findings */
function outcome(findings) {
  const faults = findings.flatMap(({ faults }) => faults)
  if (!findings.length) return '–'
  return faults.length ? `**${counted(faults.length, 'fault')}**` : 'passed'
}

/** What axe reports about each criterion in some findings: the worst of all rules. @param {readonly Finding[]} findings */
function criteriaIn(findings) {
  const rules = findings.flatMap(({ rules }) => rules)
  /** @param {Rule['result']} result */
  const of = result => new Set(rules.filter(rule => rule.result === result).flatMap(({ criteria }) => criteria))
  const [failed, undecided, passed] = [of('failed'), of('undecided'), of('passed')]
  return CRITERIA.flatMap(({ id }) => {
    if (failed.has(id)) return [{ id, result: 'failed' }]
    if (undecided.has(id)) return [{ id, result: 'undecided' }]
    return passed.has(id) ? [{ id, result: 'passed' }] : []
  })
}

/**
 * How a criterion is checked, and the result. @param {import('./wcag-criteria.mjs').Criterion} criterion @param
 * {readonly Finding[]} findings
 */
function criterionRow({ id, name, level, looks = [], hand, outside }, findings) {
  if (outside) return [id, name, level, '–', outside]
  const byAxe = findings.filter(({ rules }) => rules.some(({ criteria }) => criteria.includes(id)))
  const byLook = findings.filter(({ look }) => looks.includes(look))
  const how = [
    ...(byAxe.length ? ['axe'] : []),
    ...looks.map(look => LOOKS[/** @type {keyof typeof LOOKS} */ (look)].toLowerCase()),
    ...(hand ? ['by hand'] : []),
  ]
  const failed = [
    ...byAxe.filter(({ rules }) => rules.some(rule => rule.result === 'failed' && rule.criteria.includes(id))),
    ...byLook.filter(({ faults }) => faults.length),
  ]
  const states = new Set([...byAxe, ...byLook].map(({ state }) => state))
  const failing = new Set(failed.map(({ state }) => state))
  const result = failing.size
    ? `**fails in ${counted(failing.size, 'state')} of ${states.size}**`
    : `passed in ${counted(states.size, 'state')}`
  return [id, name, level, how.join(', ') || '–', states.size ? result : 'not measured']
}

/** The checks that a person has to make. @param {readonly Finding[]} findings */
function handChecks(findings) {
  return CRITERIA.flatMap(({ id, name, level, hand }) => {
    const undecided = new Set(
      findings
        .filter(({ rules }) => rules.some(rule => rule.result === 'undecided' && rule.criteria.includes(id)))
        .map(({ view }) => view),
    )
    const left = undecided.size ? [`axe leaves it undecided in ${[...undecided].sort().join(', ')}.`] : []
    const words = [...(hand ? [hand] : []), ...left].join(' ')
    return words ? [`- [ ] **${id} ${name} (${level})**: ${words}`] : []
  })
}

/** What axe checked, a row a view and theme. @param {readonly Finding[]} findings @param {readonly string[]} names */
function themeRows(findings, names) {
  return names.flatMap(view =>
    THEMES.map(theme => {
      const found = criteriaIn(about(findings, view, theme))
      /** @param {string} result */
      const of = result => found.filter(each => each.result === result).map(({ id }) => id)
      const [passed, failed, undecided] = ['passed', 'failed', 'undecided'].map(of).map(ids => ids.join(', ') || '–')
      return [view, theme, found.length ? passed : NOT_LOOKED_AT, failed, undecided]
    }),
  )
}

/** The names of all views, in the text of src/core/views.ts. @param {string} source */
export function viewNames(source) {
  const [, table = ''] = /export const VIEWS[^\n]*= \{\n([\s\S]*?)\n\}/.exec(source) ?? []
  return [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name)
}

/** The states in which each view was checked. @param {readonly Finding[]} findings @param {readonly string[]} names */
function stateLists(findings, names) {
  return names.map(view => {
    const states = new Set(findings.filter(each => each.view === view).map(({ state }) => state))
    return `- **${view}**: ${[...states].sort().join('; ') || NOT_LOOKED_AT}`
  })
}

/**
 * The page that says how far the views meet WCAG 2.2 AA.
 *
 * @param {readonly Finding[]} findings what the end-to-end tests found out
 * @param {readonly string[]} views the views of the registry
 * @param {string} axe the version of axe that the tests use
 */
export function accessibilityPage(findings, views, axe) {
  const names = [...new Set([...views, ...findings.map(({ view }) => view)])]
  const heads = Object.entries(LOOKS)
  const faults = findings.flatMap(({ state, look, faults }) => faults.map(text => `- ${state}, ${look}: ${text}`))
  const viewRows = names.map(view => {
    const states = new Set(findings.filter(each => each.view === view).map(({ state }) => state))
    return [
      view,
      states.size ? String(states.size) : NOT_LOOKED_AT,
      ...heads.map(([look]) => outcome(about(findings, view, look))),
    ]
  })
  return `<!-- Written by \`node scripts/docs/wcag.mjs\` from what the tests in test/e2e/accessibility/ found. -->

# Accessibility report

How far the views meet [WCAG 2.2](https://www.w3.org/TR/WCAG22/), levels A and AA. The tests in
\`test/e2e/accessibility/\` bring every view into each of [its states](#states), in Chromium, and check it with
[axe](https://github.com/dequelabs/axe-core) ${axe} and further tests. What no machine can decide is
[to be checked by hand](#to-check-by-hand). “Passed” means that no test found a fault.

## By criterion

${table(
  ['', 'criterion', 'level', 'checked', 'result'],
  CRITERIA.map(criterion => criterionRow(criterion, findings)),
)}

## By view

How many [states](#states) of each view were checked, and the result.

${table(['view', 'states', ...heads.map(([, head]) => head.toLowerCase())], viewRows)}

- **Light, dark**: axe in that theme; in the light one, also targets of at least 24 px, no motion where the visitor wants less, and a header in the usual order.
- **More contrast**: no text stands out less for visitors who ask for more contrast.
- **Read out**: no control has a description that repeats its name, or a name without the words that are seen on it.
- **Errors**: the error of a field that is marked as wrong is in words, described and announced; views without one are not counted.
- **Keyboard**: Tab reaches every control, the focus is visible and on screen, and moving it leads nowhere else; no single character does anything outside a field.
- **Leaving**: Escape closes the dialog and returns the focus; views that a visitor cannot leave are not counted.
- **Pointer**: on a button of each kind, up to four in a state: nothing shows only under the pointer, and a press that is let go elsewhere does nothing.
- **Forced colours**: the same walk with Tab, and a selection is marked by more than colour.
- **320 px, 400 % zoom, right to left, long texts**: nothing is cut off, out of reach or wider than the window.
- **Text spacing**: the same at 320 px with the line height and the spacing of WCAG 1.4.12, and no text covers another.

## States

In which each view was checked.

${stateLists(findings, names).join('\n')}

## By view and theme

The criteria that rules of axe checked: those that pass, those that fail, and those that axe cannot decide.

${table(['view', 'theme', 'passed', 'failed', 'undecided'], themeRows(findings, names))}

## Faults

${faults.join('\n') || (findings.length ? 'None.' : 'Nothing has been checked yet.')}

## To check by hand

${handChecks(findings).join('\n')}
`
}
