import { byId, details, make, terms } from './dom.js'

/**
 * Requests that wait, the one on screen first; one that was decided until its result has been sent.
 * @type {{ ask: any, isDecided: boolean, abort: () => void, decide: (approve: boolean) => void }[]}
 */
let waiting = []

/** The element of one request. @param {any} ask @param {(approve: boolean) => void} decide */
function toScreen({ id, title, rows, text, warning, raw, site }, decide) {
  const heading = make('h1', { id: 'title', tabIndex: -1 }, title)
  const approve = make('button', { type: 'button', value: id, class: 'primary' }, 'Approve')
  const reject = make('button', { type: 'button', value: id }, 'Reject')
  const answer = approved => () => {
    approve.disabled = reject.disabled = true
    decide(approved)
  }
  approve.addEventListener('click', answer(true))
  reject.addEventListener('click', answer(false))
  return make(
    'section',
    { class: 'ask', role: 'group', 'aria-labelledby': 'title' },
    heading,
    make('p', {}, site.name ? `${site.name} (${site.origin}) asks for it.` : `${site.origin} asks for it.`),
    ...(warning ? [make('p', { role: 'alert' }, warning)] : []),
    ...(text === undefined ? [] : [make('pre', { tabIndex: 0, 'aria-label': 'Message' }, text)]),
    terms(rows),
    details('Details', raw),
    make('div', { class: 'row answers' }, reject, approve),
  )
}

function showCount() {
  const rest = waiting.length - 1
  byId('count').textContent = rest > 1 ? `${rest} more wait.` : rest === 1 ? 'One more waits.' : ''
}

function show() {
  const screen = byId('screen')
  const [first] = waiting
  document.title = first?.ask.title ?? 'Embedded wallet'
  if (!first) return screen.replaceChildren(make('p', { class: 'quiet' }, 'Nothing waits for you.'))
  screen.replaceChildren(toScreen(first.ask, first.decide), make('p', { id: 'count', class: 'quiet', role: 'status' }))
  showCount()
  byId('title').focus({ preventScroll: true })
}

/** @param {(entry: (typeof waiting)[number]) => boolean} isGone */
function remove(isGone) {
  const [before] = waiting
  waiting = waiting.filter(entry => !isGone(entry))
  if (waiting[0] !== before) show()
  else if (before) showCount()
}

/**
 * Shows a request, or adds it to the queue behind the one that is shown.
 * @param {any} ask
 * @param {(approve: boolean) => Promise<void>} act gives the answer
 * @param {() => void} abort answers a request that was withdrawn
 */
export function ask(ask, act, abort) {
  const decide = approve => {
    entry.isDecided = true
    void act(approve).finally(() => remove(one => one === entry))
  }
  const entry = { ask, isDecided: false, abort, decide }
  waiting.push(entry)
  if (waiting.length === 1) show()
  else showCount()
}

/** Removes what is not decided yet, because the page no longer asks for it; what was approved still gets its result. */
export function withdraw() {
  for (const { isDecided, abort } of waiting) if (!isDecided) abort()
  remove(({ isDecided }) => !isDecided)
}

addEventListener('keydown', event => {
  if (event.key === 'Escape' && waiting[0]) {
    event.preventDefault()
    ;[...document.querySelectorAll('.answers button')].find(button => button.textContent === 'Reject')?.click()
  }
})
