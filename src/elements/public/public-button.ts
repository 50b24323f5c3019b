import { type CSSResultGroup, type PropertyDeclarations, ReactiveElement } from '@lit/reactive-element'

import { modalController } from '../../controllers/modal.js'
import { optionsController } from '../../controllers/options.js'
import { themeController } from '../../controllers/theme.js'
import { type ChainNamespace, isChainNamespace } from '../../core/caip.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { ThemeHost } from '../../styles/theme-host.js'
import { tokens } from '../../styles/tokens.js'
import { flatStyles } from '../flat-styles.js'
import { RenderTracker } from '../render-tracker.js'
import type { ButtonFace } from './button-face.js'
import { type ButtonStatus, buttonStatus } from './button-status.js'
import { buttonStyles } from './button.styles.js'
import { openModal, prepareModal } from './intent.js'

declare global {
  interface HTMLElementEventMap {
    'w3m-button-open': CustomEvent<OpenOptions>
    'w3m-button-close': CustomEvent<OpenOutcome>
  }
}

/**
 * Base of the buttons on the page. Small on purpose: no decorators, no templates, and everything behind it is loaded
 * when a visitor shows intent.
 *
 * @internal
 */
export abstract class PublicButton extends ReactiveElement {
  static override styles: CSSResultGroup = [tokens, buttonStyles]
  static override properties: PropertyDeclarations = { disabled: { type: Boolean, reflect: true }, namespace: {} }

  protected static override finalizeStyles = flatStyles

  /** Makes the button inert. */
  disabled = false

  /** Family the button is for (`eip155`, `solana`, …); the active one when left out. */
  namespace: string | undefined = undefined

  readonly #internals: ElementInternals | undefined = this.attachInternals?.()
  readonly #tracker = new RenderTracker(this)
  #state: ButtonStatus | undefined
  #button: HTMLButtonElement | undefined
  #kind: string | undefined

  constructor() {
    super()
    new ThemeHost(this, themeController)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate() // signals may have changed while it was detached
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#tracker.release()
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren() // what server output kept the room with
    return super.createRenderRoot()
  }

  /** Presses the button. */
  override click(): void {
    this.#button?.click()
  }

  override focus(options?: FocusOptions): void {
    this.#button?.focus(options)
  }

  protected get family(): ChainNamespace | undefined {
    return isChainNamespace(this.namespace) ? this.namespace : undefined
  }

  /** The state shown now; also set as a custom state for `:state()` selectors. */
  protected get status(): ButtonStatus {
    return buttonStatus(this.family)
  }

  /** What pressing the button opens. */
  protected target(): OpenOptions {
    return this.family ? { namespace: this.family } : {}
  }

  /** What the button shows now; `undefined` shows nothing. */
  protected abstract face(): ButtonFace | undefined

  /** Told of the first sign of intent and of every later one. */
  protected prepare(): void {
    prepareModal()
  }

  /** Opens what the button is for. */
  protected press(options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
    openModal(options, closed)
  }

  protected override performUpdate(): void {
    this.#tracker.run(() => super.performUpdate())
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed)
    const face = this.face()
    this.#mark(this.status)
    if (face) return this.#show(face)
    this.#button?.remove()
    this.#button = undefined
  }

  #show(face: ButtonFace): void {
    const button = (this.#button ??= this.#add())
    button.className = face.look
    button.disabled = this.disabled
    button.ariaExpanded = `${modalController.state.open}`
    button.ariaLabel = face.label ?? null
    button.ariaBusy = face.busy ? 'true' : null
    if (this.#kind !== face.kind || !button.firstChild) {
      this.#kind = face.kind
      button.replaceChildren(document.createElement('span'))
      const sheet = face.styles?.styleSheet
      const { renderRoot } = this
      if (sheet && renderRoot instanceof ShadowRoot && !renderRoot.adoptedStyleSheets.includes(sheet))
        renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, sheet]
    }
    const [place] = button.children
    if (place instanceof HTMLElement) face.draw(place)
  }

  #add(): HTMLButtonElement {
    const button = this.renderRoot.appendChild(document.createElement('button'))
    const intent = (): void => {
      if (!this.disabled) this.prepare()
    }
    button.type = 'button'
    button.part.add('base')
    button.ariaHasPopup = 'dialog'
    button.addEventListener('pointerenter', intent)
    button.addEventListener('focus', intent)
    button.addEventListener('click', () => this.#onClick())
    return button
  }

  #mark(status: ButtonStatus): void {
    const states = this.#internals?.states
    if (!states || this.#state === status) return
    if (this.#state) states.delete(this.#state)
    states.add(status)
    this.#state = status
  }

  #onClick(): void {
    if (!optionsController.state.created) return
    const options = this.target()
    this.focus() // where the dialog gives the focus back; Safari does not focus what is clicked
    if (this.#tell('w3m-button-open', options)) this.press(options, outcome => this.#tell('w3m-button-close', outcome))
  }

  #tell(type: string, detail: unknown): boolean {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, composed: true, detail }))
  }
}
