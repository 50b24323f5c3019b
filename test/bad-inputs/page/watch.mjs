/**
 * Runs in every document before anything else and records what must not happen. Self-contained: it is sent as text.
 */
export function watch() {
  const notes = {
    errors: [],
    pwned: [],
    opened: [],
    /** Windows do open, for what a case looks at in them. */
    opens: false,
    targets: [],
    tasks: [],
    violations: [],
    clipboard: { reads: 0, written: [] },
    listeners: 0,
    intervals: 0,
    keys: Reflect.ownKeys(Object.prototype).map(String),
    globals: [],
    timers: [],
  }
  Object.defineProperty(window, '__pwn', {
    configurable: true,
    set: value => notes.pwned.push(String(value)),
    get: () => undefined,
  })
  const say = error => String(error?.stack ?? error?.message ?? error)
  addEventListener('error', event => notes.errors.push(`error: ${say(event.error ?? event.message)}`))
  addEventListener('unhandledrejection', event => notes.errors.push(`unhandled: ${say(event.reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
    notes.violations.push({ directive: effectiveDirective, blocked: blockedURI, from: sourceFile, sample }),
  )
  const { open } = window
  window.open = (url, target, features) => {
    notes.opened.push(String(url))
    notes.targets.push(String(target))
    return notes.opens ? open.call(window, url, target, features) : null
  }
  const { setInterval: every, clearInterval: stop, setTimeout: later } = window
  const running = new Set()
  window.setInterval = (work, ...rest) => {
    if (typeof work === 'string') notes.timers.push(work)
    const id = every(work, ...rest)
    running.add(id)
    notes.intervals = running.size
    return id
  }
  window.clearInterval = id => {
    running.delete(id)
    notes.intervals = running.size
    stop(id)
  }
  window.setTimeout = (work, ...rest) => {
    if (typeof work === 'string') notes.timers.push(work)
    return later(work, ...rest)
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const known = new Map()
  const keyOf = (type, options) =>
    `${type} ${typeof options === 'object' ? Boolean(options?.capture) : Boolean(options)}`
  const isPage = target => target === window || target === document || target === document.body
  const count = () => (notes.listeners = [...known.values()].reduce((sum, set) => sum + set.size, 0))
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (isPage(this ?? window) && listener) {
      const key = keyOf(type, options)
      known.set(key, (known.get(key) ?? new Set()).add(listener))
      options?.signal?.addEventListener('abort', () => {
        known.get(key).delete(listener)
        count()
      })
      count()
    }
    return add.call(this ?? window, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (isPage(this ?? window)) {
      known.get(keyOf(type, options))?.delete(listener)
      count()
    }
    return remove.call(this ?? window, type, listener, options)
  }
  for (const name of ['readText', 'read'])
    if (navigator.clipboard)
      navigator.clipboard[name] = async () => {
        notes.clipboard.reads++
        return ''
      }
  if (navigator.clipboard)
    navigator.clipboard.writeText = async text => {
      notes.clipboard.written.push(text)
    }
  new PerformanceObserver(list => notes.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  Object.defineProperty(window, 'harnessNotes', { value: notes, configurable: true })
  notes.globals = Reflect.ownKeys(window).map(String)
}
