import { EASE_IN, VIEW_MOTION, motionTime, play } from '../../styles/motion.js'
import { restoreFocus, focusPath } from './focus.js'
import { listenToPageKeys } from './page-keys.js'
import { lockScroll } from './scroll/scroll-lock.js'
import { isSheet, keepToScreen } from './sheet.js'
import { type ShownDialog, hasFocus, showOnTop } from './top-layer.js'

/**
 * Shows and hides a native dialog over the page, routes every way to dismiss it to one function, and restores the
 * page's scrolling and focus.
 */
export class DialogControl {
  readonly #dismiss: () => boolean
  readonly #wrapTab: (event: KeyboardEvent, root: Element) => void
  readonly #isReady: () => boolean
  #opener: readonly HTMLElement[] = []
  #shown: ShownDialog | undefined
  #releases: readonly (() => void)[] = []
  #leaving: ReturnType<typeof setTimeout> | undefined
  #motion: readonly (Animation | undefined)[] = []

  /**
   * @param dismiss - Called when the visitor wants to leave; `false` if refused.
   * @param wrapTab - Keeps Tab inside; without it, the browser moves from the last stop to its own controls and back.
   * @param isReady - Whether the dialog can be shown yet.
   */
  constructor(dismiss: () => boolean, wrapTab: (event: KeyboardEvent, root: Element) => void, isReady: () => boolean) {
    this.#dismiss = dismiss
    this.#wrapTab = wrapTab
    this.#isReady = isReady
  }

  /** Shows the dialog; `false` if it was already shown, or is not ready. */
  show(dialog: HTMLDialogElement): boolean {
    const panel = dialog.firstElementChild
    if (this.#leaving !== undefined && panel instanceof HTMLElement) panel.style.translate = '' // where a drag left it
    this.#stay()
    if (dialog.open) this.#shown?.settle()
    if (dialog.open || !dialog.isConnected || !this.#isReady()) return false
    this.#release()
    if (this.#opener.length === 0) this.#opener = focusPath()
    this.#releases = [lockScroll(dialog), keepToScreen(dialog), this.#listen(dialog)]
    this.#shown = showOnTop(dialog, () => this.#leaving !== undefined)
    return true
  }

  /** Lets the dialog fade out, then hides it and calls `done`. */
  leave(dialog: HTMLDialogElement, done: () => void): void {
    if (this.#leaving !== undefined) return
    const options: KeyframeAnimationOptions = { easing: EASE_IN, fill: 'forwards' }
    const panel = dialog.firstElementChild
    this.#motion = [
      play(dialog, [{ opacity: 1 }, { opacity: 0 }], VIEW_MOTION, options),
      panel && isSheet() ? play(panel, [{ translate: '0 100%' }], VIEW_MOTION, options) : undefined,
    ]
    this.#leaving = setTimeout(() => {
      this.hide(dialog)
      done()
    }, motionTime(VIEW_MOTION))
  }

  /** Hides the dialog but remembers where the focus came from: it may reappear immediately when it is moved. */
  suspend(dialog: HTMLDialogElement | null): void {
    this.#stay()
    this.#release()
    if (dialog?.open) dialog.close()
  }

  /** Hides the dialog and restores the focus, unless it has moved into a wallet's prompt in the page. */
  hide(dialog: HTMLDialogElement | null): void {
    const isElsewhere = focusPath().length > 0 && !(dialog && hasFocus(dialog))
    this.suspend(dialog)
    if (!isElsewhere) restoreFocus(this.#opener)
    this.#opener = []
  }

  #stay(): void {
    clearTimeout(this.#leaving)
    this.#leaving = undefined
    for (const animation of this.#motion) animation?.cancel()
    this.#motion = []
  }

  #release(): void {
    for (const release of this.#releases) release()
    this.#releases = []
    this.#shown?.release()
    this.#shown = undefined
  }

  #listen(dialog: HTMLDialogElement): () => void {
    const listening = new AbortController()
    const { signal } = listening
    let outside = false
    let clicked: EventTarget | undefined
    // A dialog that is fading out ignores input: a fast Enter or tap could choose something that is no longer visible.
    const ignore = (event: Event): void => {
      if (this.#leaving === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onClick = (event: MouseEvent): void => {
      const [target] = event.composedPath()
      // The second click of a double click is meant for the target of the first, not for what appeared in its place.
      if (event.detail > 1 && target !== clicked) {
        event.preventDefault()
        event.stopPropagation()
      } else if (outside && target === dialog) this.#dismiss()
      clicked = target
    }
    const onKeydown = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') this.#wrapTab(event, dialog)
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault() // otherwise the browser closes it without asking the second time
      this.#dismiss()
    }
    const onCancel = (event: Event): void => {
      if (event.target !== dialog) return
      event.preventDefault()
      this.#dismiss()
    }
    const onClose = (): void => {
      if (!dialog.open && !this.#dismiss()) this.show(dialog) // the browser closed it despite `preventDefault()`
    }
    for (const type of ['keydown', 'click']) dialog.addEventListener(type, ignore, { signal, capture: true })
    dialog.addEventListener('keydown', onKeydown, { signal })
    dialog.addEventListener('cancel', onCancel, { signal })
    dialog.addEventListener('close', onClose, { signal })
    // A press that began inside, such as a text selection, does not count as a press on the overlay.
    dialog.addEventListener('pointerdown', event => void (outside = event.composedPath()[0] === dialog), { signal })
    dialog.addEventListener('click', onClick, { signal, capture: true })
    signal.addEventListener('abort', listenToPageKeys(dialog, onKeydown))
    return () => listening.abort()
  }
}
