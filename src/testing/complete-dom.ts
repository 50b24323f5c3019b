/** Observes nothing: without layout, no size ever changes. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): readonly unknown[] {
    return []
  }
}

const matchNothing = (media: string): EventTarget =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null })

/** An animation that finishes immediately. */
function animateNothing(): object {
  return Object.assign(new EventTarget(), { finished: Promise.resolve(), cancel() {}, finish() {} })
}

/** An uncaught error fails the test, unchanged. */
function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

/** A hidden element cannot keep the focus. */
function blurWithin(dialog: HTMLElement): void {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  for (let at: Node | null = focused; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === dialog && focused instanceof HTMLElement) return focused.blur()
}

function showModal(this: HTMLDialogElement): void {
  this.open = true
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  blurWithin(this)
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

function add(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/**
 * Adds features to jsdom that the dialog needs and jsdom lacks: media queries, modal dialogs, observers, animations,
 * adopted style sheets and `reportError`. Existing features are not replaced. Call it before the dialog opens, for
 * example in the setup file of your tests; the buttons and all hooks except `useWalletModalWallets` do not need it.
 */
export function completeDom(): void {
  add(window, { matchMedia: matchNothing, reportError: reportUncaught })
  add(window, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver })
  add(HTMLDialogElement.prototype, { showModal, close })
  add(Element.prototype, { animate: animateNothing })
  add(document, { adoptedStyleSheets: [] })
}
