import { zoomOf } from '../../core/platform/zoom.js'
import { walletRequests } from '../../services/wallets/wallet-requests.js'
import { restoreFocus, focusPath } from './focus.js'

/** The class of a shown dialog, wherever it is: moving it must not hide it, or its animations would restart. */
const SHOWN = 'shown'

/** Whether the focus is in the dialog's modal. */
export function hasFocus(dialog: HTMLDialogElement): boolean {
  const root = dialog.getRootNode()
  const modal = root instanceof ShadowRoot ? root.host : dialog
  return focusPath().some(focused => modal.contains(focused))
}

/** Keeps a dialog's position: in the page, a transformed ancestor would become its containing block. */
function keepPlace(dialog: HTMLDialogElement, { left, top, width, height }: DOMRect): void {
  const zoom = zoomOf(dialog)
  const now = dialog.getBoundingClientRect()
  if (now.width !== width || now.height !== height) {
    dialog.style.inlineSize = `${width / zoom}px`
    dialog.style.blockSize = `${height / zoom}px`
  }
  const { left: x, top: y } = dialog.getBoundingClientRect()
  if (x !== left || y !== top) dialog.style.translate = `${(left - x) / zoom}px ${(top - y) / zoom}px`
}

function freePlace({ style }: HTMLDialogElement): void {
  for (const name of ['inline-size', 'block-size', 'translate']) style.removeProperty(name)
}

/** Whether a dialog is modal; `:modal` is unknown to old browsers. */
export function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal')
  } catch {
    return false
  }
}

/** What an element is shown in: also the slot it is assigned to, and the host of its shadow root. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/**
 * Returns whether what is opened now belongs in the page: while a wallet is asked, unless a modal dialog of the page is
 * open below. A dialog that a wallet shows when it is asked is not one of the page.
 */
function followPlace(opener: Element | undefined): () => boolean {
  const found: Element[] = walletRequests.any ? [] : [...document.querySelectorAll('dialog')]
  for (let at: Element | null = opener ?? null; at; at = parentOf(at)) if (at.localName === 'dialog') found.push(at)
  const below = found.filter(isModal)
  return () => walletRequests.any && !below.some(isModal)
}

/** A shown dialog. */
export interface ShownDialog {
  /** Moves it to its current layer. */
  settle(): void
  /** Stops moving it; it must still be closed. */
  release(): void
}

/**
 * Shows a dialog in the top layer. While a wallet of the page is asked it is shown in the page instead, at the z-index
 * of the theme, so that what the wallet adds to the page is neither covered nor inert. Over a modal dialog of the page,
 * it stays in the top layer: in the page, that dialog would make it inert, like anything the wallet adds.
 *
 * @param isLeaving - Whether the dialog is closing: it then does not return to the top layer.
 */
export function showOnTop(dialog: HTMLDialogElement, isLeaving: () => boolean): ShownDialog {
  let isOnTop = false
  let focused: readonly HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const belongsInPage = followPlace(focusPath()[0])

  /** Moves it out of the top layer. `show()` would move the focus; `close()` may, so that it is restored. */
  const leave = (): void => {
    clearTimeout(timer)
    if (!isOnTop || !dialog.open || !belongsInPage()) return
    isOnTop = false
    const place = dialog.getBoundingClientRect()
    const path = focusPath()
    focused = hasFocus(dialog) ? path : []
    dialog.close()
    dialog.setAttribute('open', '')
    keepPlace(dialog, place)
    const [now] = focusPath()
    if (now === path[0]) return
    now?.blur()
    restoreFocus(path)
  }

  const enter = (): void => {
    if (isOnTop || !dialog.isConnected || belongsInPage() || isLeaving()) return
    isOnTop = true
    if (hasFocus(dialog)) focused = focusPath()
    freePlace(dialog)
    dialog.removeAttribute('open')
    dialog.showModal()
    restoreFocus(focused)
  }

  dialog.classList.add(SHOWN)
  if (belongsInPage()) dialog.setAttribute('open', '')
  else {
    // otherwise `close()` would restore this focus, even when the dialog only leaves the top layer
    focusPath()[0]?.blur()
    enter()
  }
  const stops = [
    walletRequests.onRequest(leave),
    // A wallet that may be asked again immediately is given time to remove its prompt.
    walletRequests.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(enter)
    }),
  ]
  return {
    settle: enter,
    release() {
      clearTimeout(timer)
      for (const stop of stops) stop()
      freePlace(dialog)
      dialog.classList.remove(SHOWN)
    },
  }
}
