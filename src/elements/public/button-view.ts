import { adoptStyles, type CSSResult } from '@lit/reactive-element'

import { currentDirection, currentLocale } from '../../core/i18n/t.js'
import type { ButtonFace } from './button-faces/button-face.js'

/** Callbacks for a button's owner. */
export interface ButtonListener {
  readonly intent: () => void
  readonly press: () => void
  /** The page's own text in the button came or went. */
  readonly rename: () => void
}

/** The button's current state, whatever its face. */
export interface ButtonCondition {
  readonly disabled: boolean
  /** The dialog it opens is open. */
  readonly expanded: boolean
  /** Its words are not seen: they are not in the page's language yet. */
  readonly wordless: boolean
}

/** The one `<button>` in a public button's shadow root. */
export class ButtonView {
  readonly #listener: ButtonListener
  #button: HTMLButtonElement | undefined
  #kind: string | undefined
  #styles: CSSResult | undefined

  constructor(listener: ButtonListener) {
    this.#listener = listener
  }

  /** The button, if it exists. */
  get button(): HTMLButtonElement | undefined {
    return this.#button
  }

  /** Renders a face in `root`, or nothing without one. */
  show(root: HTMLElement | DocumentFragment, face: ButtonFace | undefined, condition: ButtonCondition): void {
    if (!face) {
      this.#button?.remove()
      this.#button = undefined
      return
    }
    const button = (this.#button ??= root.appendChild(this.#create()))
    button.className = condition.wordless ? `${face.look} wordless` : face.look
    button.disabled = condition.disabled
    button.ariaExpanded = `${condition.expanded}`
    button.ariaBusy = face.busy ? 'true' : null
    if (this.#kind !== face.kind || !button.firstChild) {
      this.#kind = face.kind
      button.replaceChildren(document.createElement('span'))
      if (face.styles && face.styles !== this.#styles) adopt(root, (this.#styles = face.styles))
    }
    const [place] = button.children
    if (place instanceof HTMLElement) face.draw(place)
    const isOwn = face.look !== 'restoring' && (face.own || hasOwnText(button))
    button.ariaLabel = (isOwn ? undefined : face.label) ?? null
    button.lang = currentLocale()
    button.dir = currentDirection()
    if (isOwn) for (const name of ['lang', 'dir']) button.removeAttribute(name) // those of the page apply
  }

  #create(): HTMLButtonElement {
    const { intent, press, rename } = this.#listener
    const button = document.createElement('button')
    button.type = 'button'
    button.part = 'base'
    button.ariaHasPopup = 'dialog'
    button.addEventListener('pointerenter', intent)
    button.addEventListener('focus', intent)
    button.addEventListener('click', press)
    button.addEventListener('slotchange', rename)
    return button
  }
}

/** Whether the page has put a text into the button, which is its name then: visitors say what they see. */
const hasOwnText = (button: HTMLButtonElement): boolean | undefined =>
  button
    .querySelector<HTMLSlotElement>('slot:not([hidden])')
    ?.assignedNodes()
    .some(node => node.textContent?.trim())

/** Adds styles to the adopted ones. Safari before 16.4 adopts none, and gets an element. */
function adopt(root: HTMLElement | DocumentFragment, styles: CSSResult): void {
  if (root instanceof ShadowRoot) adoptStyles(root, [...(root.adoptedStyleSheets ?? []), styles])
}
