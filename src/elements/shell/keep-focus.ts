import type { LitElement } from 'lit'

import { focusPath } from './focus.js'
import { isModal } from './top-layer.js'

/**
 * Moves the focus to the title of `host` when the element that had it has been removed, such as a button that is pressed
 * once: after each update of `host`, and whenever the returned function is called. A dialog that waits for a wallet in the
 * page restores the focus itself.
 */
export function keepFocus(host: LitElement): () => void {
  let isInside = false
  const rescue = async (): Promise<void> => {
    const header = host.renderRoot.querySelector('w3m-header')
    await header?.updateComplete // its own button may be the one that goes
    const dialog = host.renderRoot.querySelector('dialog')
    if (focusPath().length === 0 && (dialog ? isModal(dialog) : isInside)) await header?.focusTitle()
  }
  host.addEventListener('focusin', () => (isInside = true))
  host.addEventListener('focusout', event => {
    const [left] = event.composedPath()
    // Afterwards, because it has not moved yet. It stays inside while another window is in front, and counts as inside
    // when the element was removed, for which only some browsers fire the event.
    queueMicrotask(() => {
      isInside = (left instanceof Node && !left.isConnected) || focusPath().some(focused => host.contains(focused))
    })
  })
  host.addController({
    hostDisconnected: () => (isInside = false),
    hostUpdated: () => void (isInside && rescue()),
  })
  return () => void rescue()
}
