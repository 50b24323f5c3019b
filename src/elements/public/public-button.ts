import { type CSSResultGroup, html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import { modalController } from '../../controllers/modal.js'
import { optionsController } from '../../controllers/options.js'
import { themeController } from '../../controllers/theme.js'
import { type ChainNamespace, isChainNamespace } from '../../core/caip.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { ThemeHost } from '../../styles/theme-host.js'
import { tokens } from '../../styles/tokens.js'
import { W3mElement } from '../w3m-element.js'
import { type ButtonStatus, buttonStatus } from './button-status.js'
import { buttonStyles } from './button.styles.js'
import { openModal, prepareModal } from './intent.js'

declare global {
  interface HTMLElementEventMap {
    'w3m-button-open': CustomEvent<OpenOptions>
    'w3m-button-close': CustomEvent<OpenOutcome>
  }
}

/** What a button shows. */
export interface ButtonFace {
  readonly content: TemplateResult
  /** Accessible name, when the content alone does not say enough. */
  readonly label?: string | undefined
  readonly look: string
  readonly busy?: boolean
}

/**
 * Base of the buttons on the page. Small on purpose: everything behind it is loaded when a visitor shows intent.
 *
 * @internal
 */
export abstract class PublicButton extends W3mElement {
  static override styles: CSSResultGroup = [tokens, buttonStyles]

  /** Makes the button inert. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** Family the button is for (`eip155`, `solana`, …); the active one when left out. */
  @property() namespace: string | undefined

  readonly #internals: ElementInternals | undefined = this.attachInternals?.()
  #state: ButtonStatus | undefined

  constructor() {
    super()
    new ThemeHost(this, themeController)
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

  protected override render(): TemplateResult | typeof nothing {
    const face = this.face()
    this.#mark(this.status)
    if (!face) return nothing
    return html`<button
      part="base"
      class=${face.look}
      ?disabled=${this.disabled}
      aria-haspopup="dialog"
      aria-expanded=${modalController.state.open}
      aria-label=${face.label ?? nothing}
      aria-busy=${face.busy ? 'true' : nothing}
      @pointerenter=${this.#onIntent}
      @focus=${this.#onIntent}
      @click=${this.#onClick}
    >
      ${face.content}
    </button>`
  }

  get #button(): HTMLButtonElement | null {
    return this.renderRoot?.querySelector('button') ?? null
  }

  #mark(status: ButtonStatus): void {
    const states = this.#internals?.states
    if (!states || this.#state === status) return
    if (this.#state) states.delete(this.#state)
    states.add(status)
    this.#state = status
  }

  #onIntent(): void {
    if (!this.disabled) this.prepare()
  }

  #onClick(): void {
    if (!optionsController.state.created) return
    const options = this.target()
    this.focus() // where the dialog gives the focus back; Safari does not focus what is clicked
    if (!this.emit('w3m-button-open', options, { bubbles: true, composed: true, cancelable: true })) return
    this.press(options, outcome => this.emit('w3m-button-close', outcome, { bubbles: true, composed: true }))
  }
}
