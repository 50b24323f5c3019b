import { LitElement, type PropertyValues, css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { isModalVisible } from '../../controllers/shell/visibility.js'
import { mayPreload } from '../../controllers/shell/may-preload.js'
import { reportFailure } from '../../controllers/shell/report.js'
import { whenIdle } from '../../controllers/shell/when-idle.js'
import { modalController } from '../../controllers/shell/modal.js'
import { type Route, routerController } from '../../controllers/shell/router.js'
import { OfflineError } from '../../core/errors/offline.js'
import { t } from '../../core/i18n/t.js'
import { EASE_OUT, VIEW_MOTION, play, reducedMotion } from '../../styles/motion.js'
import { reset } from '../../styles/reset.js'
import { loadView, nextViews, viewTag } from '../registry.js'
import '../ui/w3m-ui-button.js'
import { HostTimer } from '../base/host-timer.js'
import { W3mElement, element } from '../base/w3m-element.js'

/** No loading message is shown for a view that loads within this time while the former one is visible, in ms. */
const PATIENCE = 300
/** A view slides in over this distance, in px. */
const SLIDE = 12

/** What the outlet shows: the view, grey rows while it loads for long, or that it could not be loaded. */
export type ViewPhase = 'ready' | 'slow' | 'failed'

const ignore = (): void => undefined

/** Takes a view out of the flow of its scroller, in place, and makes it inert. */
function putAside(view: HTMLElement, scroller: Element | null): void {
  const scrolled = scroller?.scrollTop ?? 0
  view.style.blockSize = `${view.offsetHeight}px`
  view.style.insetBlockStart = `${-scrolled}px`
  view.classList.add('former')
  view.inert = true
  if (view instanceof LitElement) view.disconnectedCallback() // ends its work now, not after the fade
  if (scrolled) scroller?.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * The outlet: shows the current view. The former view stays until the next one has loaded, and fades out over it; the
 * first view starts with grey rows, so that no frame is blank.
 *
 * @internal
 * @fires {CustomEvent<{ route: Route; focused: boolean }>} w3m-view-show - Another view appeared; `focused` when the
 *   focus was in the former one.
 * @fires {CustomEvent<ViewPhase>} w3m-view-phase - What is shown in place of a view changed, or a view is shown again.
 */
@element('w3m-router')
export class W3mRouter extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        position: relative;
      }
      .former {
        position: absolute;
        z-index: 1;
        inset-inline: 0;
        background: var(--w3m-color-background);
        pointer-events: none;
      }
      .wait {
        display: grid;
        gap: var(--w3m-space-1);
        padding: 0 var(--w3m-space-4) var(--w3m-space-4);
      }
      .shape {
        block-size: 56px;
        border-radius: var(--w3m-radius-3);
        background: var(--w3m-color-raised);
      }
      .failed {
        display: grid;
        justify-items: center;
        gap: var(--w3m-space-4);
        padding: var(--w3m-space-6) var(--w3m-space-4) var(--w3m-space-8);
        text-align: center;
      }
    `,
  ]

  @state() private phase: ViewPhase = 'ready'

  /** The view, and the former one while it fades out: both stay in place, because moving would restart them. */
  readonly #places: [HTMLElement | undefined, HTMLElement | undefined] = [undefined, undefined]
  /** The slot of the view. */
  #at: 0 | 1 = 0
  readonly #fading = new HostTimer(this)
  #target: Route | undefined
  /** The number of failed retries: some browsers cache a failed import for the lifetime of the page. */
  #tries = 0
  #release: (() => void) | undefined
  readonly #timer = new HostTimer(this)

  override connectedCallback(): void {
    super.connectedCallback()
    const follow = (): void => this.#follow()
    const stops = [routerController.subscribe(follow), modalController.subscribe(follow)]
    this.#release = () => stops.forEach(stop => stop())
    follow()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#release?.()
    removeEventListener('online', this.#loadOnline)
    this.#clear()
  }

  protected override render() {
    if (this.phase === 'failed')
      return html`<div class="failed" role="alert" aria-label=${t('modal.failed.title')}>
        <p>${t('modal.failed.text')}</p>
        <w3m-ui-button size="small" @click=${this.#retry}
          >${t(this.#tries ? 'modal.reload' : 'action.retry')}</w3m-ui-button
        >
      </div>`
    if (this.phase === 'slow') {
      return html`<div class="wait" role="status" aria-label=${t('modal.loading')}>
        <span class="shape"></span><span class="shape"></span><span class="shape"></span>
      </div>`
    }
    const [one, other] = this.#places
    return html`${one ?? nothing}${other ?? nothing}`
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('phase')) this.emit('w3m-view-phase', this.phase)
  }

  /** A closed dialog starts over; its views are unchanged while it closes. */
  #follow(): void {
    const { route } = routerController
    for (const view of routerController.state.expected) void loadView(view).catch(ignore) // navigating there shows the error
    if (!isModalVisible() || route.view === this.#target?.view) return
    this.#target = route
    this.#tries = 0
    void this.#load(route)
  }

  /** What could not be loaded offline is loaded as soon as the browser is online again. */
  readonly #loadOnline = (): void => {
    if (this.phase === 'failed' && this.#target) void this.#load(this.#target)
  }

  async #load(route: Route): Promise<void> {
    removeEventListener('online', this.#loadOnline)
    this.#timer.start(PATIENCE, () => (this.phase = 'slow'))
    // The first view has no previous one to show until it has loaded.
    if (!this.#places[this.#at] && !customElements.get(viewTag(route.view))) this.phase = 'slow'
    try {
      await loadView(route.view)
      if (route === this.#target) await this.#show(route)
    } catch (error) {
      if (route !== this.#target) return
      this.#timer.stop()
      if (error instanceof OfflineError) {
        this.#tries = 0
        if (this.isConnected) addEventListener('online', this.#loadOnline)
      }
      this.phase = 'failed'
      reportFailure(error)
    }
  }

  async #show(route: Route): Promise<void> {
    this.#timer.stop()
    const focused = Boolean(this.shadowRoot?.activeElement) // also while a wallet's own window is in front
    const { direction } = routerController.state
    const shown = this.#places[this.#at]
    const first = shown === undefined
    const view = document.createElement(viewTag(route.view))
    const former = this.phase === 'ready' && !reducedMotion() ? shown : undefined
    this.#clear()
    if (former) {
      putAside(former, this.parentElement)
      this.#at = this.#at ? 0 : 1
    }
    this.#places[this.#at] = view
    this.phase = 'ready'
    this.requestUpdate()
    this.emit('w3m-view-show', { route, focused })
    await this.updateComplete
    if (former) this.#fade(former)
    if (mayPreload()) whenIdle(() => Promise.all(nextViews(route.view).map(loadView)).catch(ignore))
    if (first) return // it appears with the dialog
    const side =
      (direction === 'forward' ? SLIDE : direction === 'back' ? -SLIDE : 0) *
      (getComputedStyle(view).direction === 'rtl' ? -1 : 1)
    if (side) play(view, [{ translate: `${side}px 0` }, { translate: '0 0' }], VIEW_MOTION, { easing: EASE_OUT })
  }

  #fade(view: HTMLElement): void {
    play(view, [{ opacity: 1 }, { opacity: 0 }], VIEW_MOTION, { easing: EASE_OUT, fill: 'forwards' })
    this.#fading.start(VIEW_MOTION, () => {
      this.#clear()
      this.requestUpdate()
    })
  }

  /** Frees the slot of the previous view. */
  #clear(): void {
    this.#places[this.#at ? 0 : 1] = undefined
  }

  #retry(): void {
    if (this.#tries) return location.reload()
    this.#tries += 1
    this.phase = 'slow'
    if (this.#target) void this.#load(this.#target)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-router': W3mRouter
  }
  interface HTMLElementEventMap {
    'w3m-view-show': CustomEvent<{ readonly route: Route; readonly focused: boolean }>
    'w3m-view-phase': CustomEvent<ViewPhase>
  }
}
