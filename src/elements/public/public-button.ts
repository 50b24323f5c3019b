import { type CSSResultGroup, type PropertyDeclarations, ReactiveElement } from '@lit/reactive-element'

import { isLanguageAwaited } from '../../controllers/shell/language/change-locale.js'
import { modalController } from '../../controllers/shell/modal.js'
import { optionsController } from '../../controllers/shell/options.js'
import { themeController } from '../../controllers/shell/theme.js'
import { type ChainNamespace, isChainNamespace } from '../../core/caip.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { signal } from '../../core/signal.js'
import { BUTTON_COLORS, buttonTokens } from '../../styles/button-tokens.js'
import { ThemeHost } from '../../styles/theme-host.js'
import { flatStyles } from '../base/flat-styles.js'
import { RenderTracker } from '../base/render-tracker.js'
import { type ButtonFace, offlineFace } from './button-faces/button-face.js'
import { type ButtonStatus, buttonStatus } from './button-status.js'
import { ButtonView } from './button-view.js'
import { buttonStyles } from './button.styles.js'
import { isAwaitingNetwork, loading, openModal, prepareModal } from './open-modal.js'

declare global {
  interface HTMLElementEventMap {
    'w3m-button-open': CustomEvent<OpenOptions>
    'w3m-button-close': CustomEvent<OpenOutcome>
  }
}

/** The button that was pressed last. */
const lastPressed = signal<PublicButton | undefined>(undefined)

/**
 * Base class of the buttons on the page. Deliberately small: no decorators, no templates, and everything else loads
 * when a visitor shows intent.
 *
 * @internal
 */
export abstract class PublicButton extends ReactiveElement {
  static override styles: CSSResultGroup = [buttonTokens, buttonStyles]
  static override properties: PropertyDeclarations = { disabled: { type: Boolean, reflect: true }, namespace: {} }

  protected static override finalizeStyles = flatStyles

  /** Makes the button inert. */
  disabled = false

  /** Family the button is for (`eip155`, `solana`, …); by default, the active one. */
  namespace: ChainNamespace | undefined = undefined

  readonly #tracker = new RenderTracker(this)
  readonly #mark = customState(this)
  readonly #view = new ButtonView({
    intent: () => this.disabled || this.prepare(),
    press: onceCreated(this, () => this.#onPress()),
    rename: () => this.requestUpdate(),
  })

  constructor() {
    super()
    this.shadowRoot?.replaceChildren() // the reserved space from server output
    new ThemeHost(this, themeController, BUTTON_COLORS)
  }

  /** Clicks the button. */
  override click(): void {
    this.#view.button?.click()
  }

  /** Moves the focus to the button. */
  override focus(options?: FocusOptions): void {
    this.#view.button?.focus(options)
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

  /** Called on the first and every later sign of intent. */
  protected prepare(): void {
    prepareModal()
  }

  /** Performs the button's action. */
  protected press(options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
    openModal(this, options, closed)
  }

  protected override performUpdate(): void {
    this.#tracker.run(() => super.performUpdate())
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed)
    this.#mark(this.status)
    const face = this.face()
    const isWaiting = isAwaitingNetwork.get() && lastPressed.get() === this
    this.#view.show(this.renderRoot, face && isWaiting ? offlineFace(face) : face, {
      disabled: this.disabled,
      expanded: modalController.state.open,
      wordless: isLanguageAwaited.get(),
    })
  }

  #onPress(): void {
    if (loading.has(this)) return
    const options = this.target()
    lastPressed.set(this)
    this.focus() // where the dialog restores the focus; Safari does not focus clicked buttons
    if (notify(this, 'w3m-button-open', options))
      this.press(options, outcome => notify(this, 'w3m-button-close', outcome))
  }
}

const notify = (from: EventTarget, type: string, detail: unknown): boolean =>
  from.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, composed: true, detail }))

/**
 * The code that creates the modal may load after its buttons: presses take effect, as one, once it exists, unless the
 * button has left the page by then.
 */
function onceCreated(button: PublicButton, press: () => void): () => void {
  let stop: (() => void) | undefined
  const hostDisconnected = (): void => {
    stop?.()
    stop = undefined
  }
  button.addController({ hostDisconnected })
  return () => {
    if (optionsController.state.created) return press()
    stop ??= optionsController.subscribe(() => {
      hostDisconnected()
      button.click()
    })
  }
}

/** Returns a function that keeps one custom state on an element, for `:state()` selectors. */
function customState(element: HTMLElement): (state: string) => void {
  const states = element.attachInternals?.().states
  return state => {
    try {
      states?.clear()
      states?.add(state)
    } catch {
      // Chromium before 125 accepts only names that begin with two hyphens
    }
  }
}
