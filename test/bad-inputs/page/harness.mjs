// What the runner calls in the page. Inputs come as JSON text, so that keys such as `__proto__` arrive as they are.
import { createWalletModal, getWalletModal } from 'product:index'
import { evmAdapter } from 'product:chains/evm/index'
import { mainnet, polygon } from 'product:networks'

import { expand } from '../directives.mjs'
import { everything, find, focused, hit, isInside, look, lowestContrast } from './look.mjs'
import { inOwnTask } from './own-task.mjs'
import { makeProtocol } from './protocol.mjs'
import { makeProvider } from './provider.mjs'

const calls = []
const wallets = new Map()
const rejections = []
let outcome

const DEFAULTS = {
  debug: true, // alerts show on every host
  projectId: '0123456789abcdef0123456789abcdef',
  metadata: { name: 'Bad inputs', description: 'A test page', url: location.origin, icons: [] },
}

/** How long to wait for the dialog; the oracles judge its duration, relative to the machine. */
const PATIENCE = 30_000

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** Takes whatever was thrown apart into what the oracles look at. */
const failure = error =>
  error instanceof Error ? { name: error.name, message: error.message } : { name: typeof error, message: String(error) }

function makeWallet(detail, { name, authorised }) {
  const env = {
    provider(spec) {
      const made = makeProvider(spec, { calls, name, authorised })
      wallets.set(typeof spec === 'string' ? spec : name, made)
      return made.provider
    },
  }
  return expand(detail, env)
}

const shownDialog = () => {
  const dialog = find('w3m-modal')?.shadowRoot?.querySelector('dialog[open]')
  const heading = dialog && find('h1, h2, h3, [role=heading]', dialog)
  return dialog && heading?.textContent.trim() && heading.getBoundingClientRect().height > 0 ? dialog : undefined
}

async function until(check, limit) {
  const start = performance.now()
  while (!check()) {
    if (performance.now() - start > limit) return undefined
    await frame()
  }
  return performance.now() - start
}

