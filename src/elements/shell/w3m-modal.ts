import { type LitElement, type PropertyValues, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'
import { isEmbedded, isModalVisible } from '../../controllers/shell/visibility.js'
import { alertsController } from '../../controllers/shell/alerts.js'
import { copyByHandController } from '../../controllers/shell/copy/copy-by-hand.js'
import { close, forceClose } from '../../controllers/connections/close.js'
import { canGoBack } from '../../controllers/connections/go-back.js'
import { discoverWallets } from '../../controllers/visit/discover-wallets.js'
import { prepare } from '../../controllers/visit/prepare.js'
import { report } from '../../controllers/shell/report.js'
import { modalController } from '../../controllers/shell/modal.js'
import { type Route, routerController } from '../../controllers/shell/router.js'
import { snackController } from '../../controllers/shell/snack.js'
import { waitingRequestController } from '../../controllers/shell/waiting-request.js'
import { themeController } from '../../controllers/shell/theme.js'
import { shell } from '../../locales/en/shell.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { currentDirection, currentLocale, t } from '../../core/i18n/t.js'
import { instanceValue } from '../../core/instance.js'
import { logger } from '../../services/logger.js'
import { reset } from '../../styles/reset.js'
import { ThemeHost } from '../../styles/theme-host.js'
import { COLORS, tokens } from '../../styles/tokens.js'
import { typography } from '../../styles/typography.js'
import { titleOf } from '../registry.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { DialogControl } from './dialog-control.js'
import { dragSheet } from './drag-sheet.js'
import { offerFramePlace } from './frame-place.js'
import { FrameMotion } from './frame-motion.js'
import { containTyping } from './contain-typing.js'
import { keepFocus } from './keep-focus.js'
import './w3m-header.js'
import type { W3mHeader } from './w3m-header.js'
import { modal } from './w3m-modal.styles.js'
import { keepSiteSlots } from './site-slots.js'
import './w3m-router.js'
import type { ViewPhase } from './w3m-router.js'
import { wrapTab } from './wrap-tab.js'
import { MODAL_SHAKE } from '../../core/limits.js'
import { play } from '../../styles/motion.js'

const STEPS: readonly Keyframe[] = [0, -8, 8, -8, 8, -4, 4, 0].map(x => ({ translate: `${x}px 0` }))

/** Shows that the dialog cannot be closed now (SPEC 2). */
const shake = (panel: Element): void => void play(panel, STEPS, MODAL_SHAKE, { easing: 'ease-in-out' })

addMessages(shell)

const dialogIn = ({ renderRoot }: LitElement): HTMLDialogElement | null => renderRoot.querySelector('dialog')

const headerIn = ({ renderRoot }: LitElement): W3mHeader | null => renderRoot.querySelector('w3m-header')

/** Lets the handle drag the sheet. */
function dragPanel(host: LitElement, event: PointerEvent): void {
  const panel = dialogIn(host)?.firstElementChild
  if (panel instanceof HTMLElement) dragSheet(event, panel, close)
}

/** Most visitors never see an alert: its bar and its texts load with the first. */
function alertBar() {
  report(import('./w3m-alert-bar.js'))
  return html`<w3m-alert-bar></w3m-alert-bar>`
}

/** Its code loads with the first request that waits in a wallet on this device. */
function waitingRequest() {
  report(import('./w3m-waiting-request.js'))
  return html`<w3m-waiting-request></w3m-waiting-request>`
}

/** Its code loads with the first text that the browser refuses to copy. */
function copyByHand() {
  report(import('./w3m-copy-by-hand.js'))
  return html`<w3m-copy-by-hand></w3m-copy-by-hand>`
}

/**
 * Its code loads with the first message. It has no live region: the dialog has one, because screen readers announce only
 * changes of a region that already exists.
 */
function snackBar() {
  report(import('./w3m-snack-bar.js'))
  return html`<w3m-snack-bar></w3m-snack-bar>`
}

/** Embedded modals that have asked wallets to announce themselves. */
const discovered = instanceValue(() => new WeakSet<LitElement>())

const onIntent = (): void => report(prepare())

/**
 * The dialog: header, outlet, messages. Over the page it is a native dialog in the top layer; embedded, a region in
 * place.
 *
 * @summary The dialog. It is added to the page automatically, and can be styled through its parts.
 * @attr open - The modal is visible.
 * @attr view - The current view.
 * @slot header - The site's own content above the ways to connect, such as a logo.
 * @slot footer - The site's own content below the ways to connect, such as a link to help.
 * @slot frame - The secure frame; inside the dialog, so that the dialog does not make it inert, and never moved.
 * @csspart overlay - The backdrop, which covers the page.
 * @csspart panel - The dialog's surface.
 */
@element('w3m-modal')
export class W3mModal extends W3mElement {
  static override styles = [tokens, reset, typography, modal]

  /** The content is rendered: the modal is open or closing. */
  @state() private visible = false

  /** The view that the outlet shows. */
  @state() private shown: Route | undefined

  /** What the outlet shows in place of that view. */
  @state() private phase: ViewPhase = 'ready'

  readonly #motion = new FrameMotion(this, keepFocus(this))
  readonly #control: DialogControl
  #release: (() => void) | undefined
  #shakes = 0
  #deep = false

  constructor() {
    super()
    containTyping(this)
    offerFramePlace(this)
    keepSiteSlots(this)
    const warn = (name: string): void => logger.notice(`The value of ${name} is not allowed`)
    const theme = new ThemeHost(this, themeController, COLORS, warn)
    const isReady = (): boolean => theme.isReady // never in colours the site did not choose
    this.#control = new DialogControl(() => close(), wrapTab, isReady)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#shakes = modalController.state.shakes
    this.#release = modalController.subscribe(() => this.#follow())
    this.#follow()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#release?.()
    this.#motion.observe(undefined)
    this.#control.suspend(dialogIn(this))
    queueMicrotask(() => this.isConnected || this.#abandon())
  }

  protected override updated(changed: PropertyValues): void {
    this.toggleAttribute('open', isModalVisible())
    this.setAttribute('view', routerController.route.view)
    if (isEmbedded() && !discovered().has(this)) report(discoverWallets())
    if (isEmbedded()) discovered().add(this)
    const dialog = dialogIn(this)
    if (dialog && this.visible && modalController.state.open && this.#control.show(dialog))
      void headerIn(this)?.focusTitle()
    if (changed.has('phase') && this.phase === 'failed' && !isEmbedded()) void headerIn(this)?.focusTitle()
    this.#motion.observe(this.renderRoot.querySelector<HTMLElement>('.body') ?? undefined)
  }

  protected override render() {
    const route = this.#route
    const label = this.phase === 'failed' ? t('modal.failed.title') : titleOf(route)
    const [dir, lang] = [currentDirection(), currentLocale()]
    const frame = html`<slot name="frame"></slot>`
    if (isEmbedded())
      return html`<section
        class="panel type"
        part="panel"
        aria-label=${label}
        dir=${dir}
        lang=${lang}
        @pointerenter=${onIntent}
        @focusin=${onIntent}
      >
        ${this.#content(route)}${frame}
      </section>`
    return html`<dialog part="overlay" aria-label=${label} dir=${dir} lang=${lang}>
      <div class="panel type" part="panel">${this.visible ? this.#content(route) : nothing}</div>
      ${frame}
    </dialog>`
  }

  #content(route: Route) {
    if (isModalVisible()) this.#deep = canGoBack()
    const follow = ({ detail }: CustomEvent<ViewPhase>): unknown => (this.phase = detail)
    return html`
      <div class="handle" @pointerdown=${(event: PointerEvent) => dragPanel(this, event)}>
        <span class="grab"></span>
        <w3m-header
          .route=${route}
          ?deep=${this.#deep}
          ?failed=${this.phase === 'failed'}
          @w3m-modal-close=${() => close()}
        ></w3m-header>
      </div>
      ${alertsController.state.current ? alertBar() : nothing}
      ${waitingRequestController.state.request ? waitingRequest() : nothing}
      ${copyByHandController.state.text === undefined ? nothing : copyByHand()}
      <div class="body">
        <w3m-router @w3m-view-show=${this.#onView} @w3m-view-phase=${follow}
          ><slot name="header" slot="header"></slot><slot name="footer" slot="footer"></slot
        ></w3m-router>
      </div>
      <div role="status">${snackController.state.open ? snackBar() : nothing}</div>
    `
  }

  /** The header's route: the displayed view, with its latest arguments, or the one that the visitor waits for. */
  get #route(): Route {
    const { route } = routerController
    return this.phase === 'ready' && this.shown && this.shown.view !== route.view ? this.shown : route
  }

  #follow(): void {
    const { open, shakes } = modalController.state
    const dialog = dialogIn(this)
    const panel = dialog?.firstElementChild
    if (panel && shakes > this.#shakes) shake(panel)
    this.#shakes = shakes
    if (open) this.visible = true
    else if (this.visible && dialog) this.#control.leave(dialog, () => this.#clear())
  }

  #clear(): void {
    this.visible = false
    this.shown = undefined
    this.phase = 'ready'
    const panel = dialogIn(this)?.firstElementChild
    if (panel instanceof HTMLElement) panel.style.translate = '' // where a drag left it
  }

  /** It was removed from the page for good: an open dialog counts as closed. */
  #abandon(): void {
    this.#control.hide(null)
    this.#clear()
    if (modalController.state.open && !isEmbedded()) forceClose()
  }

  async #onView({ detail: { route, focused } }: CustomEvent<{ route: Route; focused: boolean }>): Promise<void> {
    const first = this.shown === undefined
    if (first) this.#motion.expect()
    this.shown = route
    await this.updateComplete
    if (focused || !(first || isEmbedded())) await headerIn(this)?.focusTitle()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-modal': W3mModal
  }
}
