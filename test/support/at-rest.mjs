import { comesTrue } from './comes-true.mjs'

/** What is under way in each context. */
const followed = new WeakMap()

/** How long a page may take to come to rest, in milliseconds. */
const PATIENCE = 30_000

/** Runs in each document before anything else: `pageWork` knows the timers that are due within a second. Self-contained. */
function noteWork() {
  const SOON = 1_000
  const due = new Set()
  const work = { begun: 0, due }
  const pairs = [
    ['setTimeout', 'clearTimeout', (delay = 0) => !(delay >= SOON)],
    ['requestIdleCallback', 'cancelIdleCallback', () => true],
  ]
  for (const [begin, end, isSoon] of pairs) {
    const { [begin]: start, [end]: stop } = window
    if (!start) continue
    window[begin] = (run, option, ...rest) => {
      if (typeof run !== 'function' || !isSoon(option)) return start.call(window, run, option, ...rest)
      work.begun++
      const key = { text: `${begin} ${String(run).slice(0, 80)}` }
      const id = start.call(
        window,
        (...given) => {
          due.delete(key)
          return run(...given)
        },
        option,
        ...rest,
      )
      key.id = `${begin} ${id}`
      due.add(key)
      return id
    }
    window[end] = id => {
      for (const key of due) if (key.id === `${begin} ${id}`) due.delete(key)
      stop.call(window, id)
    }
  }
  const roots = root => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  /** What moves and will come to an end. */
  work.motions = () => roots(document).flatMap(root => root.getAnimations().filter(isMoving))
  Object.defineProperty(window, 'pageWork', { value: work, configurable: true })
}

/** Runs in a page, two frames later: how much it has begun so far, and how much of that is not done. */
async function readWork() {
  for (let frame = 0; frame < 2; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  const { begun, due, motions } = window.pageWork
  return {
    begun,
    left: [...[...due].map(({ text }) => text), ...motions().map(({ effect }) => effect.target.localName)],
  }
}

/** Waits until what was set up is drawn: what moves for a short time has ended, and two frames have passed since. */
export const drawn = page =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    await frame()
    await Promise.all(window.pageWork.motions().map(({ finished }) => finished.catch(() => undefined)))
    await frame()
    await frame()
  })

/** Follows what the pages of a context ask for. */
function followRequests(context) {
  const requests = new Set()
  const work = { begun: 0, requests }
  followed.set(context, work)
  context.on('request', request => {
    work.begun++
    requests.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed']) context.on(event, request => requests.delete(request))
}

/**
 * Lets `atRest` and `drawn` know what a page does; needed before it loads anything, and after a faked clock is installed,
 * whose own timers count otherwise.
 */
export async function followWork(page) {
  if (!followed.has(page.context())) followRequests(page.context())
  await page.addInitScript(noteWork)
}

/** Requests that a test never answers. */
const leftOpen = new WeakSet()

/** Says that a request is never answered, so that nothing waits for it. */
export const leaveOpen = request => void leftOpen.add(request)

/** Whether an answer may still come, and to a page that is still there. */
function isOpen(request) {
  if (leftOpen.has(request)) return false
  try {
    return !request.frame().isDetached() && !request.frame().page().isClosed()
  } catch {
    return true // a document that is only now asked for has no frame yet
  }
}

/**
 * Waits until nothing is left that a page has begun: no request of its context, no timer that is due within a second, no
 * idle callback and no motion that ends; what was going to happen has happened by then. Timers of a second or more, intervals
 * and sockets do not count: wait for what they bring.
 */
export async function atRest(page) {
  const work = followed.get(page.context())
  const awaited = () => [...work.requests].filter(isOpen)
  let before
  let left
  const isQuiet = async () => {
    const inPage = await page.evaluate(readWork)
    const now = [page.url(), inPage.begun, work.begun].join()
    left = [...inPage.left, ...awaited().map(request => request.url())]
    const isDone = left.length === 0 && now === before
    before = now
    return isDone
  }
  if (await comesTrue(isQuiet, PATIENCE)) return
  throw new Error(`The page does not come to rest: ${left.join(', ') || 'it always begins something'}`)
}
