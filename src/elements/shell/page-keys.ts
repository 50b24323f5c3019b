import { tabStops } from './wrap-tab.js'

const isThere = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0

/**
 * Handles keys meant for a dialog even when nothing in it has the focus: after a press where nothing is focusable, or
 * after the focused element of the page was removed. A non-modal dialog gets them in no other way.
 *
 * @returns the function that stops listening
 */
export function listenToPageKeys(dialog: HTMLDialogElement, onKeydown: (event: KeyboardEvent) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  /** The visitor's last target, if outside the dialog. */
  let outside: Element | undefined
  const onTarget = (event: Event): void => {
    const isInside = event.composedPath().includes(dialog)
    outside = !isInside && event.target instanceof Element ? event.target : undefined
  }
  const onEvent = (event: KeyboardEvent): void => {
    const isNowhere = event.target === document.body || event.target === document.documentElement
    if (!isNowhere || (outside && isThere(outside))) return
    if (event.key !== 'Tab') return onKeydown(event)
    if (!outside) return // the browser continues from where the dialog was pressed
    event.preventDefault()
    tabStops(dialog)
      .at(event.shiftKey ? -1 : 0)
      ?.focus()
  }
  document.addEventListener('pointerdown', onTarget, { signal, capture: true })
  document.addEventListener('focusin', onTarget, { signal, capture: true })
  document.addEventListener('keydown', onEvent, { signal })
  return () => listening.abort()
}