/** Reads a value in the page: a text that names one of these, with arguments. */
const api = {
  calls,
  rejections,
  look,
  lowestContrast,
  getWalletModal,
  expand,
  /** Calls a function below for the runner. */
  run: (name, args) => inOwnTask(() => api[name](...args)),

  /** For what no JSON can say: options with getters, one adapter in two instances. */
  product: { createWalletModal, evmAdapter, mainnet, polygon, defaults: DEFAULTS },

  /** Sign-in; see `siwx.mjs`. */
  loadSiwx: () => import('/siwx.js').then(() => undefined),

  create(json, { siwx, bare = false, noAdapters = false, failingAdapter, displayUri, families = [] } = {}) {
    const others = families.map(name => api.families[name])
    const networks = [mainnet, polygon, ...others.map(({ network }) => network)]
    const options = { ...(bare ? {} : DEFAULTS), networks }
    const given = expand(JSON.parse(json))
    for (const key of Object.keys(given))
      Object.defineProperty(options, key, { value: given[key], enumerable: true, writable: true, configurable: true })
    if (displayUri !== undefined) {
      api.protocol = makeProtocol(displayUri)
      options.universalProvider = api.protocol.provider
    }
    if (siwx) options.siwx = api.makeSiwx(siwx)
    const own = failingAdapter ? [failing(failingAdapter)] : noAdapters ? [] : [evmAdapter()]
    options.adapters = [...own, ...others.map(({ adapter }) => adapter())]
    try {
      api.modal = createWalletModal(options)
      return null
    } catch (error) {
      return failure(error)
    }
  },

  /** A wallet that announces itself now and whenever it is asked to. */
  announce(json, { name = 'wallet', authorised = false, once = false } = {}) {
    const detail = makeWallet(JSON.parse(json), { name, authorised })
    const send = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    if (!once) addEventListener('eip6963:requestProvider', send)
    send()
  },

  announceMany(count) {
    for (let index = 0; index < count; index++) {
      const uuid = `350670db-19fa-4704-a166-${index.toString(16).padStart(12, '0')}`
      const info = { uuid, name: `Wallet ${index}`, rdns: `com.example.wallet${index}`, icon: 'data:image/png;base64,' }
      const { provider } = makeProvider({}, { calls, name: `wallet${index}` })
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    }
  },

  /** The other families; see `families.mjs`. */
  families: {},
  loadFamilies: () => import('/families.js').then(() => undefined),
  addWallet: (family, settings) => api.families[family].add(settings),

  wallet: name => wallets.get(name),
  emit: (name, [event, ...values]) => wallets.get(name).emit(event, ...expand(values)),

  /** Opens the modal with any value; returns the time until the dialog and its heading are shown, or the error. */
  async open(json) {
    const start = performance.now()
    api.lastOutcome = undefined
    try {
      outcome = Promise.resolve(json === undefined ? api.modal.open() : api.modal.open(JSON.parse(json)))
      outcome.then(
        value => (api.lastOutcome = value.error ? { ...value, error: failure(value.error) } : value),
        error => (api.lastOutcome = { status: 'threw', error: failure(error) }),
      )
    } catch (error) {
      api.lastOutcome = { status: 'threw', error: failure(error) }
    }
    const isRefused = () => ['failed', 'threw'].includes(api.lastOutcome?.status)
    await until(() => shownDialog() || isRefused(), PATIENCE)
    return shownDialog() ? performance.now() - start : undefined
  },

  /** Closes it; returns whether the page is restored, and the time until the dialog was gone. */
  async close() {
    const closed = await api.modal.close()
    const isGone = () => !find('w3m-modal')?.shadowRoot?.querySelector('dialog[open]')
    const gone = await until(isGone, closed ? PATIENCE : 0)
    const boxes = [document.documentElement, document.body]
    const free = boxes.every(box => getComputedStyle(box).overflowY !== 'hidden')
    const key = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true })
    return { closed, taken: gone, gone: gone !== undefined, scrolls: free && document.body.dispatchEvent(key) }
  },

  outcome: async () => {
    const late = new Promise(resolve => setTimeout(resolve, 2000)) // the longest that a site waits here
    await Promise.race([outcome, late])
    return api.lastOutcome
  },

  /** Calls a function of the handle; what it rejects with is kept for the oracles. */
  async call(name, ...args) {
    try {
      return { value: structuredCloneOrText(await api.modal[name](...args)) }
    } catch (error) {
      rejections.push(failure(error).message)
      return { error: failure(error) }
    }
  },

  start(name, ...args) {
    api.pending = api.modal[name](...args).then(
      () => ({ settled: 'resolved' }),
      error => ({ settled: 'rejected', error: failure(error) }),
    )
  },

  /** What became of the call that was started last. */
  settled: () => api.pending,

  isOpen: () => Boolean(shownDialog()),
  view: () => find('w3m-modal')?.getAttribute('view') ?? null,
  inDialog: () => isInside(focused(), find('w3m-modal')),
  focusedId: () => focused()?.id || focused()?.localName || null,

  panel() {
    const panel = find('[part~=panel]')
    const { width } = panel.getBoundingClientRect()
    const wide = [...everything(find('w3m-modal').shadowRoot)].filter(element => {
      const { right, left, width: own } = element.getBoundingClientRect()
      const box = panel.getBoundingClientRect()
      return own > 0 && (right > box.right + 1 || left < box.left - 1) && !clipped(element, panel)
    })
    return { width, scroll: panel.scrollWidth - panel.clientWidth, wide: wide.map(element => element.localName) }
  },

  closeButton() {
    const button = [...everything(find('w3m-modal').shadowRoot)].find(
      element => element.localName === 'button' && /close/i.test(nameOf(element)),
    )
    if (!button) return { found: false }
    const { left, top, width, height, right, bottom } = button.getBoundingClientRect()
    const inView = width > 8 && height > 8 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const element = hit(left + width / 2, top + height / 2)
    return { found: true, inView, onTop: isInside(element, button) || isInside(button, element) }
  },

  onTop() {
    const { left, top, width, height } = find('[part~=panel]').getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.localName
  },

  /** Everything that can be pressed in the modal. */
  controls() {
    const modal = find('w3m-modal')
    return modal ? [...everything(modal.shadowRoot)].filter(element => element.matches('button, a[href], input')) : []
  },

  globals: () => Reflect.ownKeys(window).map(String),
  sheets() {
    const modal = find('w3m-modal')
    const own = [...everything(modal.shadowRoot)].filter(({ localName }) => localName === 'style').length
    return (
      document.querySelectorAll('style').length +
      document.adoptedStyleSheets.length +
      modal.shadowRoot.adoptedStyleSheets.length +
      own
    )
  },
  rule: (name, ...args) => import('./rules.mjs').then(rules => rules.run(name, args)),
}

/** A family whose code does not load. */
function failing(spec) {
  const { message, stack } = expand(spec)
  const error = new Error(message)
  error.stack = stack
  return { namespace: 'eip155', load: () => Promise.reject(error) }
}

function nameOf(element) {
  const host = element.getRootNode().host
  return [element.getAttribute('aria-label'), element.textContent, host?.getAttribute('label')]
    .filter(Boolean)
    .join(' ')
}

/** Whether something between an element and the panel cuts it off, or it is meant for screen readers only. */
function clipped(element, panel) {
  for (let at = element; at && at !== panel; at = at.assignedSlot ?? at.parentNode ?? at.host) {
    if (at.nodeType !== 1) continue
    const { overflowX, clipPath, position } = getComputedStyle(at)
    if (overflowX !== 'visible' || clipPath !== 'none' || position === 'fixed') return true
  }
  return false
}

function structuredCloneOrText(value) {
  try {
    return structuredClone(value)
  } catch {
    return String(value)
  }
}

window.harness = api
document.documentElement.dataset.ready = ''
