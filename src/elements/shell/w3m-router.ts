import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { isLive } from '../../controllers/shell/live.js'
import { mayPreload } from '../../controllers/shell/may-preload.js'
import { tell } from '../../controllers/shell/report.js'
import { whenIdle } from '../../controllers/shell/when-idle.js'
import { modalController } from '../../controllers/shell/modal.js'
import { type Route, routerController } from '../../controllers/shell/router.js'
import { OfflineError } from '../../core/errors/offline.js'
import { t } from '../../core/i18n/t.js'
import { EASE_OUT, VIEW_MOTION, play } from '../../styles/motion.js'
import { reset } from '../../styles/reset.js'
import { loadView, nextViews, viewTag } from '../registry.js'
import '../ui/w3m-ui-button.js'
import { W3mElement, element } from '../base/w3m-element.js'

/** Nothing is said of a view that loads within this time, in ms. */
const PATIENCE = 300
/** A view slides in over this distance, in px. */
const SLIDE = 12

const ignore = (): void => undefined

/**
 * The outlet: shows the view the visitor is at. The former view stays until the next one is loaded.
 *
 * @internal
 * @fires {CustomEvent<{ route: Route; focused: boolean }>} w3m-view-show - Another view came in; `focused` when the focus was in the former one.
 */
@element('w3m-router')
export class W3mRouter extends W3mElement {
  static override styles = [
    reset,
    css`
      .wait {
        display: grid;
        gap: var(--w3m-space-1);
        padding: 0 var(--w3m-space-4) var(--w3m-space-4);
      }
      .wait i {
        block-size: 56px;
        border-radius: var(--w3m-radius-3);
        background: var(--w3m-color-raised);
      }
      .failed {
        display: grid;
        justify-items: center;
        gap: var(--w3m-space-2);
        padding: var(--w3m-space-6) var(--w3m-space-4) var(--w3m-space-8);
        text-align: center;
      }
      .title {
        font-weight: 600;
      }
    `,
  ]

  @state() private phase: 'ready' | 'slow' | 'failed' = 'ready'

  #view: HTMLElement | undefined
  #target: Route | undefined
  /** How often it was tried again in vain: some browsers keep a failed import for as long as the page lives. */
  #tries = 0
  #release: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

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
    clearTimeout(this.#timer)
  }

  protected override render() {
    if (this.phase === 'failed')
      return html`<div class="failed" role="alert">
        <p class="title">${t('modal.failed.title')}</p>
        <p>${t('modal.failed.text')}</p>
        <w3m-ui-button size="small" @click=${this.#retry}
          >${t(this.#tries ? 'modal.reload' : 'action.retry')}</w3m-ui-button
        >
      </div>`
    if (this.phase === 'slow') {
      return html`<div class="wait" role="status" aria-label=${t('modal.loading')}><i></i><i></i><i></i></div>`
    }
    return this.#view ?? nothing
  }

  /** A closed dialog starts over; its views are left as they are while it goes away. */
  #follow(): void {
    const { route } = routerController
    for (const view of routerController.state.expected) void loadView(view).catch(ignore) // going there says what is wrong
    if (!isLive() || route.view === this.#target?.view) return
    this.#target = route
    this.#tries = 0
    void this.#load(route)
  }

  async #load(route: Route): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.phase = 'slow'), PATIENCE)
    try {
      await loadView(route.view)
      if (route === this.#target) await this.#show(route)
    } catch (error) {
      if (route !== this.#target) return
      clearTimeout(this.#timer)
      if (error instanceof OfflineError) this.#tries = 0
      this.phase = 'failed'
      tell(error)
    }
  }

  async #show(route: Route): Promise<void> {
    clearTimeout(this.#timer)
    const focused = Boolean(this.shadowRoot?.activeElement) // also while a wallet's own window is in front
    const { direction } = routerController.state
    const first = this.#view === undefined
    const view = document.createElement(viewTag(route.view))
    this.#view = view
    this.phase = 'ready'
    this.requestUpdate()
    this.emit('w3m-view-show', { route, focused })
    await this.updateComplete
    if (mayPreload()) whenIdle(() => Promise.all(nextViews(route.view).map(loadView)).catch(ignore))
    if (first) return // it comes in with the dialog
    const side =
      (direction === 'forward' ? SLIDE : direction === 'back' ? -SLIDE : 0) * (view.matches(':dir(rtl)') ? -1 : 1)
    play(
      view,
      [
        { opacity: 0, translate: `${side}px 0` },
        { opacity: 1, translate: '0 0' },
      ],
      VIEW_MOTION,
      { easing: EASE_OUT },
    )
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
  }
}
